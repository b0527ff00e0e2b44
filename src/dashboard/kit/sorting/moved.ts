export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  if (!(from in items && to in items)) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}
