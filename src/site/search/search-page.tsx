import { redirect } from 'react-router'
import { plainText } from '../../domain/articles/excerpt.ts'
import { withIsolatedUnits } from '../../domain/languages/bound-numbers.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { pageSizes, pagination } from '../../domain/search/pagination.ts'
import { frameWords } from '../../domain/site-words/frame-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { searchWords } from '../../domain/site-words/search-words.ts'
import {
  highlighted,
  isTooLong,
  queryWords,
  snippetAround,
} from '../../domain/search/search-text.ts'
import type { Found } from '../../storage/search/search-store.ts'
import { storage } from '../../storage/storage.server.ts'
import { isolated } from '../../ui/isolated.ts'
import { laterPart } from '../later-part.tsx'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { pageNumberFrom } from '../from-address.ts'
import { shownSections, useSite } from '../site.ts'
import { shareAddress } from '../seo/share-source.ts'
import siteStyles from '../site.module.css'
import type { Route } from './+types/search-page.ts'
import { listedSections } from './listed-sections.ts'
import { SearchForm } from './search-form.tsx'
import type { SearchResult } from './search-result-view.tsx'
import { Label } from '../words/label.tsx'
import styles from './search-page.module.css'

const SearchOutcome = laterPart(async () => (await import('./search-outcome.tsx')).SearchOutcome)

export async function loader({ params, url }: Route.LoaderArgs) {
  const language = params.language ?? defaultPublicLanguage
  const query = (url.searchParams.get('q') ?? '').trim()
  const isRefused = isTooLong(query)
  const words = isRefused ? [] : queryWords(query)
  const page = pageNumberFrom(url)
  const found = await storage.search.find({ language, words, page, perPage: pageSizes.search })
  const paging = pagination(page, pageSizes.search, found.total)
  if (page > paging.last_page) {
    throw redirect(
      `${url.pathname}?${new URLSearchParams({ q: query, page: `${paging.last_page}` })}`,
    )
  }
  const results = resultsIn(found, words, language)
  const share = await shareAddress('home', language)
  return { query, isRefused, results, pagination: paging, share }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  const { query } = loaderData
  const { search_title: title, search_hint: hint } = wordsIn(site, searchWords)
  const { frame_search: search } = wordsIn(site, frameWords)
  return pageMeta(site, {
    title: query === '' ? search : filled(title, { query: isolated(query) }),
    description: filled(hint, { sections: listedSections(site, shownSections(site.hidden)) }),
    path: '/search',
    languages: site.languages.map(({ code }) => code),
    share: loaderData.share,
    isUnlisted: true,
  })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words } = useSite()
  const { query } = loaderData
  return (
    <div className={`${siteStyles.container} ${styles.page}`}>
      <h1>
        <Label of="frame_search">{words.frame_search}</Label>
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
