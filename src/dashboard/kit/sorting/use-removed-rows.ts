import { useState } from 'react'
import { type Removed, takenOut, withRemoved, withRowBack } from './removed-rows.ts'

/** Rows that were taken out stay in sight, to be taken back, until the list is saved. */
export function useRemovedRows<Item extends { id: string }>(items: Item[], revision: number) {
  const [all, setAll] = useState<(Removed<Item> & { since: number })[]>([])
  const removed = all.filter(
    ({ item, since }) => since === revision && !items.some(({ id }) => id === item.id),
  )
  const rows = withRemoved(items, removed)
  return {
    rows,
    remember: (item: Item) => setAll([...removed, { ...takenOut(items, item), since: revision }]),
    /** The list with it. */
    withBack: (id: string) => withRowBack(rows, id),
  }
}
