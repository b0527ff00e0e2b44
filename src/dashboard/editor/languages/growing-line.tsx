import type { KeyboardEvent, Ref } from 'react'
import { TextArea } from 'react-aria-components'
import { lockOf } from '../../../ui/text-field.tsx'
import styles from './growing-line.module.css'

type GrowingLineProps = {
  value: string
  lang: string
  dir: 'ltr' | 'rtl'
  inputRef: Ref<HTMLTextAreaElement> | undefined
  onUnlock: (() => void) | undefined
  title: { onEnter: () => void } | undefined
}

export function GrowingLine({ value, inputRef, onUnlock, title, ...input }: GrowingLineProps) {
  function leave(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (title) title.onEnter()
    else event.currentTarget.form?.requestSubmit()
  }

  return (
    // A space at the end keeps the last line when it is empty.
    <div
      className={styles.growing}
      data-title={title && ''}
      data-text={`${value} `}
      dir={input.dir}
    >
      <TextArea
        ref={inputRef}
        rows={1}
        className={styles.line}
        onKeyDown={leave}
        {...input}
        {...lockOf(onUnlock)}
      />
    </div>
  )
}

export function inOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
