import { expect, test } from 'vitest'
import { type Removed, takenOut, withoutRow, withRemoved, withRowBack } from './removed-rows.ts'

type Letter = { id: string }
const letters = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

function removing(...ids: string[]) {
  let items: Letter[] = letters
  const removed: Removed<Letter>[] = []
  for (const id of ids) {
    removed.push(takenOut(items, { id }))
    items = withoutRow(items, id)
  }
  return withRemoved(items, removed)
}

const shown = (rows: ReturnType<typeof removing>) =>
  rows.map(({ item, isRemoved }) => (isRemoved ? `(${item.id})` : item.id)).join('')

test.each([
  [['b'], 'a(b)cd'],
  [['d'], 'abc(d)'],
  [['b', 'c'], 'a(b)(c)d'],
  [['c', 'b'], 'a(b)(c)d'],
  [['d', 'c', 'a'], '(a)b(c)(d)'],
  [['a', 'b', 'c', 'd'], '(a)(b)(c)(d)'],
])('what was removed, %j, is shown where it stood', (ids, rows) => {
  expect(shown(removing(...ids))).toBe(rows)
})

test('and comes back there', () => {
  expect(withRowBack(removing('c', 'b'), 'c')).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'd' }])
  expect(withRowBack(removing('d', 'a'), 'd')).toEqual([{ id: 'b' }, { id: 'c' }, { id: 'd' }])
})
