import { z } from 'zod'

export const pageSizes = {
  list: 6,
  homePosts: 5,
  homeBusiness: 2,
  homeProducts: 3,
  dashboard: 10,
} as const
export const maxPageSize = 100

/** A whole number of an address, within bounds; anything else is refused, not corrected. */
export function numberParameter(max: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max))
    .default(fallback)
}

export const pageNumber = numberParameter(1_000_000, 1)

export type Pagination = { current_page: number; last_page: number; total: number }

/** An empty list has one page, so that `current_page` of 1 is never past the end. */
export function pagination(page: number, perPage: number, total: number): Pagination {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), total }
}
