import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import { GridListItem } from 'react-aria-components'
import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import type { Labels } from '../../editor/sections/section-values.ts'
import { useFocusAfterMove } from '../../kit/sorting/use-focus-after-move.ts'
import styles from './navigation.module.css'
import { useEntryNames } from './use-entry-names.ts'
import { navigationWords } from './words.ts'

type EntryRowProps = {
  entry: MenuEntry
  labels: Labels
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

export function EntryRow({ entry, labels, isFirst, isLast, ...props }: EntryRowProps) {
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
