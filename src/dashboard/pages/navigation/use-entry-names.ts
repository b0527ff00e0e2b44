import type { LanguageCode } from '../../../domain/languages/language.ts'
import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { useTargets } from '../../editor/links/use-targets.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { labelIn } from './entries.ts'
import { navigationWords } from './words.ts'

export function useEntryNames(labels: Labels) {
  const words = useWords(navigationWords)
  const { targetName, isThereIn } = useTargets()
  const { language, nameOf } = useLocale()
  const published = useLanguages().filter(({ status }) => status === 'published')

  function nameOfEntry(entry: MenuEntry): string {
    const label = labelIn(labels, entry.id, language)
    return label || (isGroup(entry) ? words.noLabel : targetName(entry.target))
  }

  /** A group without a label has no name to show, and a page may not be written yet. */
  function missingIn(entry: MenuEntry): string[] {
    const isShownIn = (code: LanguageCode) =>
      isGroup(entry) ? labelIn(labels, entry.id, code) !== '' : isThereIn(entry.target, code)
    return published.filter(({ code }) => !isShownIn(code)).map(({ code }) => nameOf(code))
  }

  return { nameOfEntry, targetName, missingIn }
}
