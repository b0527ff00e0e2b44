import { Link, type LinkProps } from 'react-router'
import type { Pagination } from '../../domain/pagination.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { useSite } from '../site.ts'
import styles from './page-links.module.css'
import { Label } from '../words/label.tsx'
import { listWordsFor } from './list-words.ts'

type PageLinksProps = {
  /** The page the server rendered; later ones were appended to it. */
  first: number
  pagination: Pagination
  hasMore: boolean
  state: 'waiting' | 'loading' | 'ended'
  nextLinkProps: Pick<LinkProps, 'onClick' | 'onKeyDown' | 'onBlur'>
}

/** Crawlable links; with scripts, the second one loads in place. */
export function PageLinks({ first, pagination, hasMore, state, nextLinkProps }: PageLinksProps) {
  const { fallback, language } = useSite()
  const list = listWordsFor(language)
  const isLoading = state === 'loading'
  if (first === 1 && !hasMore) return null
  return (
    <nav className={styles.links} lang={fallback} aria-label={list.pages}>
      {first > 1 && (
        <Link rel="prev" to={first === 2 ? '?' : `?page=${first - 1}`}>
          <Label>{list.previousPage}</Label>
        </Link>
      )}
      {hasMore && (
        <Link
          rel="next"
          to={`?page=${pagination.current_page + 1}`}
          aria-disabled={state !== 'waiting'}
          {...nextLinkProps}
        >
          {isLoading && <CompanyMark className={styles.wheel} />}
          <Label>{isLoading ? list.loadingMore : list.loadMore}</Label>
        </Link>
      )}
    </nav>
  )
}
