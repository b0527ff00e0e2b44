import type { Article, ArticleInLanguage, ArticleText } from '../../domain/article.ts'
import { readableItems } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Connection } from '../engine/database.ts'
import { galleriesOf } from '../gallery/gallery-items.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import type { Tables } from '../engine/tables.ts'

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

export type ReadableRow = ArticleText & {
  id: number
  created_at: string
  updated_at: string
  excerpt: string
  cover_id: string | null
  cover_focus: string | null
}

export async function toReadable(
  connection: Connection,
  rows: ReadableRow[],
  language: LanguageCode,
): Promise<ArticleInLanguage[]> {
  const pictures = await picturesById(
    connection,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(
    connection,
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

export async function toArticles(connection: Connection, rows: ArticleRow[]): Promise<Article[]> {
  const ids = rows.map((row) => row.id)
  const pictures = await picturesById(
    connection,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(connection, ids)
  const texts = await textsOf(connection, ids)
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
  connection: Connection,
  ids: number[],
): Promise<Map<number, Record<LanguageCode, ArticleText>>> {
  const texts = new Map(ids.map((id) => [id, {} as Record<LanguageCode, ArticleText>]))
  if (ids.length === 0) return texts
  const rows = await connection
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
