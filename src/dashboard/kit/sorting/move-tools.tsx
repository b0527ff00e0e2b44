import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './sorting.module.css'
import type { Sorting } from './use-sorting.tsx'
import { sortingWords } from './words.ts'

type MovedRow = { name: string; index: number; sorting: Sorting }

export function MoveTools(row: MovedRow) {
  return (
    <span className={styles.tools}>
      <DragHandle {...row} />
      <MoveButtons {...row} />
    </span>
  )
}

export function DragHandle({ name, index, sorting }: MovedRow) {
  const words = useWords(sortingWords)
  return (
    <span className={styles.handle} {...sorting.handleOf(index)}>
      <IconButton
        label={words.drag(name)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onPress={({ pointerType }) =>
          (pointerType === 'keyboard' || pointerType === 'virtual') && sorting.pickUpOrDrop(index)
        }
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

type MoveButtonsProps = MovedRow & { isAcross?: boolean }

export function MoveButtons({ name, index, sorting, isAcross = false }: MoveButtonsProps) {
  const words = useWords(sortingWords)
  const button = (label: string, step: -1 | 1, icon: ReactNode) => (
    // A button that were disabled at the end would lose the focus there.
    <IconButton
      label={label}
      aria-disabled={index + step < 0 || index + step >= sorting.total}
      onPress={() => sorting.move(index, index + step)}
    >
      {icon}
    </IconButton>
  )
  return isAcross ? (
    <>
      {button(words.earlier(name), -1, <IconArrowLeft className="flip" {...drawn} />)}
      {button(words.later(name), 1, <IconArrowRight className="flip" {...drawn} />)}
    </>
  ) : (
    <>
      {button(words.up(name), -1, <IconChevronUp {...drawn} />)}
      {button(words.down(name), 1, <IconChevronDown {...drawn} />)}
    </>
  )
}

const drawn = { size: 18, 'aria-hidden': true }
