import { messages } from '../messages.ts'
import { type MenuEntry, navigationLimits, type OwnNavigation } from './navigation.ts'
import { Problem } from '../problem.ts'
import {
  conflictsBetween,
  isSame,
  type Revision,
  type Values,
  valuesBefore,
} from '../documents/revision.ts'

const lists = ['menu', 'footer'] as const
const limits = { menu: navigationLimits.entries, footer: navigationLimits.columns }

export function withoutLists(values: Values): Values {
  const merged: string[] = [...lists, 'branches']
  return Object.fromEntries(Object.entries(values).filter(([name]) => !merged.includes(name)))
}

/**
 * The lists as they are after both saves. Throws Problem('conflict') if others changed the same
 * entry, or moved entries in another way.
 */
export function mergeNavigation(
  current: OwnNavigation,
  values: Values,
  unseen: Revision[],
): Values {
  const before = valuesBefore(unseen, current)
  const merged = { ...values }
  for (const name of lists) {
    if (!(name in values)) continue
    const mine = (values[name] ?? []) as MenuEntry[]
    const list = mergedEntries((before[name] ?? []) as MenuEntry[], mine, current[name] ?? [])
    if (!list) throw mergeConflict({ [name]: mine }, current, unseen)
    if (list.length > limits[name]) {
      throw new Problem('invalid-input', { fields: { [name]: messages.linksTooMany } })
    }
    merged[name] = list
  }
  return merged
}

export function mergedEntries<Entry extends { id: string }>(
  before: Entry[],
  mine: Entry[],
  theirs: Entry[],
): Entry[] | undefined {
  const known = byId(before)
  const staying = (entries: Entry[]) =>
    entries.filter(({ id }) => byId(mine).has(id) && byId(theirs).has(id) && known.has(id))
  const [orderBefore, myOrder, theirOrder] = [before, mine, theirs].map((list) =>
    staying(list).map(({ id }) => id),
  )
  const iMoved = !isSame(myOrder, orderBefore)
  if (iMoved && !isSame(theirOrder, orderBefore) && !isSame(theirOrder, myOrder)) return undefined
  const isTheirOrder = !iMoved && !isSame(theirOrder, orderBefore)
  const [first, second] = isTheirOrder ? [theirs, mine] : [mine, theirs]
  const ids = new Set([...first, ...second].map(({ id }) => id))
  const entries = [...ids].map((id) =>
    mergedEntry(known.get(id), byId(mine).get(id), byId(theirs).get(id)),
  )
  return entries.includes('conflict')
    ? undefined
    : entries.filter((entry) => typeof entry === 'object')
}

function mergedEntry<Entry>(
  before: Entry | undefined,
  mine: Entry | undefined,
  theirs: Entry | undefined,
): Entry | 'conflict' | undefined {
  if (!before) return mine ?? theirs
  if (!mine || !theirs) return undefined
  if (isSame(mine, before)) return theirs
  return isSame(theirs, before) || isSame(theirs, mine) ? mine : 'conflict'
}

function byId<Entry extends { id: string }>(entries: Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

export function mergeConflict(sent: Values, current: Values, unseen: Revision[]): Problem {
  const revision = unseen[0]?.number ?? 0
  const conflicts = conflictsBetween(sent, current, unseen)
  return new Problem('conflict', { conflict: { revision, conflicts } })
}
