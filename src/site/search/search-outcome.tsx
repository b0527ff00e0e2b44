import { Link } from 'react-router'
import type { Pagination } from '../../domain/pagination.ts'
import pageLinks from '../articles/page-links.module.css'
import { SectionLinks } from '../section-links.tsx'
import { useSite } from '../site.ts'
import { searchWordsFor } from './search-words.ts'
import styles from './search-page.module.css'
import { type SearchResult, SearchResultView } from './search-result-view.tsx'
import { Label } from '../words/label.tsx'
import { listWordsFor } from '../articles/list-words.ts'

type SearchOutcomeProps = {
  query: string
  /** Too many words to search for. */
  isRefused: boolean
  results: SearchResult[]
  pagination: Pagination
}

export function SearchOutcome({ query, isRefused, results, pagination }: SearchOutcomeProps) {
  const words = searchWordsFor(useSite().language)
  if (isRefused) return <Advice text={words.tooLong} />
  if (query === '') return <Advice text={words.hint} />
  if (results.length === 0) return <Advice heading={words.nothing(query)} text={words.advice} />
  return (
    <>
      <Count query={query} pagination={pagination} />
      <ol className={styles.results}>
        {results.map((result) => (
          <li key={result.path}>
            <SearchResultView result={result} />
          </li>
        ))}
      </ol>
      <Pages query={query} pagination={pagination} />
    </>
  )
}

function Advice({ heading, text }: { heading?: string; text: string }) {
  return (
    <div className={styles.advice}>
      {heading && (
        <h2>
          <Label>{heading}</Label>
        </h2>
      )}
      <p>
        <Label>{text}</Label>
      </p>
      <SectionLinks />
    </div>
  )
}

function Count({ query, pagination }: Pick<SearchOutcomeProps, 'query' | 'pagination'>) {
  const { language } = useSite()
  const { current_page: page, last_page: last, total } = pagination
  return (
    <h2 className={styles.count}>
      <Label>{searchWordsFor(language).found(total, query)}</Label>
      {last > 1 && (
        <small className="num">
          <Label>{listWordsFor(language).page(page, last)}</Label>
        </small>
      )}
    </h2>
  )
}

function Pages({ query, pagination }: Pick<SearchOutcomeProps, 'query' | 'pagination'>) {
  const { fallback, language } = useSite()
  const { current_page: page, last_page: last } = pagination
  const address = (number: number) => `?${new URLSearchParams({ q: query, page: `${number}` })}`
  if (last === 1) return null
  return (
    <nav className={pageLinks.links} lang={fallback} aria-label={listWordsFor(language).pages}>
      {page > 1 && (
        <Link rel="prev" to={address(page - 1)}>
          <Label>{listWordsFor(language).previousPage}</Label>
        </Link>
      )}
      {page < last && (
        <Link rel="next" to={address(page + 1)}>
          <Label>{searchWordsFor(language).nextPage}</Label>
        </Link>
      )}
    </nav>
  )
}
