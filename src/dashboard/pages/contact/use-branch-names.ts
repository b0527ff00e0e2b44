import { textName } from '../../../domain/documents/revision.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'
import { contactWords } from './words.ts'

export function useBranchNames(values: SectionValues): (id: string) => string {
  const { unnamed } = useWords(contactWords).branches
  const languages = useLanguagesChosenFirst()
  return (id) =>
    languages.map(({ code }) => values[textName(`branch_name:${id}`, code)]).find(Boolean) ??
    unnamed
}
