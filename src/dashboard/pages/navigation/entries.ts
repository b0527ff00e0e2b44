import type { LanguageCode } from '../../../domain/language.ts'
import {
  isGroup,
  type MenuEntry,
  type NavigationGroup,
  type NavigationLink,
} from '../../../domain/navigation.ts'
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

/** Dropped before or after another. */
export function movedBeside<Entry extends MenuEntry>(
  entries: Entry[],
  id: string,
  side: 'before' | 'after',
  neighbour: string,
): Entry[] {
  const moving = entries.filter((entry) => entry.id === id)
  const others = entries.filter((entry) => entry.id !== id)
  const at = others.findIndex((entry) => entry.id === neighbour)
  return at < 0 ? entries : others.toSpliced(side === 'before' ? at : at + 1, 0, ...moving)
}

export function groupsIn(entries: MenuEntry[]): NavigationGroup[] {
  return entries.filter(isGroup)
}

/** What the site shows until a menu is set. */
export function standardEntries(): NavigationLink[] {
  return [
    { id: newId(), target: { kind: 'home' } },
    ...(['posts', 'business', 'products'] as const).map((section) => ({
      id: newId(),
      target: { kind: 'section' as const, section },
    })),
  ]
}
