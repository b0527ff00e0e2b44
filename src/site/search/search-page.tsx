import { redirect } from 'react-router'
import { plainText } from '../../domain/excerpt.ts'
import { withIsolatedUnits } from '../../domain/bound-numbers.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/language.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import { highlighted, isTooLong, queryWords, snippetAround } from '../../domain/search-text.ts'
import type { FoundArticle } from '../../storage/search/search-store.ts'
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
  const results = found.articles.map((article) => toResult(article, words, language))
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

function toResult(article: FoundArticle, words: string[], language: LanguageCode): SearchResult {
  const { id, slug, section, title, content, cover, createdAt } = article
  const shown = (text: string) => highlighted(withIsolatedUnits(text, language), words)
  return {
    id,
    section,
    cover,
    ...(slug && { slug }),
    date: createdAt.toISOString(),
    title: shown(title),
    text: shown(snippetAround(plainText(content), words)),
  }
}
