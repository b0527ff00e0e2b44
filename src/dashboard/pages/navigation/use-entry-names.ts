import { isGroup, type MenuEntry } from '../../../domain/navigation.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguages } from '../../app/shell/use-languages.ts'
import { useTargetNames } from '../../editor/links/use-target-names.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { labelIn } from './entries.ts'
import { navigationWords } from './words.ts'

/** What an entry is called in the language of the interface, and where visitors do not see it. */
export function useEntryNames(labels: Labels) {
  const words = useWords(navigationWords)
  const targetName = useTargetNames()
  const { language, nameOf } = useLocale()
  const published = useLanguages().filter(({ status }) => status === 'published')

  function nameOfEntry(entry: MenuEntry): string {
    const label = labelIn(labels, entry.id, language)
    return label || (isGroup(entry) ? words.noLabel : targetName(entry.target))
  }

  /** A group without a label has no name to show. */
  function missingIn(entry: MenuEntry): string[] {
    if (!isGroup(entry)) return []
    return published
      .filter(({ code }) => !labelIn(labels, entry.id, code))
      .map(({ code }) => nameOf(code))
  }

  return { nameOfEntry, targetName, missingIn }
}
