import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { articleCounts } from '../../domain/site-words/article-words.ts'
import type { Pagination } from '../../domain/search/pagination.ts'
import { counted } from '../../domain/site-words/counted.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { useSite } from '../site.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import siteStyles from '../site.module.css'
import { CardGrid } from './card-grid.tsx'
import { PageLinks } from './page-links.tsx'
import { type ArticleListing, useArticlePages } from './use-article-pages.ts'
import { useInView } from '../use-in-view.ts'
import { useWords } from '../words/use-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { Label, Name } from '../words/label.tsx'
import { LanguageToggle } from '../language/language-links.tsx'
import styles from './article-list.module.css'

export function ArticlePages({ head, ...listing }: ArticleListing & { head?: ReactNode }) {
  const site = useSite()
  const part = useRef<HTMLElement>(null)
  useMarkInteractive(part)
  const { list_loading: loading } = useWords(listWords)
  const { articles, pagination, added, state, loadMore } = useArticlePages(listing)
  const lastCard = useInView<HTMLLIElement>(loadMore)
  const isFirstPage = listing.pagination.current_page === 1
  const inGrid = isFirstPage && !head ? articles.slice(1) : articles
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
      <ListHead>{head ?? <SectionName {...listing} />}</ListHead>
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

function ListHead({ children }: { children: ReactNode }) {
  const words = useWords(listWords)
  return (
    <div className={styles.head}>
      <div>{children}</div>
      <a className={styles.skip} href="#footer">
        <Label of="list_skip">{words.list_skip}</Label>
      </a>
      <LanguageToggle />
    </div>
  )
}

/** Later pages have no hero, so it also heads them. */
function SectionName({ section, pagination }: ArticleListing) {
  return (
    <>
      {pagination.current_page > 1 && (
        <h1 className={siteStyles.eyebrow}>
          <Name of={`${section}_name`} />
        </h1>
      )}
      <h2>
        <span className={siteStyles.sentence}>
          <Name of={`${section}_all`} />
        </span>{' '}
        <PageNumber {...pagination} />
      </h2>
    </>
  )
}

export function PageNumber({ current_page: page, last_page: last }: Pagination) {
  const words = useWords(listWords)
  if (page === 1) return null
  return (
    <small className="num">
      <Label of="list_page">{filled(words.list_page, { page, last })}</Label>
    </small>
  )
}

/**
 * When used by keyboard, "load more" keeps the focus, and the next Tab leads to the first new card.
 * `shown` is the number of cards in the list that gets the returned ref.
 */
function useFocusFirstNewItem(shown: number) {
  const cards = useRef<HTMLUListElement>(null)
  const [firstNew, setFirstNew] = useState<number>()

  function onClick({ detail }: MouseEvent): void {
    const isByKey = detail === 0
    if (isByKey) setFirstNew(firstNew ?? shown)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.shiftKey || firstNew === undefined) return
    const link = cards.current?.children[firstNew]?.querySelector('a')
    if (!link) return
    event.preventDefault()
    link.focus()
  }

  return {
    cards,
    hasPendingFocus: firstNew !== undefined,
    linkHandlers: { onClick, onKeyDown, onBlur: () => setFirstNew(undefined) },
  }
}
