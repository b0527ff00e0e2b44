import { useEffect, useRef } from 'react'
import type { WrongFields } from './use-submission.ts'

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

export function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const first = [...wrong].find((field) => field.checkVisibility())
  first?.focus()
}
