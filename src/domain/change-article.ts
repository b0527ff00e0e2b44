import {
  type Article,
  type ArticleChange,
  type ArticleDraft,
  type ArticleText,
  blankText,
} from './article.ts'
import { changeGallery } from './change-gallery.ts'
import { firstCharacters, plainText, previewLength } from './excerpt.ts'
import { galleryValues, itemTitleValues, restoreGallery } from './gallery.ts'
import type { LanguageCode } from './language.ts'
import { changedCover, type Focus, type Picture, pictureOf } from './media.ts'
import { type Revision, textsIn, textValues, type Values } from './revision.ts'
import { blankMeta, writtenMeta } from './seo.ts'

export function articleValues({ cover, price, gallery, texts }: Article): Values {
  return {
    image: cover && pictureOf(cover),
    ...(cover?.focus ? { image_focus: cover.focus } : {}),
    ...(price === null ? {} : { price }),
    ...galleryValues(gallery),
    ...textValues(texts),
  }
}

/** Values that may conflict with those others have set meanwhile. */
export function sentValues({
  language,
  text,
  cover,
  focus,
  price,
  gallery,
}: ArticleChange): Values {
  return {
    ...textValues({ [language]: text }),
    ...(cover === undefined ? {} : { image: cover }),
    ...(focus === undefined ? {} : { image_focus: focus }),
    ...(price === undefined ? {} : { price }),
    ...itemTitleValues(gallery.titles ?? {}),
  }
}

/** `meanwhile` are the revisions its editor has not seen, newest first. */
export function changeArticle(
  article: Article,
  { language, text, cover, focus, price = article.price, gallery }: ArticleChange,
  meanwhile: Revision[] = [],
): ArticleDraft {
  // A new picture does not inherit the focus of the old one.
  const newFocus = cover === undefined ? focus : (focus ?? null)
  return {
    ...withTexts(article, { [language]: isEmptied(text) ? { ...blankMeta, ...text } : text }),
    cover: changedCover(article.cover, cover, newFocus),
    price,
    gallery: changeGallery(article.gallery, gallery, meanwhile),
  }
}

type SharedValues = { image?: Picture | null; image_focus?: Focus; price?: string | null }

export function restoreArticle(article: Article, values: Values): Article {
  const { image, image_focus: focus, price = article.price } = values as SharedValues
  return {
    ...withTexts(article, textsIn(values)),
    cover: changedCover(article.cover, image, focus),
    price,
    gallery: restoreGallery(article.gallery, values),
  }
}

function withTexts(article: Article, texts: Record<LanguageCode, Partial<ArticleText>>): Article {
  const changed = Object.entries(texts).map(([language, text]) => {
    const { title, content, ...meta } = { ...blankText, ...article.texts[language], ...text }
    return [language, { title, content, ...writtenMeta(meta) }]
  })
  return { ...article, texts: { ...article.texts, ...Object.fromEntries(changed) } }
}

/** Whether a change blanks a language (CNT-4). */
export function isEmptied(change: { title?: string; content?: string }): boolean {
  return change.title === '' && change.content === ''
}

export function contentPreview(content: string): string {
  return firstCharacters(plainText(content), previewLength)
}
