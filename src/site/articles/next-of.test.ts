import { expect, test } from 'vitest'
import { pagination } from '../../domain/search/pagination.ts'
import { nextOf } from './next-of.ts'

function listWithout(...deleted: number[]) {
  const left = Array.from({ length: 14 }, (_, index) => 14 - index).filter(
    (id) => !deleted.includes(id),
  )
  const asked: number[] = []
  const load = async (page: number) => {
    asked.push(page)
    const articles = left.slice((page - 1) * 6, page * 6)
    return { ok: true, value: { articles, pagination: pagination(page, 6, left.length) } } as const
  }
  return { asked, next: nextOf(pagination(1, 6, 14), load) }
}

test.each([
  [[], [2]],
  [[12], [2, 1]],
  [
    [14, 13, 12, 11, 10, 9],
    [2, 1],
  ],
  [[3], [2, 1]],
])('LST-3 no article is skipped after %j were deleted', async (deleted, pages) => {
  const { asked, next } = listWithout(...deleted)
  const result = await next
  const expected = [8, 7, 6, 5, 4].filter((id) => !deleted.includes(id))
  expect(result.ok && result.value.articles).toEqual(expect.arrayContaining(expected))
  expect(asked).toEqual(pages)
})
