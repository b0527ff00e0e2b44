type Row = { id: string }
/** `before` is what the item stood in front of. */
export type Removed<Item extends Row> = { item: Item; before: string | null }
type ShownRow<Item extends Row> = { item: Item; isRemoved: boolean }

export function withoutRow<Item extends Row>(items: Item[], id: string): Item[] {
  return items.filter((item) => item.id !== id)
}

export function takenOut<Item extends Row>(items: Item[], item: Item): Removed<Item> {
  const index = items.findIndex(({ id }) => id === item.id)
  return { item, before: items[index + 1]?.id ?? null }
}

/** The list with what was taken out where it stood; the last of `removed` went last. */
export function withRemoved<Item extends Row>(
  items: Item[],
  removed: Removed<Item>[],
): ShownRow<Item>[] {
  const rows = items.map((item) => ({ item, isRemoved: false }))
  for (const { item, before } of removed.toReversed()) {
    const at = rows.findIndex((row) => row.item.id === before)
    rows.splice(at < 0 ? rows.length : at, 0, { item, isRemoved: true })
  }
  return rows
}

export function withRowBack<Item extends Row>(rows: ShownRow<Item>[], id: string): Item[] {
  return rows.filter((row) => !row.isRemoved || row.item.id === id).map(({ item }) => item)
}
