import { redirect } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { Pagination } from '../../../domain/search/pagination.ts'

export async function loadList<Found extends { pagination: Pagination }>(
  request: Request,
  find: (page: number, parameters: URLSearchParams) => Promise<Result<Found>>,
) {
  const { searchParams } = new URL(request.url)
  const page = pageIn(searchParams)
  const found = await find(page, searchParams)
  if (!found.ok) return { failure: found.message, list: null }
  const last = found.value.pagination.last_page
  if (page > last) {
    searchParams.set('page', String(last))
    throw redirect(`?${searchParams}`)
  }
  return { failure: null, list: found.value }
}

export function pageIn(parameters: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
}
