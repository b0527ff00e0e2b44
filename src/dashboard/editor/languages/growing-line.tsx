import type { KeyboardEvent } from 'react'
import { TextArea } from 'react-aria-components'
import { lockOf } from '../../../ui/text-field.tsx'
import styles from './growing-line.module.css'

type GrowingLineProps = {
  /** What it holds, whose lines it is as high as. */
  value: string
  lang: string
  dir: 'ltr' | 'rtl'
  onUnlock: (() => void) | undefined
  onEnter: (() => void) | undefined
}

/** The control of a text of one line that wraps; Enter leaves it. */
export function GrowingLine({ value, onUnlock, onEnter, ...input }: GrowingLineProps) {
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter?.()
  }

  return (
    // A space at the end keeps the last line when it is empty.
    <div className={styles.growing} data-text={`${value} `} dir={input.dir}>
      <TextArea
        rows={1}
        className={styles.line}
        onKeyDown={leave}
        {...input}
        {...lockOf(onUnlock)}
      />
    </div>
  )
}

/** Line breaks of pasted text become spaces. */
export function inOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
