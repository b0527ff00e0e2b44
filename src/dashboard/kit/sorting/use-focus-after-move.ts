import { useLayoutEffect, useRef } from 'react'

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
