import { isSame } from '../documents/revision.ts'
import type { Form } from './form.ts'

type Routes = Form['routes']

/** Changes of both stay; of an option that both changed, mine do. */
export function mergedRoutes(before: Routes, mine: Routes, theirs: Routes): Routes {
  const changed = changedOptions(before, mine)
  const others = Object.entries(theirs).filter(([option]) => !changed.includes(option))
  const own = Object.entries(mine).filter(([option]) => changed.includes(option))
  return Object.fromEntries([...others, ...own])
}

export function areRoutesContested(before: Routes, mine: Routes, theirs: Routes): boolean {
  return changedOptions(before, mine).some(
    (option) =>
      !isSame(theirs[option] ?? [], before[option] ?? []) &&
      !isSame(theirs[option] ?? [], mine[option] ?? []),
  )
}

function changedOptions(before: Routes, after: Routes): string[] {
  const options = Object.keys({ ...before, ...after })
  return options.filter((option) => !isSame(before[option] ?? [], after[option] ?? []))
}
