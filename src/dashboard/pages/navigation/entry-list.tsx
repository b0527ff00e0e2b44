import { useState } from 'react'
import { GridList } from 'react-aria-components'
import type { MenuEntry } from '../../../domain/navigation/navigation.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { Labels } from '../../editor/sections/section-values.ts'
import { placedBeside } from '../../kit/sorting/placed.ts'
import { useReorder } from '../../kit/sorting/use-reorder.ts'
import { useTitlesOf } from '../../editor/links/article-titles.ts'
import { EntryRow } from './entry-row.tsx'
import styles from './navigation.module.css'
import { useEntryNames } from './use-entry-names.ts'
import { navigationWords } from './words.ts'

type EntryListProps<Entry extends MenuEntry> = {
  label: string
  entries: Entry[]
  labels: Labels
  onChange: (entries: Entry[]) => void
  onEdit: (entry: Entry) => void
}

/** Entries are dragged, or moved by keys and buttons (NAV-11). */
export function EntryList<Entry extends MenuEntry>(props: EntryListProps<Entry>) {
  const { label, entries, labels, onChange, onEdit } = props
  const words = useWords(navigationWords)
  const { nameOfEntry } = useEntryNames(labels)
  useTitlesOf(entries)
  const [announced, setAnnounced] = useState('')
  const dragAndDropHooks = useReorder(entries, show)

  function show(moved: Entry[], id: string) {
    const at = moved.findIndex((entry) => entry.id === id)
    const entry = moved[at]
    if (entry) setAnnounced(words.movedTo(nameOfEntry(entry), at + 1, moved.length))
    onChange(moved)
  }

  function step(entry: Entry, by: -1 | 1) {
    const neighbour = entries[entries.indexOf(entry) + by]
    if (!neighbour) return
    show(placedBeside(entries, entry.id, by < 0 ? 'before' : 'after', neighbour.id), entry.id)
  }

  return (
    <>
      <GridList
        className={styles.list}
        aria-label={label}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        items={entries}
        dependencies={[entries, labels, words]}
      >
        {(entry) => (
          <EntryRow
            entry={entry}
            labels={labels}
            isFirst={entries[0] === entry}
            isLast={entries.at(-1) === entry}
            onMove={(by) => step(entry, by)}
            onEdit={() => onEdit(entry)}
            onRemove={() => onChange(entries.filter((one) => one !== entry))}
          />
        )}
      </GridList>
      <output className="sr">{announced}</output>
    </>
  )
}
