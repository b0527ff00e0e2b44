import { articleSections, sectionPaths } from '../../domain/articles/article.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import { pageNumber } from '../../domain/search/page-parameters.ts'
import { pagePath } from '../../domain/pages/page.ts'
import { topicPath } from '../../domain/topics/topic-path.ts'
import type { ArticleAddress } from '../../storage/articles/article-addresses.ts'
import { storage } from '../../storage/storage.server.ts'
import { contactIn } from '../contact/contact-in.ts'
import { xmlResponse, xmlText } from './xml.ts'

/** Crawlers accept 50,000; smaller files do not hold up visitors. */
const addressesPerFile = 10_000

type Page = {
  path: string
  paths?: Record<LanguageCode, string>
  languages: LanguageCode[]
  changedAt?: Record<LanguageCode, Date>
}

export async function sitemap(url: URL): Promise<Response | undefined> {
  if ((await storage.sections.seo()).not_yet) return fileOf(url.origin, [])
  const published = (await storage.languages.published()).map(({ code }) => code)
  const perFile = Math.ceil(addressesPerFile / published.length)
  const files = Math.max(1, Math.ceil((await storage.articles.count()) / perFile))
  const asked = url.searchParams.get('page')
  if (asked === null && files > 1) return indexOf(url.origin, files)
  const file = pageNumber.safeParse(asked ?? undefined)
  if (!file.success || file.data > files) return undefined
  const articles = await storage.articles.addresses(file.data, perFile)
  const pages = [
    ...(file.data === 1
      ? [...(await fixedPages(published)), ...(await ownPages()), ...(await topicPages())]
      : []),
    ...articles.map((article) => ({
      ...article,
      ...pathsOf(article),
      languages: Object.keys(article.changedAt).filter((code) => published.includes(code)),
    })),
  ]
  return fileOf(url.origin, pages)
}

function pathsOf({ id, section, slugs = {} }: ArticleAddress) {
  const path = (slug: string) => `/${sectionPaths[section]}/${slug}`
  const paths = Object.entries(slugs).map(([code, slug]) => [code, path(slug)])
  return { path: path(String(id)), paths: Object.fromEntries(paths) }
}

function indexOf(origin: string, files: number): Response {
  const entries = Array.from(
    { length: files },
    (_, index) =>
      `<sitemap><loc>${xmlText(`${origin}/sitemap.xml?page=${index + 1}`)}</loc></sitemap>`,
  )
  return xmlResponse(
    'application/xml',
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`,
  )
}

async function fixedPages(languages: LanguageCode[]): Promise<Page[]> {
  const hidden = await storage.sections.hidden()
  const shown = articleSections.filter((section) => !hidden.includes(section))
  const paths = ['/', ...shown.map((section) => `/${sectionPaths[section]}`)]
  const reachable: LanguageCode[] = []
  for (const code of languages) if (await contactIn(code)) reachable.push(code)
  return [...paths.map((path) => ({ path, languages })), { path: '/contact', languages: reachable }]
}

async function ownPages(): Promise<Page[]> {
  const pages = await storage.pages.addresses()
  return pages.map(({ updatedAt, slugs }) => {
    const paths = Object.entries(slugs).map(([code, slug]) => [code, pagePath(slug)] as const)
    const languages = Object.keys(slugs)
    const changedAt = Object.fromEntries(languages.map((code) => [code, updatedAt]))
    return { path: '/', paths: Object.fromEntries(paths), languages, changedAt }
  })
}

async function topicPages(): Promise<Page[]> {
  const topics = await storage.topics.addresses()
  return topics.map(({ section, slugs }) => {
    const paths = Object.entries(slugs).map(([code, slug]) => [code, topicPath(section, slug)])
    return { path: '/', paths: Object.fromEntries(paths), languages: Object.keys(slugs) }
  })
}

function fileOf(origin: string, pages: Page[]): Response {
  const entries = pages.flatMap((page) => entriesOf(origin, page))
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>`,
  )
}

function entriesOf(origin: string, { path, paths, languages, changedAt }: Page): string[] {
  const address = (code: LanguageCode) =>
    xmlText(origin + pathInLanguage(code, paths?.[code] ?? path))
  const standard = languages.includes(defaultPublicLanguage) ? defaultPublicLanguage : languages[0]
  const alternates = [
    ...languages.map((code) => [code, code] as const),
    ...(standard === undefined ? [] : [['x-default', standard] as const]),
  ].map(
    ([name, code]) =>
      `<xhtml:link rel="alternate" hreflang="${xmlText(name)}" href="${address(code)}"/>`,
  )
  const changed = (at?: Date) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '')
  return languages.map(
    (code) =>
      `<url><loc>${address(code)}</loc>${changed(changedAt?.[code])}${alternates.join('')}</url>`,
  )
}

export async function robots({ origin }: URL): Promise<Response> {
  const { not_yet: isNotYet } = await storage.sections.seo()

  const lines = [
    'User-agent: *',
    ...['/dashboard', '/login', '/logIn', '/api/', '/search', '/*/search'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    // Pages stay open to robots, which would else not read that they are not to be found.
    ...(isNotYet ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
