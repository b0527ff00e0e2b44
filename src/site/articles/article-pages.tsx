import type { MouseEvent } from 'react'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import styles from './article-pages.module.css'
import { articleWordsFor } from './article-words.ts'
import { CardGrid } from './card-grid.tsx'
import { ListHead } from './list-head.tsx'
import { PageLinks } from './page-links.tsx'
import { type ArticleListing, useArticlePages } from './use-article-pages.ts'
import { useInView } from '../use-in-view.ts'
import { useFocusFirstNewItem } from './use-focus-first-new-item.ts'
import { listWordsFor } from './list-words.ts'

export function ArticlePages(listing: ArticleListing) {
  const { fallback, language } = useSite()
  const { articles, pagination, added, state, loadMore } = useArticlePages(listing)
  const lastCard = useInView<HTMLLIElement>(loadMore)
  const isFirstPage = listing.pagination.current_page === 1
  const inGrid = isFirstPage ? articles.slice(1) : articles
  const { loaded } = articleWordsFor(language).sections[listing.section]
  const { cards, hasPendingFocus, linkHandlers } = useFocusFirstNewItem(inGrid.length)

  function loadInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    linkHandlers.onClick(event)
    void loadMore()
  }

  return (
    <section className={`${siteStyles.container} ${styles.pages}`}>
      <ListHead {...listing} isEmpty={inGrid.length === 0} />
      <CardGrid articles={inGrid} section={listing.section} ref={cards} lastCard={lastCard} />
      <PageLinks
        first={listing.pagination.current_page}
        pagination={pagination}
        hasMore={state !== 'ended' || hasPendingFocus}
        state={state}
        nextLinkProps={{ ...linkHandlers, onClick: loadInPlace }}
      />
      <output className="sr" lang={fallback}>
        {state === 'loading' && listWordsFor(language).loadingMore}
        {state !== 'loading' && added > 0 && loaded(added, articles.length, pagination.total)}
      </output>
    </section>
  )
}
