import type { LanguageCode } from '../../../domain/languages/language.ts'
import {
  isGroup,
  type MenuEntry,
  type NavigationGroup,
  type NavigationLink,
} from '../../../domain/navigation/navigation.ts'
import { newId } from '../../app/new-id.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { useTargets } from '../../editor/links/use-targets.ts'
import { navigationWords } from './words.ts'

export function labelKey(id: string, language: LanguageCode): string {
  return `${id}.${language}`
}

export function labelIn(labels: Labels, id: string, language: LanguageCode): string {
  return labels[labelKey(id, language)] ?? ''
}

export function withEntry<Entry extends MenuEntry>(entries: Entry[], entry: Entry): Entry[] {
  const isKnown = entries.some(({ id }) => id === entry.id)
  return isKnown ? entries.map((one) => (one.id === entry.id ? entry : one)) : [...entries, entry]
}

export function groupsIn(entries: MenuEntry[]): NavigationGroup[] {
  return entries.filter(isGroup)
}

export function standardEntries(): NavigationLink[] {
  return [
    { id: newId(), target: { kind: 'home' } },
    ...(['posts', 'business', 'products'] as const).map((section) => ({
      id: newId(),
      target: { kind: 'section' as const, section },
    })),
  ]
}

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
