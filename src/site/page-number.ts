import { pageNumber } from '../domain/search/page-parameters.ts'

/** Throws 404 for an impossible page. */
export function pageNumberFrom(url: URL): number {
  const page = pageNumber.safeParse(url.searchParams.get('page') ?? undefined)
  if (!page.success) throw new Response(null, { status: 404 })
  return page.data
}
