import type { FormListItem } from '../../../contract/forms.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { formNameWords } from './words.ts'

export function useFormName(): (form: Pick<FormListItem, 'title'>) => string {
  const { untitled } = useWords(formNameWords)
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  return ({ title }) => codes.map((code) => title[code]).find(Boolean) ?? untitled
}
