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

/** What every public page knows; the layout loads it. */
export type SiteData = {
  language: LanguageCode
  /** The languages to choose from. */
  languages: PublicLanguage[]
  /** Of absolute addresses: `https://example.com`; blank where nobody knows it. */
  origin: string
  company: Company
  /** The store could not be asked: this is how the site was last. */
  isUnavailable?: boolean
}

/** What the page before knew, for one whose own data did not come. Of the browser alone, which has one visitor. */
let lastSite: SiteData | undefined

export function rememberLastSite(site: SiteData | undefined): void {
  lastSite = site ?? lastSite
}

/** The language of the page, its words, the company, and the languages to choose from. */
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
    /** What its words are written in, where its language has none. */
    fallback: own === language ? undefined : own,
  }
}

export function useSiteData(): SiteData | undefined {
  const loaded = useRouteLoaderData('site') as SiteData | undefined
  const refusal = useRouteError()
  return loaded ?? siteFromError(refusal) ?? lastSite
}

/** Where the page is, without its language: `/blog/7` on `/ar/blog/7`. */
export function usePathWithoutLanguage(): string {
  const { pathname } = useLocation()
  const { language } = useSite()
  return withoutLanguage(pathname, language)
}

/** The address of this page in another language, with its query and anchor. */
export function useAddressIn(): (code: LanguageCode) => Partial<Path> {
  const { search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  return (code) => ({ pathname: pathInLanguage(code, path), search, hash })
}

/** Whether the same site in another language is being fetched, and has not failed to come. */
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

/** The layout refuses a language that is not there, but says what its page needs all the same. */
export function siteFromError(error: unknown): SiteData | undefined {
  return isRouteErrorResponse(error) ? error.data?.site : undefined
}
