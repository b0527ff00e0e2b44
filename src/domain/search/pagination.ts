export const pageSizes = {
  list: 6,
  homePosts: 5,
  homeBusiness: 2,
  homeProducts: 3,
  dashboard: 10,
  search: 10,
} as const
export const maxPageSize = 100
export type Pagination = { current_page: number; last_page: number; total: number }

/** An empty list has one page, so that page 1 is never past the end. */
export function pagination(page: number, perPage: number, total: number): Pagination {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), total }
}
