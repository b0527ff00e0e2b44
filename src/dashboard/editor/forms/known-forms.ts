import { formsApi } from '../../../api/client/forms-api.ts'
import type { FormListItem } from '../../../contract/forms.ts'
import { client } from '../../app/client.ts'
import { known } from '../../app/known.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { formNameWords } from './words.ts'

export const useKnownForms = known<FormListItem[] | undefined>(undefined, async () => {
  const answer = await client(formsApi).list()
  return answer.ok ? answer.value.forms : undefined
})

export function useFormName(): (form: Pick<FormListItem, 'title'>) => string {
  const { untitled } = useWords(formNameWords)
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  return ({ title }) => codes.map((code) => title[code]).find(Boolean) ?? untitled
}
