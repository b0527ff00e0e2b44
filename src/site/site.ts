import {
  isRouteErrorResponse,
  type Path,
  useLocation,
  useNavigation,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
  type PublicLanguage,
} from '../domain/language.ts'
import { type Company, unnamedCompany } from './company.ts'
import { useFailedNavigation } from './navigation/failed-navigation.ts'
import { languageOfWords, wordsFor } from './words/words-for.ts'

/** Loaded by the layout. */
export type SiteData = {
  language: LanguageCode
  languages: PublicLanguage[]
  /** `https://example.com`, or blank if unknown. */
  origin: string
  company: Company
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

/** With query and anchor. */
export function useAddressIn(): (code: LanguageCode) => Partial<Path> {
  const { search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  return (code) => ({ pathname: pathInLanguage(code, path), search, hash })
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

function withoutLanguage(pathname: string, language: LanguageCode): string {
  const prefix = pathInLanguage(language, '/')
  if (prefix === '/') return pathname
  return pathname.slice(prefix.length) || '/'
}

/** An error page needs the site's data, too. */
export function siteFromError(error: unknown): SiteData | undefined {
  return isRouteErrorResponse(error) ? error.data?.site : undefined
}
