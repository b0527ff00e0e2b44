import { useEffect, useRef } from 'react'
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

/** The first field of a form that is marked as wrong and in sight takes the focus. */
export function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const first = [...wrong].find((field) => field.checkVisibility())
  first?.focus()
}
