import type { ArticleForm } from '../../api/client.ts'
import type { WholeArticleAnswer } from '../../api/present-article.ts'
import { type ArticleText, blankText } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Picture } from '../../domain/media.ts'
import type { CoverChange } from '../fields/cover-field.tsx'
import {
  allRemoved,
  galleryForm,
  type GalleryTile,
  isChanged as isGalleryChanged,
  tilesOf,
} from '../gallery/gallery-tiles.ts'

/** What the form holds. */
export type ArticleValues = {
  texts: Record<LanguageCode, ArticleText>
  cover: CoverChange
  gallery: GalleryTile[]
}

/** What the server has, in the shape of the form; without an id, nothing yet. */
type SavedArticle = { id: number | null; cover: Picture | null; values: ArticleValues }

export type Write = { language: LanguageCode; form: ArticleForm }

export function savedArticle(
  article: WholeArticleAnswer | null,
  languages: LanguageCode[],
): SavedArticle {
  const texts = languages.map((code) => [code, article?.texts[code] ?? blankText])
  return {
    id: article?.id ?? null,
    cover: article?.picture ?? null,
    values: {
      texts: Object.fromEntries(texts),
      cover: null,
      gallery: tilesOf(article?.gallery ?? []),
    },
  }
}

/** Everything cleared: the texts, and cover and gallery as far as they are saved (FRM-5). */
export function clearedValues({ cover, values }: SavedArticle): ArticleValues {
  const blank = Object.keys(values.texts).map((code) => [code, blankText])
  return {
    texts: Object.fromEntries(blank),
    cover: cover && 'removed',
    gallery: allRemoved(values.gallery),
  }
}

export function isChanged(values: ArticleValues, saved: SavedArticle): boolean {
  const hasFiles = values.cover !== null || isGalleryChanged(values.gallery)
  return hasFiles || changedTexts(values, saved).length > 0
}

/**
 * The calls a save takes: one for each language with changed fields, pictures and gallery with the
 * first of them (spec §7). `fallback` takes them where no text has changed. Nothing changed: no calls.
 */
export function plannedWrites(
  values: ArticleValues,
  saved: SavedArticle,
  fallback: LanguageCode,
): Write[] {
  const isNew = saved.id === null
  if (!isNew && !isChanged(values, saved)) return []
  const [first, ...rest] = changedTexts(values, saved)
  const { language, form } = first ?? { language: fallback, form: {} }
  const files = { ...coverForm(values.cover), ...galleryForm(values.gallery) }
  return [{ language, form: { ...(isNew && blankText), ...form, ...files } }, ...rest]
}

/** What is saved once a call has been answered: its language, and the pictures that went with the first. */
export function savedAfter(
  saved: SavedArticle,
  language: LanguageCode,
  sent: ArticleValues,
  article: WholeArticleAnswer,
): SavedArticle {
  const text = sent.texts[language] ?? blankText
  return {
    id: article.id,
    cover: article.picture,
    values: {
      texts: { ...saved.values.texts, [language]: text },
      cover: null,
      gallery: tilesOf(article.gallery),
    },
  }
}

function coverForm(cover: CoverChange): Pick<ArticleForm, 'image'> {
  if (cover === null) return {}
  return { image: cover === 'removed' ? null : cover }
}

function changedTexts(values: ArticleValues, saved: SavedArticle): Write[] {
  return Object.entries(values.texts).flatMap(([language, text]) => {
    const form = changedFields(text, saved.values.texts[language] ?? blankText)
    return Object.keys(form).length > 0 ? [{ language, form }] : []
  })
}

function changedFields(now: ArticleText, before: ArticleText): Partial<ArticleText> {
  return {
    ...(now.title !== before.title && { title: now.title }),
    ...(now.content !== before.content && { content: now.content }),
  }
}
