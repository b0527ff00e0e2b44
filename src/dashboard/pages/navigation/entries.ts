import type { LanguageCode } from '../../../domain/languages/language.ts'
import {
  isGroup,
  type MenuEntry,
  type NavigationGroup,
  type NavigationLink,
} from '../../../domain/navigation/navigation.ts'
import { newId } from '../../app/new-id.ts'
import type { Labels } from '../../editor/sections/section-values.ts'

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
