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
import { type ArticleSection, articleSections } from '../domain/articles/article.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
  type PublicLanguage,
  productLanguageFor,
} from '../domain/languages/language.ts'
import type { Lists } from '../domain/look/look.ts'
import { siteNamesIn } from '../domain/site-words/product-names.ts'
import { frameWords } from '../domain/site-words/frame-words.ts'
import { type OwnWords, wordsIn } from '../domain/site-words/product-words.ts'
import type { Announcement, WhatsappLink } from './beside/beside-in.ts'
import { type Company, unnamedCompany } from './company.ts'
import type { MenuGroup, MenuItem } from '../domain/navigation/menu.ts'
import { useFailedNavigation } from './navigation/failed-navigation.ts'

export type SiteData = {
  language: LanguageCode
  languages: PublicLanguage[]
  /** `https://example.com`, or blank if unknown. */
  origin: string
  company: Company
  ownWords?: OwnWords
  hidden?: ArticleSection[]
  menu?: MenuItem[]
  columns?: MenuGroup[]
  lists?: Lists
  /** Undefined for UTC. */
  timeZone?: string
  announcement?: Announcement
  whatsapp?: WhatsappLink
  isNotYet?: boolean
  isUnavailable?: boolean
}

/**
 * A page whose own data did not load uses it. It is set only in the browser, which has one visitor.
 */
let lastSite: SiteData | undefined

export function rememberLastSite(site: SiteData | undefined): void {
  lastSite = site ?? lastSite
}

export function useSite() {
  const data = useSiteData()
  const { language: asked = defaultPublicLanguage } = useParams()
  const language = data?.language ?? asked
  const ownWords = data?.ownWords
  const productLanguage = productLanguageFor(language)
  const fallback = productLanguage === language ? undefined : productLanguage
  return {
    ...data,
    language,
    languages: data?.languages ?? [],
    origin: data?.origin ?? '',
    company: data?.company ?? unnamedCompany,
    words: wordsIn({ language, ownWords }, frameWords),
    names: siteNamesIn(language, ownWords),
    sections: shownSections(data?.hidden),
    fallback,
    languageOf: (word: string) => fallback && (ownWords?.[word] ? language : fallback),
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
 * The address keeps query and anchor. A page that is not there in a language leads to the list it
 * stands in instead, one that is nowhere to the home page, so that no link ends in an error
 * (ADR-8).
 */
export function useAddressIn(): (code: LanguageCode) => Partial<Path> {
  const { search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  const { readableIn, paths, addresses } = useAlternates()
  return (code) => {
    if (addresses?.[code]) return { pathname: addresses[code], search, hash }
    if (!readableIn || readableIn.includes(code)) {
      return { pathname: pathInLanguage(code, paths?.[code] ?? path), search, hash }
    }
    const list = (readableIn[0] && path.replace(/(\/topic)?\/[^/]*$/, '')) || '/'
    return { pathname: pathInLanguage(code, list) }
  }
}

export type Alternates = {
  /** The languages that have the page's text, none if the page does not exist; undefined for pages of every language. */
  readableIn?: LanguageCode[]
  paths?: Record<LanguageCode, string>
  /** Those of a preview do not begin with the language. */
  addresses?: Record<LanguageCode, string>
}

export function useAlternates(): Alternates {
  const refusal = useRouteError()
  const shown = useMatches().at(-1)?.loaderData as Alternates | undefined
  const isMissing = isRouteErrorResponse(refusal) && refusal.status === 404
  return (isMissing ? (refusal.data ?? { readableIn: [] }) : shown) ?? {}
}

export function useIsSwitchingLanguage(): boolean {
  const { location } = useNavigation()
  const { language, languages } = useSite()
  const isWaiting = useFailedNavigation()?.isTrying === false
  if (!location || isWaiting) return false
  const first = location.pathname.split('/')[1]
  const next = languages.find(({ code }) => code === first)?.code ?? defaultPublicLanguage
  return next !== language
}

export function shownSections(hidden: ArticleSection[] = []): ArticleSection[] {
  return articleSections.filter((section) => !hidden.includes(section))
}

export function withoutLanguage(pathname: string, language: LanguageCode): string {
  const prefix = pathInLanguage(language, '/')
  if (prefix === '/' || !pathname.startsWith(prefix)) return pathname
  return pathname.slice(prefix.length) || '/'
}

export function siteFromError(error: unknown): SiteData | undefined {
  return isRouteErrorResponse(error) ? error.data?.site : undefined
}
