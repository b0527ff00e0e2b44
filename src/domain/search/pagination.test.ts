import { describe, expect, test } from 'vitest'
import { pageSizes, pagination } from './pagination.ts'
import { numberParameter, pageNumber, searchQuery } from './page-parameters.ts'

describe('a number in an address', () => {
  const size = numberParameter(100, 6)

  test.each([
    ['1', 1],
    ['2', 2],
    ['99', 99],
    ['100', 100],
    [undefined, 6],
  ])('%j is %i', (text, number) => {
    expect(size.parse(text)).toBe(number)
  })

  test.each(['0', '101', '-1', '1.5', '1e1', '0x1', '', ' ', ' 1', '1 ', '١', 'NaN', 'Infinity'])(
    '%j is refused, not corrected',
    (text) => {
      expect(size.safeParse(text).success).toBe(false)
    },
  )

  test.each([['1'], [{}], [1], [null]])('%j is no text', (value) => {
    expect(size.safeParse([value]).success).toBe(false)
  })

  test('of a page has no practical bound but is not endless', () => {
    expect(pageNumber.parse('1000000')).toBe(1_000_000)
    expect(pageNumber.safeParse('1000001').success).toBe(false)
    expect(pageNumber.safeParse('9'.repeat(400)).success).toBe(false)
  })
})

describe('pagination', () => {
  test.each([
    [0, 1],
    [1, 1],
    [5, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('of %i articles by 6 ends with page %i', (total, last) => {
    expect(pagination(1, 6, total)).toEqual({ current_page: 1, last_page: last, total })
  })

  test('of a page past the end says so', () => {
    expect(pagination(9, 6, 7)).toEqual({ current_page: 9, last_page: 2, total: 7 })
  })
})

test('K-01: the sizes of pages', () => {
  expect(pageSizes).toMatchObject({
    list: 6,
    homePosts: 5,
    homeBusiness: 2,
    homeProducts: 3,
    dashboard: 10,
  })
})

test('a query may hold the character that PostgreSQL refuses (R-20)', () => {
  expect(searchQuery.parse('water\0wheel')).toBe('water wheel')
})
