import { textName, type Values } from '../../../domain/revision.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'

/** A title to know a document by: in the chosen language, else in any, else ''. */
export function useSavedTitle(values: Values): string {
  const titles = useLanguagesChosenFirst().map(({ code }) => values[textName('title', code)])
  return titles.find((title) => typeof title === 'string' && title !== '')?.toString() ?? ''
}
