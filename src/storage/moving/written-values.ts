import { createHash } from 'node:crypto'
import type { Article } from '../../domain/articles/article.ts'
import { picturesOf } from '../../domain/gallery/gallery.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'

/** An import left these values so; one that differs was changed here. */
export type Written = { content: string; image: string | null; gallery: string[] }

export function writtenOf(article: Article, language: LanguageCode): Written {
  const { [language]: text } = article.texts
  return {
    content: createHash('sha256')
      .update(text?.content ?? '')
      .digest('base64url'),
    image: article.cover?.id ?? null,
    gallery: picturesOf(article.gallery).map(({ id }) => id),
  }
}
