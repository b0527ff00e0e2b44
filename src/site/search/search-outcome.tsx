import { Link } from 'react-router'
import type { Pagination } from '../../domain/search/pagination.ts'
import { counted } from '../../domain/site-words/counted.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { filled } from '../../domain/site-words/product-words.ts'
import { searchCounts, searchWords } from '../../domain/site-words/search-words.ts'
import { isolated } from '../../ui/isolated.ts'
import { SectionLinks } from '../section-links.tsx'
import { useSite } from '../site.ts'
import { listedSections } from './listed-sections.ts'
import { type SearchResult, SearchResultView } from './search-result-view.tsx'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import pageLinks from '../articles/article-list.module.css'
import styles from './search-page.module.css'

type SearchOutcomeProps = {
  query: string
  isRefused: boolean
  results: SearchResult[]
  pagination: Pagination
}

export function SearchOutcome({ query, isRefused, results, pagination }: SearchOutcomeProps) {
  if (isRefused) return <Advice of="search_too_long" />
  if (query === '') return <Advice of="search_hint" />
  if (results.length === 0) return <Advice of="search_advice" nothingFor={query} />
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

type AdviceProps = { of: keyof typeof searchWords.en; nothingFor?: string }

function Advice({ of, nothingFor }: AdviceProps) {
  const words = useWords(searchWords)
  const site = useSite()
  const sections = listedSections(site, site.sections)
  return (
    <div className={styles.advice}>
      {nothingFor && (
        <h2>
          <Label of="search_nothing">
            {filled(words.search_nothing, { query: isolated(nothingFor) })}
          </Label>
        </h2>
      )}
      <p>
        <Label of={of}>{filled(words[of], { sections })}</Label>
      </p>
      <SectionLinks />
    </div>
  )
}

function Count({ query, pagination }: Pick<SearchOutcomeProps, 'query' | 'pagination'>) {
  const { current_page: page, last_page: last, total } = pagination
  const words = useWords(listWords)
  const found = counted(useSite(), searchCounts, 'search_found', total, { query: isolated(query) })
  return (
    <h2 className={styles.count}>
      <Label of="search_found_other">{found}</Label>
      {last > 1 && (
        <small className="num">
          <Label of="list_page">{filled(words.list_page, { page, last })}</Label>
        </small>
      )}
    </h2>
  )
}

function Pages({ query, pagination }: Pick<SearchOutcomeProps, 'query' | 'pagination'>) {
  const { languageOf } = useSite()
  const words = useWords(listWords)
  const { current_page: page, last_page: last } = pagination
  const address = (number: number) => `?${new URLSearchParams({ q: query, page: `${number}` })}`
  if (last === 1) return null
  return (
    <nav
      className={pageLinks.pageLinks}
      lang={languageOf('list_pages')}
      aria-label={words.list_pages}
    >
      {page > 1 && (
        <Link rel="prev" to={address(page - 1)}>
          <Label of="list_previous">{words.list_previous}</Label>
        </Link>
      )}
      {page < last && (
        <Link rel="next" to={address(page + 1)}>
          <Label of="list_next">{words.list_next}</Label>
        </Link>
      )}
    </nav>
  )
}
