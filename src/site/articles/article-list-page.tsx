import { redirect } from 'react-router'
import { type ArticleSection, sectionPaths } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { pageSizes, pagination } from '../../domain/search/pagination.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { storage } from '../../storage/storage.server.ts'
import { shareAddress } from '../seo/share-source.ts'
import { breadcrumbs } from '../seo/structured-data.ts'
import { pageMeta, siteDataOf } from '../page-meta.ts'
import { pageNumberFrom, sectionFromAddress } from '../from-address.ts'
import { siteOrigin } from '../request-contexts.ts'
import type { Route } from './+types/article-list-page.ts'
import { leadsToContact } from '../contact/contact-in.ts'
import { FeaturedArticle } from './featured-article.tsx'
import { laterPart } from '../later-part.tsx'
import { toCard } from './to-card.ts'

const ArticlePages = laterPart(async () => (await import('./article-pages.tsx')).ArticlePages)
const EmptyList = laterPart(async () => (await import('./empty-list.tsx')).EmptyList)
const OnlyArticleFoot = laterPart(
  async () => (await import('./only-article-foot.tsx')).OnlyArticleFoot,
)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { section, language } = sectionFromAddress({ url, params })
  if ((await storage.sections.hidden()).includes(section)) throw new Response(null, { status: 404 })
  const page = pageNumberFrom(url)
  const found = await storage.articles.list({ section, language, page, perPage: pageSizes.list })
  const paging = pagination(page, pageSizes.list, found.total)
  if (page > paging.last_page) throw redirect(pageAddress(url.pathname, paging.last_page))
  const structuredData = [await breadcrumbs({ origin: context.get(siteOrigin), language }, section)]
  return {
    section,
    language,
    share: await shareAddress(section, language),
    articles: found.articles.map(toCard),
    pagination: paging,
    writtenIn: found.total === 0 ? await languagesWith(section) : [],
    leadsToContact: await leadsToContact(section),
    structuredData,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  const { section } = loaderData
  const { current_page: page, last_page: last } = loaderData.pagination
  const { list_page: pattern } = wordsIn(site, listWords)
  const name = siteNamesIn(site.language, site.ownWords)[`${section}_name`]
  const description = wordsIn(site, articleWords)[`${section}_description`]
  return pageMeta(site, {
    title: page === 1 ? name : `${name}, ${filled(pattern, { page, last })}`,
    description: filled(description, { company: site.company.name }),
    path: pageAddress(`/${sectionPaths[section]}`, page),
    languages: site.languages.map(({ code }) => code),
    share: loaderData.share,
    structuredData: loaderData.structuredData,
  })
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const { section, language, articles, pagination, writtenIn } = loaderData
  const [first] = articles
  if (!first) return <EmptyList section={section} writtenIn={writtenIn} />
  const isFirstPage = pagination.current_page === 1
  return (
    <>
      {isFirstPage && <FeaturedArticle article={first} {...loaderData} />}
      {pagination.total > 1 ? (
        <ArticlePages key={`${section} ${language} ${pagination.current_page}`} {...loaderData} />
      ) : (
        <OnlyArticleFoot />
      )}
    </>
  )
}

async function languagesWith(section: ArticleSection): Promise<LanguageCode[]> {
  const codes: LanguageCode[] = []
  for (const { code: language } of await storage.languages.published()) {
    const { total } = await storage.articles.list({ section, language, page: 1, perPage: 1 })
    if (total > 0) codes.push(language)
  }
  return codes
}

function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`
}
