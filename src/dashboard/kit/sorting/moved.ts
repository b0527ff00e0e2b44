export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  if (!(from in items && to in items)) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

export type Side = 'before' | 'after'

export function movedBeside<Item extends { id: string }>(
  items: Item[],
  id: string,
  side: Side,
  neighbour: string,
): Item[] {
  const moving = items.filter((item) => item.id === id)
  const others = items.filter((item) => item.id !== id)
  const index = others.findIndex((item) => item.id === neighbour)
  return index < 0 ? items : others.toSpliced(side === 'before' ? index : index + 1, 0, ...moving)
}
