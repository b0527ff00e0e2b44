import { data, redirect } from 'react-router'
import { sectionPaths } from '../../domain/articles/article.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { pageSizes, pagination } from '../../domain/search/pagination.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { listWords } from '../../domain/site-words/list-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { topicPath } from '../../domain/topics/topic-path.ts'
import { storage } from '../../storage/storage.server.ts'
import { shareAddress } from '../seo/share-source.ts'
import { topicData } from '../seo/structured-data.ts'
import { feedPath, pageMeta, siteDataOf } from '../page-meta.ts'
import { pageNumberFrom, sectionFromAddress } from '../from-address.ts'
import { siteOrigin } from '../request-contexts.ts'
import type { Route } from './+types/topic-page.ts'
import { laterPart } from '../later-part.tsx'
import { toCard } from './to-card.ts'

const TopicPages = laterPart(async () => (await import('./topic-pages.tsx')).TopicPages)

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { section, language } = sectionFromAddress({ url, params })
  const found = await storage.topics.find(section, language, params.slug)
  if (found && 'movedTo' in found) {
    const { movedTo } = found
    const path = movedTo === null ? `/${sectionPaths[section]}` : topicPath(section, movedTo)
    throw redirect(pathInLanguage(language, path), 301)
  }
  const slugs = Object.entries(found?.slugs ?? {})
  const paths: Record<LanguageCode, string> = Object.fromEntries(
    slugs.map(([code, slug]) => [code, topicPath(section, slug)]),
  )
  const alternates = { readableIn: Object.keys(paths), paths }
  if (!found || !('topic' in found)) throw data(alternates, { status: 404 })
  const { topic } = found
  const path = topicPath(section, topic.slug)
  const page = pageNumberFrom(url)
  const perPage = pageSizes.list
  const listed = await storage.articles.list({ section, language, topic: topic.id, page, perPage })
  const paging = pagination(page, perPage, listed.total)
  if (page > paging.last_page) {
    throw redirect(pageAddress(pathInLanguage(language, path), paging.last_page))
  }
  const base = { origin: context.get(siteOrigin), language }
  return {
    ...alternates,
    section,
    language,
    topic,
    path,
    share: await shareAddress(section, language),
    articles: listed.articles.map(toCard),
    pagination: paging,
    structuredData: await topicData(base, section, { ...topic, path }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteDataOf(matches)
  if (!site || !loaderData) return []
  const { section, topic, path, paths } = loaderData
  const { current_page: page, last_page: last } = loaderData.pagination
  const { list_page: pattern } = wordsIn(site, listWords)
  const list = siteNamesIn(site.language, site.ownWords)[`${section}_name`]
  const ofSection = wordsIn(site, articleWords)[`${section}_description`]
  const title = `${topic.name} · ${list}`
  return pageMeta(site, {
    title: page === 1 ? title : `${title}, ${filled(pattern, { page, last })}`,
    description:
      topic.description || `${topic.name}: ${filled(ofSection, { company: site.company.name })}`,
    path: pageAddress(path, page),
    paths: Object.fromEntries(
      Object.entries(paths).map(([code, own]) => [code, pageAddress(own, page)]),
    ),
    languages: loaderData.readableIn,
    share: loaderData.share,
    structuredData: loaderData.structuredData,
    feed: path + feedPath,
  })
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { language, path, pagination } = loaderData
  return <TopicPages key={`${path} ${language} ${pagination.current_page}`} {...loaderData} />
}

function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`
}
