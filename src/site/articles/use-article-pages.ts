import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { publicApi } from '../../api/client/public-api.ts'
import { createClient } from '../../api/client/client.ts'
import type { ArticleCard, ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { pageSizes, type Pagination } from '../../domain/search/pagination.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import { nextOf } from './next-of.ts'
import { responseToCard } from './to-card.ts'

export type ArticleListing = {
  section: ArticleSection
  language: LanguageCode
  topic?: { id: number }
  articles: ArticleCard[]
  pagination: Pagination
}

type Pages = {
  articles: ArticleCard[]
  pagination: Pagination
  added: number
  state: 'waiting' | 'loading' | 'ended'
}

/** Pages are kept by history entry, so that "back" restores the list. */
const remembered = new Map<string, Pages>()

/** The first page comes from the server, the next ones by `loadMore`, none after a failure (LST-3). */
export function useArticlePages({
  section,
  language,
  topic,
  articles,
  pagination,
}: ArticleListing) {
  const { key } = useLocation()
  const { apiKey } = useDocumentSettings()
  const [pages, setPages] = useState(() => remembered.get(key) ?? beginning(articles, pagination))
  const request = useRef<AbortController | null>(null)

  useEffect(() => {
    if (pages.state !== 'loading') remembered.set(key, pages)
  }, [key, pages])
  useEffect(() => () => request.current?.abort(), [])

  async function loadMore(): Promise<void> {
    if (request.current || pages.state !== 'waiting') return
    const { signal } = (request.current = new AbortController())
    setPages((before) => ({ ...before, state: 'loading' }))
    const result = await nextOf(pages.pagination, (page) => {
      const asked = { page, per_page: pageSizes.list, topic: topic?.id }
      return createClient({ apiKey })(publicApi).articles(section, language, asked, signal)
    })
    if (signal.aborted) return
    request.current = null
    if (!result.ok) console.warn(result.message)
    setPages((before) =>
      result.ok ? appended(before, result.value) : { ...before, state: 'ended' },
    )
  }

  return { ...pages, loadMore }
}

function beginning(articles: ArticleCard[], pagination: Pagination): Pages {
  return { articles, pagination, added: 0, state: stateAt(pagination) }
}

/** Articles published meanwhile shift the pages: duplicates are dropped. */
function appended(
  before: Pages,
  next: { articles: Parameters<typeof responseToCard>[0][]; pagination: Pagination },
): Pages {
  const shown = new Set(before.articles.map(({ id }) => id))
  const fresh = next.articles.filter(({ id }) => !shown.has(id)).map(responseToCard)
  return {
    articles: [...before.articles, ...fresh],
    pagination: next.pagination,
    added: fresh.length,
    state: stateAt(next.pagination),
  }
}

function stateAt({ current_page, last_page }: Pagination): Pages['state'] {
  return current_page < last_page ? 'waiting' : 'ended'
}
