import { type MouseEvent, useRef } from 'react'
import { articleCounts } from '../../domain/site-words/article-words.ts'
import { counted } from '../../domain/site-words/counted.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { useSite } from '../site.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import siteStyles from '../site.module.css'
import styles from './article-pages.module.css'
import { CardGrid } from './card-grid.tsx'
import { ListHead } from './list-head.tsx'
import { PageLinks } from './page-links.tsx'
import { type ArticleListing, useArticlePages } from './use-article-pages.ts'
import { useInView } from '../use-in-view.ts'
import { useFocusFirstNewItem } from './use-focus-first-new-item.ts'
import { useWords } from '../words/use-words.ts'

export function ArticlePages(listing: ArticleListing) {
  const site = useSite()
  const part = useRef<HTMLElement>(null)
  useMarkInteractive(part)
  const { list_loading: loading } = useWords(listWords)
  const { articles, pagination, added, state, loadMore } = useArticlePages(listing)
  const lastCard = useInView<HTMLLIElement>(loadMore)
  const isFirstPage = listing.pagination.current_page === 1
  const inGrid = isFirstPage ? articles.slice(1) : articles
  const loaded = `${listing.section}_loaded` as const
  const loadedNow = { shown: articles.length, total: pagination.total }
  const { cards, hasPendingFocus, linkHandlers } = useFocusFirstNewItem(inGrid.length)

  function loadInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    linkHandlers.onClick(event)
    void loadMore()
  }

  return (
    <section className={`${siteStyles.container} ${styles.pages}`} ref={part} data-ready={false}>
      <ListHead {...listing} />
      <CardGrid articles={inGrid} section={listing.section} ref={cards} lastCard={lastCard} />
      <PageLinks
        first={listing.pagination.current_page}
        pagination={pagination}
        hasMore={state !== 'ended' || hasPendingFocus}
        state={state}
        nextLinkProps={{ ...linkHandlers, onClick: loadInPlace }}
      />
      <output className="sr" lang={site.languageOf('list_loading')}>
        {state === 'loading' && loading}
        {state !== 'loading' && added > 0 && counted(site, articleCounts, loaded, added, loadedNow)}
      </output>
    </section>
  )
}
