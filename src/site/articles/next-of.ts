import { pageSizes, type Pagination } from '../../domain/search/pagination.ts'

type Loaded<Item> =
  | { ok: true; value: { articles: Item[]; pagination: Pagination } }
  | { ok: false; message: string }

/** Articles deleted meanwhile shift the pages: what came to stand on earlier ones is asked for, too. */
export async function nextOf<Item>(
  { current_page: current, total }: Pagination,
  load: (page: number) => Promise<Loaded<Item>>,
): Promise<Loaded<Item>> {
  const next = await load(current + 1)
  if (!next.ok) return next
  const deleted = total - next.value.pagination.total
  const pages = Math.min(current, Math.ceil(Math.max(deleted, 0) / pageSizes.list))
  const articles = [...next.value.articles]
  for (let page = current; page > current - pages; page--) {
    const earlier = await load(page)
    if (!earlier.ok) return earlier
    articles.unshift(...earlier.value.articles)
  }
  return { ...next, value: { ...next.value, articles } }
}
