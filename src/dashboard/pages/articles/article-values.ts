import type { WholeArticleForm } from '../../../contract/article-forms.ts'
import type { WholeArticle } from '../../../contract/articles.ts'
import {
  type ArticleText,
  articleTexts,
  detailNames,
  productDetails,
  type WrittenDetails,
  writtenDetails,
} from '../../../domain/articles/article-fields.ts'
import { sharedPart, type Standing } from '../../../domain/articles/publication.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Cover, Focus } from '../../../domain/media/media.ts'
import { pick } from '../../../domain/pick.ts'
import { byField, definedOf, textValues } from '../../../domain/documents/revision.ts'
import { focusToSend, pictureForm } from '../../editor/cover/cover-change.ts'
import type { CoverChange } from '../../editor/cover/cover-change.ts'
import {
  allRemoved,
  galleryForm,
  type GalleryTile,
  tilesOf,
} from '../../editor/gallery/gallery-tiles.ts'
import { changes, type Saved } from '../../editor/document/saved-document.ts'

/** Texts are named `title.ar`, `content.en` and so on, beside what all languages share. */
export type ArticleValues = {
  [text: `${string}.${string}`]: string
  image: CoverChange
  image_focus: Focus | null
  gallery: GalleryTile[]
  topics: number[]
} & WrittenDetails

export type SavedArticle = Saved<ArticleValues> & {
  id: number | null
  cover: Cover | null
  publication: WholeArticle['publication']
  ledger: WholeArticle['ledger']
  reviews: WholeArticle['reviews']
  isPictureWaiting: boolean
  publishedAt: string | null
}

type TextPublication = WholeArticle['publication'][string]

export function savedArticle(
  article: WholeArticle | null,
  languages: LanguageCode[],
): SavedArticle {
  const texts = languages.map((code) => [code, { ...articleTexts, ...article?.texts[code] }])
  return {
    id: article?.id ?? null,
    cover: article?.picture ?? null,
    revision: article?.revision ?? 0,
    publication: article?.publication ?? {},
    ledger: article?.ledger ?? {},
    reviews: article?.reviews ?? [],
    isPictureWaiting: article?.pictures_waiting ?? false,
    publishedAt: article?.published_at ?? null,
    values: {
      ...(textValues(Object.fromEntries(texts)) as Record<string, string>),
      image: null,
      image_focus: article?.picture?.focus ?? null,
      ...writtenDetails(article ?? {}),
      gallery: tilesOf(article?.gallery ?? []),
      topics: article?.topics ?? [],
    },
  }
}

export function standingOf({ publication, isPictureWaiting }: SavedArticle): Standing {
  const texts = Object.entries(publication)
  const held = texts
    .filter(([, { state }]) => state !== 'live' && state !== 'missing')
    .map(([code, { held_by }]) => [code, { byRule: held_by === 'rule' }] as const)
  const byRule = held.some(([, one]) => one.byRule)
  const live = texts.filter(([, { live_since }]) => live_since !== null)
  return {
    held: { ...Object.fromEntries(held), ...(isPictureWaiting && { [sharedPart]: { byRule } }) },
    live: Object.fromEntries(live),
  }
}

/** Everything cleared: the texts, and cover and gallery as far as they are saved (FRM-5). */
export function clearedValues({ cover, values }: SavedArticle): ArticleValues {
  const texts = Object.keys(values).filter((name) => name.includes('.'))
  return {
    ...Object.fromEntries(texts.map((name) => [name, ''])),
    image: cover && 'removed',
    image_focus: null,
    ...writtenDetails(),
    gallery: allRemoved(values.gallery),
    topics: [],
  }
}

/** Visitors would find a title and nothing else. */
export function isBare(values: ArticleValues, hasCover: boolean): boolean {
  const isBlank = (field: string) =>
    Object.entries(values).every(([name, text]) => !name.startsWith(`${field}.`) || !text)
  const hasMore =
    hasCover ||
    productDetails.some((name) => values[name]) ||
    values.gallery.some(({ isRemoved }) => !isRemoved)
  return !isBlank('title') && isBlank('content') && !hasMore
}

export function articleText(values: ArticleValues, language: LanguageCode): ArticleText {
  return {
    title: values[`title.${language}`] ?? '',
    content: values[`content.${language}`] ?? '',
  }
}

export function textsIn(
  values: ArticleValues,
  languages: LanguageCode[],
): Record<LanguageCode, ArticleText> {
  return Object.fromEntries(languages.map((code) => [code, articleText(values, code)]))
}

export function isKeptByRule({
  publication,
}: {
  publication: Record<LanguageCode, Pick<TextPublication, 'held_by'>>
}): boolean {
  return Object.values(publication).some(({ held_by }) => held_by === 'rule')
}

/** A save sends what changed (GED-5), a new article all of it; null when nothing is to be saved. */
export function articleForm(values: ArticleValues, saved: SavedArticle): WholeArticleForm | null {
  const changed = changes(values, saved)
  if (saved.id !== null && Object.keys(changed).length === 0) return null
  const texts = Object.entries(changed).filter(([name]) => name.includes('.'))
  return {
    ...(texts.length > 0 && { texts: byField(Object.fromEntries(texts)) }),
    ...definedOf(pick(changed, ['topics', ...detailNames])),
    ...coverForm(values, saved),
    ...galleryForm(values.gallery),
  }
}

function coverForm(values: ArticleValues, saved: SavedArticle): WholeArticleForm {
  const { image } = values
  const focus = focusToSend(image, values.image_focus, saved.values.image_focus)
  return {
    ...pictureForm('image', image),
    ...(focus !== undefined && { image_focus: focus }),
  }
}
