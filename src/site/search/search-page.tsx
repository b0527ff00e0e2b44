import { redirect } from 'react-router'
import { plainText } from '../../domain/excerpt.ts'
import { withIsolatedUnits } from '../../domain/bound-numbers.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/language.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import { highlighted, isTooLong, queryWords, snippetAround } from '../../domain/search-text.ts'
import type { Found } from '../../storage/search/search-store.ts'
import { storage } from '../../storage/storage.server.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { pageNumberFrom } from '../page-number.ts'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { searchWordsFor } from './search-words.ts'
import { wordsFor } from '../words/words-for.ts'
import type { Route } from './+types/search-page.ts'
import { SearchForm } from './search-form.tsx'
import { SearchOutcome } from './search-outcome.tsx'
import styles from './search-page.module.css'
import type { SearchResult } from './search-result-view.tsx'
import { Label } from '../words/label.tsx'

export async function loader({ params, url }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const query = (url.searchParams.get('q') ?? '').trim()
  const isRefused = isTooLong(query)
  const words = isRefused ? [] : queryWords(query)
  const page = pageNumberFrom(url)
  const found = await storage.search.find({ language, words, page, perPage: pageSizes.search })
  const place = pagination(page, pageSizes.search, found.total)
  if (page > place.last_page) {
    throw redirect(
      `${url.pathname}?${new URLSearchParams({ q: query, page: `${place.last_page}` })}`,
    )
  }
  const results = resultsIn(found, words, language)
  return { query, isRefused, results, pagination: place }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  const { query } = loaderData
  const { titleOf, hint } = searchWordsFor(site.language)
  return pageMeta(site, {
    title: query === '' ? wordsFor(site.language).frame.search : titleOf(query),
    description: hint,
    path: '/search',
    languages: site.languages.map(({ code }) => code),
    isUnlisted: true,
  })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words } = useSite()
  const { query } = loaderData
  return (
    <div className={`${siteStyles.container} ${styles.page}`}>
      <h1>
        <Label>{words.frame.search}</Label>
      </h1>
      <SearchForm key={query} query={query} />
      <SearchOutcome {...loaderData} />
    </div>
  )
}

function resultsIn(found: Found, words: string[], language: LanguageCode): SearchResult[] {
  const shown = (text: string) => highlighted(withIsolatedUnits(text, language), words)
  const articles = found.articles.map((one) => ({ ...one, text: plainText(one.content) }))
  return found.order.flatMap(({ kind, id, path }) => {
    const one = (kind === 'page' ? found.pages : articles).find((known) => known.id === id)
    if (!one) return []
    const section = 'section' in one ? one.section : null
    const date = one.createdAt.toISOString()
    const [title, text] = [shown(one.title), shown(snippetAround(one.text, words))]
    return [{ path, section, cover: one.cover, date, title, text }]
  })
}
