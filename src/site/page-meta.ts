import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import {
  defaultPublicLanguage,
  type LanguageCode,
  localeOf,
  pathInLanguage,
} from '../domain/languages/language.ts'
import { siteNamesIn } from '../domain/site-words/product-names.ts'
import type { MetaTexts } from '../domain/seo/seo.ts'
import { frameWords } from '../domain/site-words/frame-words.ts'
import { wordsIn } from '../domain/site-words/product-words.ts'
import type { SiteData } from './site.ts'

export type PageDescription = {
  title?: string
  wholeTitle?: string
  description: string
  /** The page says these in results in place of its own, as far as they are written. */
  meta?: Partial<MetaTexts>
  /** The path has no language: `/blog/7`. */
  path: string
  paths?: Record<LanguageCode, string> | undefined
  languages: LanguageCode[]
  share: string | undefined
  isArticle?: boolean
  structuredData?: MetaDescriptor[]
  isUnlisted?: boolean
  feed?: string
}

export const feedPath = '/feed.xml'

export function pageMeta(site: SiteData, page: PageDescription): MetaDescriptor[] {
  const { name, tagline } = site.company
  const own = page.title ?? name
  const whole = page.wholeTitle || joined(own, page.title === undefined ? tagline : name)
  const title = page.meta?.meta_title || whole
  const description = page.meta?.meta_description || page.description || whole
  const address = (language: LanguageCode) =>
    site.origin + pathInLanguage(language, page.paths?.[language] ?? page.path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(site.language) },
    ...alternates(page.languages, address),
    { ...feedLink, href: site.origin + pathInLanguage(site.language, page.feed ?? feedPath) },
    ...(page.isUnlisted || site.isNotYet ? [unlisted] : []),
    ...(page.structuredData ?? []),
    ...shareCard(
      { ...page, title: page.meta?.meta_title || own, description },
      site,
      address(site.language),
    ),
  ]
}

export function siteDataOf(matches: ({ id: string; loaderData?: unknown } | undefined)[]) {
  return matches.find((match) => match?.id === 'site')?.loaderData as SiteData | undefined
}

export function problemMeta(site: SiteData | undefined, error?: unknown): MetaDescriptor[] {
  const language = site?.language ?? defaultPublicLanguage
  const words = wordsIn({ language, ownWords: site?.ownWords }, frameWords)
  const isMissing = error === undefined || (isRouteErrorResponse(error) && error.status === 404)
  const broken = site?.isUnavailable ? words.missing_unavailable : words.missing_broken
  return [
    {
      title: joined(
        isMissing ? siteNamesIn(language, site?.ownWords).missing_title : broken,
        site?.company.name,
      ),
    },
    unlisted,
  ]
}

const feedLink = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml' }
const unlisted = { name: 'robots', content: 'noindex' }

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

function alternates(
  languages: LanguageCode[],
  address: (language: LanguageCode) => string,
): MetaDescriptor[] {
  const standard = languages.includes(defaultPublicLanguage) ? defaultPublicLanguage : languages[0]
  if (standard === undefined) return []
  return [...languages.map((code) => [code, code] as const), ['x-default', standard] as const].map(
    ([hrefLang, code]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: address(code) }),
  )
}

function shareCard(
  page: PageDescription & { title: string },
  site: SiteData,
  address: string,
): MetaDescriptor[] {
  const properties = {
    site_name: site.company.name,
    type: page.isArticle ? 'article' : 'website',
    title: page.title,
    description: page.description,
    url: address,
    locale: localeOf(site.language),
    ...(page.share && {
      image: site.origin + page.share,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': page.title,
    }),
  }
  return [
    ...Object.entries(properties)
      .filter(([, content]) => content)
      .map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
