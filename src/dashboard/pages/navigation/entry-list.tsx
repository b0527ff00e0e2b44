import { GridList, GridListItem } from 'react-aria-components'
import { IconPencil, IconX } from '@tabler/icons-react'
import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { Labels } from '../../editor/sections/section-values.ts'
import { moved } from '../../kit/sorting/moved.ts'
import { DragHandle, MoveButtons } from '../../kit/sorting/move-tools.tsx'
import { type Sorting, useSorting } from '../../kit/sorting/use-sorting.tsx'
import { navigationWords } from './words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEntryNames } from './entries.ts'
import { useTitlesOf } from '../../editor/links/use-targets.ts'
import styles from './navigation.module.css'

type EntryListProps<Entry extends MenuEntry> = {
  label: string
  entries: Entry[]
  labels: Labels
  onChange: (entries: Entry[]) => void
  onEdit: (entry: Entry) => void
}

export function EntryList<Entry extends MenuEntry>(props: EntryListProps<Entry>) {
  const { label, entries, labels, onChange, onEdit } = props
  const words = useWords(navigationWords)
  const { nameOfEntry } = useEntryNames(labels)
  useTitlesOf(entries)
  const sorting = useSorting(entries.map(nameOfEntry), (from, to) =>
    onChange(moved(entries, from, to)),
  )

  return (
    <>
      <GridList
        className={styles.list}
        aria-label={label}
        keyboardNavigationBehavior="tab"
        items={entries}
        dependencies={[entries, labels, words, sorting]}
      >
        {(entry) => (
          <EntryRow
            entry={entry}
            labels={labels}
            index={entries.indexOf(entry)}
            sorting={sorting}
            onEdit={() => onEdit(entry)}
            onRemove={() => onChange(entries.filter((one) => one !== entry))}
          />
        )}
      </GridList>
      {sorting.status}
    </>
  )
}

type EntryRowProps = {
  entry: MenuEntry
  labels: Labels
  index: number
  sorting: Sorting
  onEdit: () => void
  onRemove: () => void
}

function EntryRow({ entry, labels, index, sorting, ...props }: EntryRowProps) {
  const words = useWords(navigationWords)
  const { nameOfEntry, targetName, missingIn } = useEntryNames(labels)
  const name = nameOfEntry(entry)
  const note = isGroup(entry) ? words.linksIn(entry.links.length) : targetName(entry.target)
  return (
    <GridListItem
      id={entry.id}
      textValue={name}
      className={styles.row ?? ''}
      {...sorting.rowOf(index)}
    >
      <DragHandle {...{ name, index, sorting }} />
      <div className={styles.about} {...sorting.surfaceOf(index)}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {note !== name && (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
        {missingIn(entry).map((language) => (
          <small key={language} className={styles.missing}>
            {words.notShownIn(language)}
          </small>
        ))}
      </div>
      <div className={styles.tools}>
        <MoveButtons {...{ name, index, sorting }} />
        <IconButton label={words.edit(name)} onPress={props.onEdit}>
          <IconPencil size={18} />
        </IconButton>
        <IconButton label={words.remove(name)} isDangerous onPress={props.onRemove}>
          <IconX size={18} />
        </IconButton>
      </div>
    </GridListItem>
  )
}
