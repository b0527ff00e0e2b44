import { useState } from 'react'
import { GridList, GridListItem } from 'react-aria-components'
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { useWords } from '../../app/locale/locale.tsx'
import type { Labels } from '../../editor/sections/section-values.ts'
import { movedBeside } from '../../kit/sorting/moved.ts'
import { useReorder } from '../../kit/sorting/use-reorder.ts'
import styles from './navigation.module.css'
import { navigationWords } from './words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusAfterMove } from '../../kit/sorting/move-tools.tsx'
import { useEntryNames } from './entries.ts'
import { useTitlesOf } from '../../editor/links/use-targets.ts'

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
    show(movedBeside(entries, entry.id, by < 0 ? 'before' : 'after', neighbour.id), entry.id)
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

type EntryRowProps = {
  entry: MenuEntry
  labels: Labels
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

function EntryRow({ entry, labels, isFirst, isLast, ...props }: EntryRowProps) {
  const words = useWords(navigationWords)
  const { nameOfEntry, targetName, missingIn } = useEntryNames(labels)
  const name = nameOfEntry(entry)
  const note = isGroup(entry) ? words.linksIn(entry.links.length) : targetName(entry.target)
  const { part, keepFocus } = useFocusAfterMove<HTMLDivElement>()

  const moveButton = (by: -1 | 1, label: string, isDisabled: boolean) => (
    <IconButton
      label={label}
      isDisabled={isDisabled}
      onPress={() => {
        keepFocus(label)
        props.onMove(by)
      }}
    >
      {by < 0 ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
    </IconButton>
  )

  return (
    <GridListItem id={entry.id} textValue={name} className={styles.row ?? ''}>
      <IconButton slot="drag" label={words.drag(name)}>
        <IconGripVertical size={18} aria-hidden="true" />
      </IconButton>
      <div className={styles.about}>
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
      <div className={styles.tools} ref={part}>
        {moveButton(-1, words.earlier(name), isFirst)}
        {moveButton(1, words.later(name), isLast)}
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
