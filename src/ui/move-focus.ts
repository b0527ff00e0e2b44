import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const current = event.currentTarget
  const all = [...(current.closest('ul')?.querySelectorAll<HTMLElement>(current.tagName) ?? [])]
  all.at((all.indexOf(current) + step) % all.length)?.focus()
}
