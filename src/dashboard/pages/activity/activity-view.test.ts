import { expect, test } from 'vitest'
import { requestOf, viewOf } from './activity-view.ts'

const viewAt = (query: string) => viewOf(new URLSearchParams(query))

test('an address names group, user, days and words', () => {
  expect(viewAt('kind=users&user=2&from=2026-11-01&to=2026-11-27&q=omar')).toEqual({
    kind: 'users',
    user: 2,
    from: '2026-11-01',
    to: '2026-11-27',
    q: 'omar',
  })
})

test.each(['kind=cars', 'user=0', 'user=x', 'from=2026-13-01', 'to=yesterday', 'from=9999999-1-1'])(
  '?%s shows everything',
  (query) => expect(viewAt(query)).toEqual(viewAt('')),
)

test('days begin and end at midnight of this device', () => {
  const { from, to } = requestOf(viewAt('from=2026-11-01&to=2026-11-01'))
  expect(from).toBe(new Date(2026, 10, 1).toISOString())
  expect(to).toBe(new Date(2026, 10, 2).toISOString())
})
