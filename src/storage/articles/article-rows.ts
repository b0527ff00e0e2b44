import type { Article, ArticleInLanguage, ArticleText } from '../../domain/article.ts'
import { readableItems } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { galleriesOf } from '../gallery/gallery-items.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import type { Db, Tables } from '../engine/tables.ts'

export const articleColumns = [
  'id',
  'section',
  'cover_id',
  'cover_focus',
  'created_at',
  'revision',
] as const
export type ArticleRow = Pick<
  Tables['articles'],
  'section' | 'cover_id' | 'cover_focus' | 'created_at' | 'revision'
> & {
  id: number
}

export type PublicArticleRow = ArticleText & {
  id: number
  created_at: string
  updated_at: string
  excerpt: string
  cover_id: string | null
  cover_focus: string | null
}

export async function toPublicArticles(
  db: Db,
  rows: PublicArticleRow[],
  language: LanguageCode,
): Promise<ArticleInLanguage[]> {
  const pictures = await picturesById(
    db,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    cover: coverOf(pictures.get(row.cover_id ?? ''), row.cover_focus),
    gallery: readableItems(galleries.get(row.id) ?? [], language),
  }))
}

export async function toArticles(db: Db, rows: ArticleRow[]): Promise<Article[]> {
  const ids = rows.map((row) => row.id)
  const pictures = await picturesById(
    db,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(db, ids)
  const texts = await textsOf(db, ids)
  return rows.map((row) => ({
    id: row.id,
    section: row.section,
    createdAt: new Date(row.created_at),
    cover: coverOf(pictures.get(row.cover_id ?? ''), row.cover_focus),
    gallery: galleries.get(row.id) ?? [],
    texts: texts.get(row.id) ?? {},
    revision: row.revision,
  }))
}

async function textsOf(
  db: Db,
  ids: number[],
): Promise<Map<number, Record<LanguageCode, ArticleText>>> {
  const texts = new Map(ids.map((id) => [id, {} as Record<LanguageCode, ArticleText>]))
  if (ids.length === 0) return texts
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', 'content'])
    .where('article_id', 'in', ids)
    .execute()
  for (const row of rows) {
    const ofArticle = texts.get(row.article_id)
    if (ofArticle) ofArticle[row.language] = { title: row.title, content: row.content }
  }
  return texts
}
