import { sectionPaths } from '../../domain/articles/article.ts'
import {
  defaultPublicLanguage,
  type LanguageCode,
  pathInLanguage,
} from '../../domain/languages/language.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import { articleWords } from '../../domain/site-words/article-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import type { NewPost } from '../../storage/articles/public-articles.ts'
import { storage } from '../../storage/storage.server.ts'
import { companyIn, hostOf } from '../company-in.ts'
import { feedPath } from '../page-meta.ts'
import { xmlResponse, xmlText } from './xml.ts'
import { spokenIn } from '../names-in.ts'

const newest = 20

export async function feed(
  { origin }: URL,
  language: LanguageCode = defaultPublicLanguage,
): Promise<Response | undefined> {
  const published = await storage.languages.published()
  if (!published.some(({ code }) => code === language)) return undefined
  const posts = await storage.articles.newestIn(language, newest)
  return xmlResponse('application/rss+xml', await feedOf(origin, language, posts))
}

async function feedOf(origin: string, language: LanguageCode, posts: NewPost[]): Promise<string> {
  const company = (await companyIn(language)).name || hostOf(origin)
  const spoken = await spokenIn(language)
  const names = siteNamesIn(language, spoken.ownWords)
  const { posts_description: description } = wordsIn(spoken, articleWords)
  const address = (path: string) => xmlText(origin + pathInLanguage(language, path))
  const items = posts.map((post) =>
    itemOf(post, address(`/${sectionPaths.posts}/${post.slug ?? post.id}`)),
  )
  const changed = posts[0]?.liveSince.toUTCString()
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${xmlText(`${company} · ${names.posts_name}`)}</title>
<link>${address(`/${sectionPaths.posts}`)}</link>
<atom:link rel="self" type="application/rss+xml" href="${address(feedPath)}"/>
<description>${xmlText(filled(description, { company }))}</description>
<language>${xmlText(language)}</language>
${changed ? `<lastBuildDate>${changed}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel></rss>`
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
