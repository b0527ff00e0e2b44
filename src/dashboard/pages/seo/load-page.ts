import { redirect } from 'react-router'
import type { Result } from '../../../api/client/client.ts'
import { type Pagination, pageSizes } from '../../../domain/pagination.ts'

type Listing = (query: {
  page: number
  limit: number
}) => Promise<Result<{ pagination: Pagination }>>
type Found<List extends Listing> =
  Awaited<ReturnType<List>> extends infer R
    ? R extends { ok: true; value: infer V }
      ? V
      : never
    : never

/** The page of a list that the address names; the last one, where that is behind it. */
export async function loadPage<List extends Listing>(request: Request, list: List) {
  const { searchParams } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const found = await list({ page, limit: pageSizes.dashboard })
  if (!found.ok) return { failure: found.message, list: null }
  const { last_page: last } = found.value.pagination
  if (page > last) throw redirect(`?page=${last}`)
  return { failure: null, list: found.value as Found<List> }
}
