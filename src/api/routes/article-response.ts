import type { ArticleListItem, PublicArticle, WholeArticle } from '../../contract/articles.ts'
import type { GalleryItemResponse, PublicGalleryItem } from '../../contract/gallery.ts'
import type { ReviewResponse } from '../../contract/reviews.ts'
import type { LedgerResponse } from '../../contract/ledger.ts'
import type { Article, ArticleInLanguage } from '../../domain/articles/article.ts'
import {
  type ArticleDetails,
  blankText,
  detailNames,
  writtenText,
} from '../../domain/articles/article-fields.ts'
import {
  dateState,
  type Publication,
  type PublicationDate,
  sharedPart,
  textState,
} from '../../domain/articles/publication.ts'
import type { Review } from '../../domain/articles/review.ts'
import { languagesBehind, type Ledger, newerByText } from '../../domain/documents/ledger.ts'
import { fieldAndLanguage } from '../../domain/documents/revision.ts'
import type { BareItem, GalleryItem, GalleryItemInLanguage } from '../../domain/gallery/gallery.ts'
import { youtubeAddress } from '../../domain/gallery/youtube.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { pictureAddress } from '../../domain/media/media.ts'
import { pick } from '../../domain/pick.ts'
import { toPublicHtml } from '../../domain/rich-text/render-rich-text.server.ts'
import type { ListedArticle } from '../../storage/articles/article-store.ts'

export function toPublicArticle(article: ArticleInLanguage, language: LanguageCode): PublicArticle {
  const gallery = article.gallery.map(toPublicGalleryItem)
  const { described, excerpt, updatedAt, slug, topics } = article
  const content = toPublicHtml(article.content, { language, described })
  const updated_at = updatedAt.toISOString()
  const { given_date: _, ...fields } = sharedFields(article)
  const shared = { ...fields, ...writtenText(article), content }
  const links = { ...(slug && { slug }), ...(topics && { topics }) }
  return { ...shared, ...links, excerpt, updated_at, gallery }
}

/** Fields are blank where the language is missing; what all languages share is made once. */
export function toArticleListItems(
  { changed, ...article }: ListedArticle,
  behind = languagesBehind(newerByText(article.ledger)),
): (language: LanguageCode) => ArticleListItem {
  const { publication } = article
  const inLanguage = inLanguages(article)
  const last = changed && { by: changed.by, at: changed.at.toISOString() }
  return (language) => ({
    ...inLanguage(language),
    state: textState(publication, language),
    date_state: dateState(publication, language),
    behind: behind.has(language),
    changed: last,
  })
}

function inLanguages(article: Article) {
  const shared = { ...sharedFields(article), gallery: article.gallery.map(toGalleryItem) }
  return (language: LanguageCode) => {
    const { title, content } = article.texts[language] ?? blankText
    return { ...shared, title, content }
  }
}

export function toWholeArticle(article: Article, language: LanguageCode): WholeArticle {
  const { texts, publication, publishedAt, reviews, revision } = article
  return {
    ...inLanguages(article)(language),
    texts,
    published_at: publishedAt?.toISOString() ?? null,
    publication: Object.fromEntries(
      writtenIn(publication).map((language) => [language, inPublication(article, language)]),
    ),
    pictures_waiting: sharedPart in publication.held,
    topics: article.topics,
    ledger: toLedger(article.ledger),
    reviews: reviews
      .filter(({ language: one }) => article.ledger.languages.includes(one))
      .map(toReviewResponse),
    revision,
  }
}

export function toReviewResponse({ language, reviewer, note, by, at }: Review): ReviewResponse {
  return { language, reviewer, note, asked_by: by, asked_at: at.toISOString() }
}

function writtenIn({ live, held, dates }: Publication): LanguageCode[] {
  const dated = dates.map(({ language }) => language)
  const parts = new Set([...Object.keys({ ...live, ...held }), ...dated])
  return [...parts].filter((part) => part !== sharedPart)
}

/** Entries of deleted languages are left out. */
export function toLedger(ledger: Ledger): LedgerResponse {
  const known = Object.entries(ledger.written).filter(([name]) =>
    ledger.languages.includes(fieldAndLanguage(name).language ?? ''),
  )
  const newerThan = newerByText(ledger)
  const entries = known.map(([name, { edition, source }]) => {
    const newer = newerThan.get(name) ?? []
    return [name, { edition, behind: newer.length > 0, newer, source }]
  })
  return Object.fromEntries(entries)
}

function inPublication({ publication, publishedAt }: Article, language: LanguageCode) {
  const isByRule = publication.held[language]?.byRule && publishedAt === null
  const live = publication.live[language]
  return {
    state: textState(publication, language),
    held_by: isByRule ? ('rule' as const) : null,
    live_since: live?.since.toISOString() ?? null,
    changed_at: live?.changedAt.toISOString() ?? null,
    ...datesIn(publication, language),
  }
}

function datesIn({ dates }: Publication, language: LanguageCode) {
  const date = (isIt: (date: PublicationDate) => boolean) => {
    const found = dates.find((date) => date.language === language && isIt(date))
    return found ? toDate(found) : null
  }
  const late = dates.find(({ language: own, missed }) => own === language && missed !== null)
  return {
    publish_at: date(({ action, missed }) => action === 'publish' && missed === null),
    unpublish_at: date(({ action }) => action === 'unpublish'),
    missed: late?.missed ? { ...toDate(late), reason: late.missed } : null,
  }
}

function toDate({ wallTime, zone, dueAt }: PublicationDate) {
  return { at: wallTime, time_zone: zone, instant: dueAt.toISOString() }
}

function sharedFields(article: Pick<Article, 'id' | 'cover' | 'createdAt'> & ArticleDetails) {
  return {
    id: article.id,
    image: article.cover ? pictureAddress(article.cover) : '',
    picture: article.cover,
    ...pick(article, detailNames),
    created_at: article.createdAt.toISOString(),
  }
}

export function toGalleryItem({ titles, ...item }: GalleryItem): GalleryItemResponse {
  return { ...withoutTitle(item), title: titles }
}

export function toPublicGalleryItem({ title, ...item }: GalleryItemInLanguage): PublicGalleryItem {
  return { ...withoutTitle(item), title }
}

function withoutTitle(item: BareItem) {
  if (item.type === 'image') {
    const { id, type, picture } = item
    return { id, type, url: pictureAddress(picture), picture }
  }
  return { id: item.id, type: item.type, url: youtubeAddress(item.youtubeId), picture: null }
}
