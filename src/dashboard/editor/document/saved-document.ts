import { isSame, type Values } from '../../../domain/documents/revision.ts'

export type Saved<V extends Values> = { values: V; revision: number }

/**
 * A change made here is merged with what is saved now, by name; without a merge it stays whole.
 * Values named in `theirs` stay someone else's. `before` is what the change was made to, if known.
 */
export type Merges<V extends Values> = {
  [Name in keyof V]?: (mine: V[Name], now: V[Name], theirs: string[], before?: V[Name]) => V[Name]
}

/** Values that have been `sent` are as they are now. */
type Rebasing<V extends Values> = { sent?: string[]; theirs?: string[]; merges?: Merges<V> }

export function changes<V extends Values>(values: V, saved: Saved<V>): Partial<V> {
  const changed = Object.entries(values).filter(([name, value]) =>
    isChanged(value, saved.values[name]),
  )
  return Object.fromEntries(changed) as Partial<V>
}

export function changedNames<V extends Values>(values: V, saved: Saved<V>): string[] {
  return Object.keys(changes(values, saved))
}

/**
 * The form once the server has something newer: what was changed here stays, except what has been `sent`
 * or is to be as someone else saved it; all else is as it is now.
 */
export function rebased<V extends Values>(
  values: V,
  before: Saved<V>,
  now: Saved<V>,
  { sent = [], theirs = [], merges = {} }: Rebasing<V> = {},
): V {
  const given = [...sent, ...theirs.filter((name) => !(name in merges))]
  const mine = Object.entries(changes(values, before)).filter(([name]) => !given.includes(name))
  const known = { theirs, before: before.values }
  return merged(Object.fromEntries(mine) as Partial<V>, now.values, merges, known)
}

export function merged<V extends Values>(
  mine: Partial<V>,
  now: V,
  merges: Merges<V>,
  { theirs = [], before = {} }: { theirs?: string[]; before?: Partial<V> } = {},
): V {
  const stored = Object.entries(mine).map(([name, value]) => {
    const merge = merges[name] as Merge | undefined
    return [name, merge ? merge(value, now[name], theirs, before[name]) : value]
  })
  return { ...now, ...Object.fromEntries(stored) }
}

type Merge = (mine: unknown, now: unknown, theirs: string[], before: unknown) => unknown

/** A chosen file is always a change; files cannot be compared. */
function isChanged(value: unknown, saved: unknown): boolean {
  return value instanceof File || !isSame(value, saved)
}
