import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { defaultPublicLanguage, type LanguageCode, pathInLanguage } from '../domain/language.ts'
import { type Picture, pictureAddress } from '../domain/media.ts'
import type { SiteData } from './site.ts'
import { wordsFor } from './words/words-for.ts'

type PageDescription = {
  /** Absent on the home page, which is named after the company. */
  title?: string
  description: string
  /** Without the language: `/blog/7`. */
  path: string
  /** The languages this page exists in. */
  languages: LanguageCode[]
  picture?: Picture | null
  isArticle?: boolean
}

/** What search engines and shared links say of a page. */
export function pageMeta(site: SiteData, page: PageDescription): MetaDescriptor[] {
  const { company } = wordsFor(site.language)
  const title = page.title
    ? `${page.title} · ${company.name}`
    : `${company.name} · ${company.tagline}`
  const address = (language: LanguageCode) => site.origin + pathInLanguage(language, page.path)
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address(site.language) },
    ...alternates(page.languages, address),
    ...shareCard({ ...page, title: page.title ?? company.name }, site, address(site.language)),
  ]
}

/** The layout's data among the matches of a page, undefined where there is no such language. */
export function siteDataOf(matches: ({ id: string; loaderData?: unknown } | undefined)[]) {
  return matches.find((match) => match?.id === 'site')?.loaderData as SiteData | undefined
}

/** The head of a page that is not there. */
export function problemMeta(
  language: LanguageCode = defaultPublicLanguage,
  error?: unknown,
): MetaDescriptor[] {
  const { missing, company } = wordsFor(language)
  const isMissing = error === undefined || (isRouteErrorResponse(error) && error.status === 404)
  return [
    { title: `${isMissing ? missing.title : missing.broken} · ${company.name}` },
    { name: 'robots', content: 'noindex' },
  ]
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
  const { company } = wordsFor(site.language)
  return [
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: page.isArticle ? 'article' : 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: site.language },
    { name: 'twitter:card', content: page.picture ? 'summary_large_image' : 'summary' },
    ...(page.picture
      ? [{ property: 'og:image', content: site.origin + pictureAddress(page.picture) }]
      : []),
  ]
}
