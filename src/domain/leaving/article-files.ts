import type { Article } from '../articles/article.ts'
import { datedAt } from '../articles/article-date.ts'
import { detailNames } from '../articles/article-fields.ts'
import { articleSlug } from '../articles/article-slug.ts'
import { sharedPart, textState } from '../articles/publication.ts'
import { isBlank } from '../documents/revision.ts'
import type { GalleryItem } from '../gallery/gallery.ts'
import type { LanguageCode } from '../languages/language.ts'
import { pick } from '../pick.ts'
import { type ArticleMatter, articleFolder, markdownFile } from './front-matter.ts'
import {
  coverMatter,
  inFolder,
  type LeavingFile,
  type Surroundings,
  textIn,
} from './leaving-file.ts'
import { safeStem } from './safe-file-name.ts'

type LeavingArticle = { written: Article; shown: Article; updatedAt: Date }

export function articleFiles(
  { written, shown, updatedAt }: LeavingArticle,
  around: Surroundings,
): LeavingFile[] {
  const { publication } = written
  const titles = around.languages.map((language) => written.texts[language]?.title)
  const stem = safeStem(slugFor(written.id, titles.find(Boolean)))
  const path = `${articleFolder(written.section)}/${stem}`
  return languagesOf(written, around).flatMap((language) => {
    const isLive = language in publication.live
    const isHeld = language in publication.held || sharedPart in publication.held
    const state = isLive && isHeld ? 'waiting' : textState(publication, language)
    const file = (article: Article, matter: Pick<ArticleMatter, 'state' | 'draft'>) =>
      articleFile({ ...article, publication }, { language, updatedAt, matter, around })
    if (state !== 'waiting') {
      const draft = state === 'live' ? {} : ({ draft: true } as const)
      return [{ path: `${path}.${language}.md`, content: file(written, { state, ...draft }) }]
    }
    return [
      { path: `${path}.${language}.md`, content: file(written, { state, draft: true }) },
      { path: `${path}.${language}.public.md`, content: file(shown, { state: 'live' }) },
    ]
  })
}

function languagesOf(article: Article, { languages }: Surroundings): LanguageCode[] {
  const written = languages.filter(
    (language) =>
      language in article.publication.live ||
      language in article.publication.held ||
      Object.values(article.texts[language] ?? {}).some(Boolean) ||
      article.gallery.some(({ titles }) => titles[language]),
  )
  return written.length > 0 ? written : languages.slice(0, 1)
}

type Telling = {
  language: LanguageCode
  updatedAt: Date
  matter: Pick<ArticleMatter, 'state' | 'draft'>
  around: Surroundings
}

function articleFile(article: Article, { language, updatedAt, matter, around }: Telling): string {
  const { content = '', title = '', ...texts } = article.texts[language] ?? {}
  const { given_date, ...details } = pick(article, detailNames)
  const isDated = given_date !== null || article.publishedAt !== null
  const written: ArticleMatter = {
    id: article.id,
    title,
    ...(isDated && { date: toTheMinute(datedAt(article)) }),
    ...matter,
    slug: slugFor(article.id, title),
    ...inFolder({
      topics: article.topics.flatMap((id) => around.topicName(id, language) ?? []),
      ...texts,
      ...details,
      gallery: article.gallery.map((item) => galleryMatter(item, language)),
    } as object),
    ...coverMatter(article.cover),
    schedule: article.publication.dates
      .filter((date) => date.language === language)
      .map(({ action, dueAt: date, zone }) => ({ action, date, zone })),
    updated: updatedAt,
    aliases: around.aliasesOf('article', article.id, language),
  }
  return markdownFile(withoutBlank(written), textIn(content, language, around))
}

function galleryMatter(item: GalleryItem, language: LanguageCode): object {
  const title = item.titles[language]
  const what = item.type === 'image' ? { image: item.picture } : { youtube: item.youtubeId }
  return { ...what, ...(title && { title }) }
}

function slugFor(id: number, title = ''): string {
  return decodeURIComponent(articleSlug(id, title))
}

function toTheMinute(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 60_000) * 60_000)
}

function withoutBlank<Matter extends object>(matter: Matter): Matter {
  const parts = Object.entries(matter).filter(([name, part]) => name === 'title' || !isBlank(part))
  return Object.fromEntries(parts) as Matter
}
