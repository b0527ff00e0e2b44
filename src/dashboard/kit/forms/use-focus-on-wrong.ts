import { useEffect, useRef } from 'react'
import { focusWrong } from './focus-wrong.ts'
import type { WrongFields } from './wrong-fields.ts'

/** The first refused field takes the focus. */
export function useFocusOnWrong(wrong: WrongFields | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!wrong || Object.keys(wrong).length === 0) return
    // A tab that hides the field is opened first.
    const frame = requestAnimationFrame(() => focusWrong(form.current))
    return () => cancelAnimationFrame(frame)
  }, [wrong])
  return form
}
