import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './sorting.module.css'
import type { Drag } from './use-drag.ts'
import { sortingWords } from './words.ts'

type MoveToolsProps = {
  name: string
  index: number
  total: number
  handle: ReturnType<Drag['handleOf']>
  onMove: (from: number, to: number) => void
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

export function MoveTools({ name, index, total, handle, onMove }: MoveToolsProps) {
  const words = useWords(sortingWords)
  const { part, keepFocus } = useFocusAfterMove<HTMLSpanElement>()

  function move(step: -1 | 1, label: string) {
    if (index + step < 0 || index + step >= total) return
    keepFocus(label)
    onMove(index, index + step)
  }
  function listen(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>) {
    const step = steps[event.key]
    if (!step || !event.altKey) return
    event.preventDefault()
    move(step, words.drag(name))
  }

  return (
    <span ref={part} className={styles.tools}>
      <span className={styles.handle} {...handle}>
        <IconButton
          label={words.drag(name)}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={listen}
        >
          <IconGripVertical size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton
        label={words.up(name)}
        isDisabled={index === 0}
        onPress={() => move(-1, words.up(name))}
      >
        <IconChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.down(name)}
        isDisabled={index === total - 1}
        onPress={() => move(1, words.down(name))}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

/** An element that changes its place in the document loses the focus: the button of this name gets it back. */
export function useFocusAfterMove<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  const pressed = useRef('')
  useLayoutEffect(() => {
    if (!pressed.current) return
    const button = part.current?.querySelector<HTMLElement>(
      `[aria-label="${CSS.escape(pressed.current)}"]`,
    )
    pressed.current = ''
    button?.focus()
  })
  return { part, keepFocus: (label: string) => (pressed.current = label) }
}
