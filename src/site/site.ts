import {
  isRouteErrorResponse,
  type Path,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { type ArticleSection, articleSections } from '../domain/article.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
  type PublicLanguage,
} from '../domain/language.ts'
import { siteNamesIn } from '../domain/product-names.ts'
import type { OwnNames } from '../domain/site-names.ts'
import { type Company, unnamedCompany } from './company.ts'
import type { MenuGroup, MenuItem } from './layout/menu.ts'
import { useFailedNavigation } from './navigation/failed-navigation.ts'
import { languageOfWords, wordsFor } from './words/words-for.ts'

/** Loaded by the layout. */
export type SiteData = {
  language: LanguageCode
  languages: PublicLanguage[]
  /** `https://example.com`, or blank if unknown. */
  origin: string
  company: Company
  /** Where the company has any of its own. */
  names?: OwnNames
  /** Where there are any. */
  hidden?: ArticleSection[]
  /** Where the company set one. */
  menu?: MenuItem[]
  /** Of the footer. */
  columns?: MenuGroup[]
  /** Search engines are to find none of its pages. */
  isNotYet?: boolean
  /** Shows the last known state because the database is away. */
  isUnavailable?: boolean
}

/** For a page whose own data did not load. Only in the browser, which has one visitor. */
let lastSite: SiteData | undefined

export function rememberLastSite(site: SiteData | undefined): void {
  lastSite = site ?? lastSite
}

export function useSite() {
  const data = useSiteData()
  const { language: asked = defaultPublicLanguage } = useParams()
  const language = data?.language ?? asked
  const own = languageOfWords(language)
  return {
    language,
    languages: data?.languages ?? [],
    company: data?.company ?? unnamedCompany,
    isUnavailable: data?.isUnavailable ?? false,
    words: wordsFor(language),
    names: siteNamesIn(language, data?.names),
    ownNames: data?.names,
    sections: shownSections(data?.hidden),
    menu: data?.menu,
    columns: data?.columns,
    /** The language of the words where the page's language has none. */
    fallback: own === language ? undefined : own,
  }
}

export function useSiteData(): SiteData | undefined {
  const loaded = useRouteLoaderData('site') as SiteData | undefined
  const refusal = useRouteError()
  return loaded ?? siteFromError(refusal) ?? lastSite
}

/** `/blog/7` on `/ar/blog/7`. */
export function usePathWithoutLanguage(): string {
  const { pathname } = useLocation()
  const { language } = useSite()
  return withoutLanguage(pathname, language)
}

/**
 * With query and anchor. A page that is not there in a language leads to the list it stands in
 * instead, one that is nowhere to the home page, so that no link ends in an error (ADR-8).
 */
export function useAddressIn(): (code: LanguageCode) => Partial<Path> {
  const { search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  const readableIn = useReadableIn()
  const paths = useShownData()?.paths
  return (code) => {
    if (!readableIn || readableIn.includes(code)) {
      return { pathname: pathInLanguage(code, paths?.[code] ?? path), search, hash }
    }
    const list = readableIn[0] ? path.replace(/\/[^/]*$/, '') : '/'
    return { pathname: pathInLanguage(code, list) }
  }
}

/** The languages that have the page's text, none if the page does not exist; undefined for pages of every language. */
export function useReadableIn(): LanguageCode[] | undefined {
  const refusal = useRouteError()
  const shown = useShownData()
  const isMissing = isRouteErrorResponse(refusal) && refusal.status === 404
  return isMissing ? (refusal.data?.readableIn ?? []) : shown?.readableIn
}

type ShownData = { readableIn?: LanguageCode[]; paths?: Record<LanguageCode, string> }

function useShownData(): ShownData | undefined {
  return useMatches().at(-1)?.loaderData as ShownData | undefined
}

/** False once the navigation has failed. */
export function useIsSwitchingLanguage(): boolean {
  const { location } = useNavigation()
  const { language, languages } = useSite()
  const isWaiting = useFailedNavigation()?.isTrying === false
  if (!location || isWaiting) return false
  const first = location.pathname.split('/')[1]
  const next = languages.find(({ code }) => code === first)?.code ?? defaultPublicLanguage
  return next !== language
}

function shownSections(hidden: ArticleSection[] = []): ArticleSection[] {
  return articleSections.filter((section) => !hidden.includes(section))
}

function withoutLanguage(pathname: string, language: LanguageCode): string {
  const prefix = pathInLanguage(language, '/')
  if (prefix === '/') return pathname
  return pathname.slice(prefix.length) || '/'
}

/** An error page needs the site's data, too. */
export function siteFromError(error: unknown): SiteData | undefined {
  return isRouteErrorResponse(error) ? error.data?.site : undefined
}
