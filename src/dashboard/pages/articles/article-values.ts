import type { ArticleForm, WholeArticle } from '../../../contract/articles.ts'
import {
  type ArticleText,
  articleTexts,
  blankText,
  detailNames,
  type WrittenDetails,
  writtenDetails,
} from '../../../domain/articles/article-fields.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Cover, Focus } from '../../../domain/media/media.ts'
import { pick } from '../../../domain/pick.ts'
import { definedOf, textName, textsIn, textValues } from '../../../domain/documents/revision.ts'
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
} & WrittenDetails

export type SavedArticle = Saved<ArticleValues> & { id: number | null; cover: Cover | null }

export type Write = { language: LanguageCode; names: string[]; form: ArticleForm }

export function savedArticle(
  article: WholeArticle | null,
  languages: LanguageCode[],
): SavedArticle {
  const texts = languages.map((code) => [code, { ...articleTexts, ...article?.texts[code] }])
  return {
    id: article?.id ?? null,
    cover: article?.picture ?? null,
    revision: article?.revision ?? 0,
    values: {
      ...(textValues(Object.fromEntries(texts)) as Record<string, string>),
      image: null,
      image_focus: article?.picture?.focus ?? null,
      ...writtenDetails(article ?? {}),
      gallery: tilesOf(article?.gallery ?? []),
    },
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
  }
}

/** Visitors would find a title and nothing else. */
export function isBare(values: ArticleValues, hasCover: boolean): boolean {
  const isBlank = (field: string) =>
    Object.entries(values).every(([name, text]) => !name.startsWith(`${field}.`) || !text)
  const hasMore =
    hasCover ||
    detailNames.some((name) => values[name]) ||
    values.gallery.some(({ isRemoved }) => !isRemoved)
  return !isBlank('title') && isBlank('content') && !hasMore
}

export function articleText(values: ArticleValues, language: LanguageCode): ArticleText {
  return {
    title: values[`title.${language}`] ?? '',
    content: values[`content.${language}`] ?? '',
  }
}

/**
 * The calls a save takes: one for each language with changed fields, pictures and gallery with the
 * first of them (GED-5). `fallback` takes them where no text has changed. Nothing changed: no calls.
 */
export function plannedWrites(
  values: ArticleValues,
  saved: SavedArticle,
  fallback: LanguageCode,
): Write[] {
  const changed = changes(values, saved)
  const isNew = saved.id === null
  if (!isNew && Object.keys(changed).length === 0) return []
  const shared = Object.keys(changed).filter((name) => !name.includes('.'))
  const [first, ...rest] = textWrites(changed)
  const { language, names, form } = first ?? { language: fallback, names: [], form: {} }
  const files = { ...coverForm(values, saved), ...galleryForm(values.gallery) }
  const whole = {
    ...(isNew && blankText),
    ...form,
    ...definedOf(pick(changed, detailNames)),
    ...files,
  }
  return [{ language, names: [...names, ...shared], form: whole }, ...rest]
}

function textWrites(changed: Partial<ArticleValues>): Write[] {
  return Object.entries(textsIn(changed)).map(([language, form]) => ({
    language,
    names: Object.keys(form).map((field) => textName(field, language)),
    form,
  }))
}

function coverForm(values: ArticleValues, saved: SavedArticle): ArticleForm {
  const { image } = values
  const focus = focusToSend(image, values.image_focus, saved.values.image_focus)
  return {
    ...pictureForm('image', image),
    ...(focus !== undefined && { image_focus: focus }),
  }
}
