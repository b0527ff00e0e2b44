import { pageNumber } from '../domain/page-parameters.ts'

/** The page an address asks for; one that cannot be is not found. */
export function pageNumberFrom(url: URL): number {
  const page = pageNumber.safeParse(url.searchParams.get('page') ?? undefined)
  if (!page.success) throw new Response(null, { status: 404 })
  return page.data
}
