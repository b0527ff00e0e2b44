import { Link, type LinkProps } from 'react-router'
import type { Pagination } from '../../domain/search/pagination.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { Ring } from '../../ui/company-mark.tsx'
import { useSite } from '../site.ts'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './article-list.module.css'

type PageLinksProps = {
  first: number
  pagination: Pagination
  hasMore: boolean
  state: 'waiting' | 'loading' | 'ended'
  nextLinkProps: Pick<LinkProps, 'onClick' | 'onKeyDown' | 'onBlur'>
}

/** Crawlers follow these links; with scripts, the second one loads in place. */
export function PageLinks({ first, pagination, hasMore, state, nextLinkProps }: PageLinksProps) {
  const { languageOf } = useSite()
  const words = useWords(listWords)
  const isLoading = state === 'loading'
  const more = isLoading ? 'list_loading' : 'list_more'
  if (first === 1 && !hasMore) return null
  return (
    <nav className={styles.pageLinks} lang={languageOf('list_pages')} aria-label={words.list_pages}>
      {first > 1 && (
        <Link rel="prev" to={first === 2 ? '?' : `?page=${first - 1}`}>
          <Label of="list_previous">{words.list_previous}</Label>
        </Link>
      )}
      {hasMore && (
        <Link
          rel="next"
          to={`?page=${pagination.current_page + 1}`}
          aria-disabled={state !== 'waiting'}
          {...nextLinkProps}
        >
          {isLoading && <Ring className={styles.ring} />}
          <Label of={more}>{words[more]}</Label>
        </Link>
      )}
    </nav>
  )
}
