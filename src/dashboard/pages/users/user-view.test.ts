import { describe, expect, test } from 'vitest'
import { addressOf, filterNames, requestOf, viewOf } from './user-view.ts'

const view = (address: string) => viewOf(new URLSearchParams(address))

describe('an address', () => {
  test('says which users are shown', () => {
    expect(view('?filter=editors&order=newest&q=%20omar%20&page=3')).toEqual({
      filter: 'editors',
      order: 'newest',
      q: 'omar',
      page: 3,
    })
  })

  test.each(['', '?filter=everybody&order=best&page=-1', '?page=two', '?filter=constructor'])(
    'of %j shows everybody, the oldest first, from the beginning',
    (address) => {
      expect(view(address)).toEqual({ filter: 'all', order: 'oldest', q: '', page: 1 })
    },
  )

  test.each([
    '?',
    '?filter=active',
    '?order=newest&page=2',
    '?filter=admins&order=newest&q=%D8%B9%D9%85%D8%B1&page=9',
  ])('%j is the address of what it shows', (address) => {
    expect(addressOf(view(address))).toBe(address)
  })
})

test('K-11: every filter asks the server for its own users', () => {
  const asked = filterNames.map((filter) => requestOf({ filter, order: 'oldest', q: '', page: 2 }))
  const page = { page: 2, limit: 10, reversed: false }
  expect(asked).toEqual([
    page,
    { ...page, status: 'active' },
    { ...page, status: 'inactive' },
    { ...page, role: 'admin' },
    { ...page, role: 'editor' },
    { ...page, second_factor: true },
    { ...page, second_factor: false },
  ])
  expect(requestOf({ filter: 'all', order: 'newest', q: 'omar', page: 1 })).toMatchObject({
    reversed: true,
    q: 'omar',
  })
})
