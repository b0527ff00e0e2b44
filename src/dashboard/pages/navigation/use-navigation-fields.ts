import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { SectionValues } from '../../editor/sections/section-values.ts'
import { useEntryNames } from './use-entry-names.ts'
import { navigationWords } from './words.ts'

export function useNavigationFields({ labels = {}, menu }: SectionValues) {
  const words = useWords(navigationWords)
  const { nameOfEntry } = useEntryNames(labels)
  function view(field: string, value: unknown) {
    if (field.endsWith('_hidden')) return value ? words.isHidden : words.isShown
    if (field === 'menu' || field === 'footer') return namesOf(value)
    const button = field === 'menu_button' && menu?.find(({ id }) => id === value)
    return button ? nameOfEntry(button) : undefined
  }

  /** A group with what is in it. */
  function namesOf(entries: unknown): string | undefined {
    const names = ((entries ?? []) as MenuEntry[]).map((entry) =>
      isGroup(entry) ? `${nameOfEntry(entry)} (${namesOf(entry.links) ?? ''})` : nameOfEntry(entry),
    )
    return names.join(' · ') || undefined
  }

  return { names: words.fields, view }
}
