export function only<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error('the list is empty: give one id, get one result')
  return item
}
