import { type ArticleSection, sectionPaths } from '../../domain/articles/article.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { topicPath } from '../../domain/topics/topic-path.ts'
import type { NewPost } from '../../storage/articles/public-articles.ts'
import { storage } from '../../storage/storage.server.ts'
import { companyIn, hostOf } from '../company-in.ts'
import { feedPath } from '../page-meta.ts'
import { xmlResponse, xmlText } from './xml.ts'
import { spokenIn } from '../names-in.ts'

const newest = 20

type Base = { origin: string; language: LanguageCode }

export async function feed(
  { origin }: URL,
  language: LanguageCode = defaultPublicLanguage,
): Promise<Response | undefined> {
  if (!(await isPublished(language))) return undefined
  const posts = await storage.articles.newestIn(language, newest)
  const path = `/${sectionPaths.posts}`
  return feedOf({ origin, language }, { section: 'posts', path, address: feedPath }, posts)
}

/** An earlier address of the topic leads to the feed at the present one. */
export async function topicFeed(
  { origin }: URL,
  section: ArticleSection,
  slug: string,
  language: LanguageCode = defaultPublicLanguage,
): Promise<Response | undefined> {
  if (!(await isPublished(language))) return undefined
  const found = await storage.topics.find(section, language, slug)
  if (found && 'movedTo' in found && found.movedTo !== null) {
    const location = pathInLanguage(language, topicPath(section, found.movedTo) + feedPath)
    return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } })
  }
  if (!found || !('topic' in found)) return undefined
  const { topic } = found
  const path = topicPath(section, topic.slug)
  const posts = await storage.articles.newestAbout(topic.id, section, language, newest)
  return feedOf({ origin, language }, { section, path, address: path + feedPath, topic }, posts)
}

async function isPublished(language: LanguageCode): Promise<boolean> {
  const published = await storage.languages.published()
  return published.some(({ code }) => code === language)
}

type Channel = {
  section: ArticleSection
  path: string
  address: string
  topic?: { name: string; description: string }
}

async function feedOf(
  { origin, language }: Base,
  { section, path, address, topic }: Channel,
  posts: NewPost[],
): Promise<Response> {
  const company = (await companyIn(language)).name || hostOf(origin)
  const spoken = await spokenIn(language)
  const names = siteNamesIn(language, spoken.ownWords)
  const ofSection = wordsIn(spoken, articleWords)[`${section}_description`]
  const description = topic?.description || filled(ofSection, { company })
  const at = (path: string) => xmlText(origin + pathInLanguage(language, path))
  const items = posts.map((post) =>
    itemOf(post, at(`/${sectionPaths[section]}/${post.slug ?? post.id}`)),
  )
  const changed = posts[0]?.liveSince.toUTCString()
  return xmlResponse(
    'application/rss+xml',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${xmlText(`${company} · ${topic?.name ?? names[`${section}_name`]}`)}</title>
<link>${at(path)}</link>
<atom:link rel="self" type="application/rss+xml" href="${at(address)}"/>
<description>${xmlText(description)}</description>
<language>${xmlText(language)}</language>
${changed ? `<lastBuildDate>${changed}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel></rss>`,
  )
}

function itemOf({ title, excerpt, liveSince, author }: NewPost, address: string): string {
  return [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${liveSince.toUTCString()}</pubDate>`,
    ...(author ? [`<dc:creator>${xmlText(author)}</dc:creator>`] : []),
    `<description>${xmlText(excerpt)}</description>`,
    '</item>',
  ].join('')
}
