import type { Transaction } from 'kysely'
import { galleryLimits, type GalleryItem, type NewGalleryItem } from '../domain/gallery.ts'
import { Problem } from '../domain/problem.ts'
import type { Connection } from './database.ts'
import { picturesById } from './media-store.ts'
import type { Tables } from './tables.ts'

/** The galleries of these articles in order, by article id; an article without one is absent. */
export async function galleriesOf(
  connection: Connection,
  articleIds: number[],
): Promise<Map<number, GalleryItem[]>> {
  const galleries = new Map<number, GalleryItem[]>()
  if (articleIds.length === 0) return galleries
  const rows = await connection
    .selectFrom('gallery_items')
    .select(['id', 'article_id', 'media_id', 'youtube_id'])
    .where('article_id', 'in', articleIds)
    .orderBy('article_id')
    .orderBy('position')
    .execute()
  const pictures = await picturesById(
    connection,
    rows.map((row) => row.media_id),
  )
  for (const row of rows) {
    const item = toItem(row, pictures)
    const gallery = galleries.get(row.article_id)
    if (gallery) gallery.push(item)
    else galleries.set(row.article_id, [item])
  }
  return galleries
}

/** Removes items, refusing ids of other galleries, then adds the new ones at the end. */
export async function changeGallery(
  transaction: Transaction<Tables>,
  articleId: number,
  removedIds: number[],
  added: NewGalleryItem[],
): Promise<void> {
  await removeItems(transaction, articleId, removedIds)
  if (added.length === 0) return
  const last = await transaction
    .selectFrom('gallery_items')
    .select(({ fn }) => [fn.max('position').as('position'), fn.countAll<number>().as('count')])
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow()
  if (last.count + added.length > galleryLimits.items) throw new Problem('gallery-full')
  const start = (last.position ?? 0) + 1
  const rows = added.map((item, index) => toRow(articleId, start + index, item))
  await transaction.insertInto('gallery_items').values(rows).execute()
}

async function removeItems(
  transaction: Transaction<Tables>,
  articleId: number,
  ids: number[],
): Promise<void> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return
  const removed = await transaction
    .deleteFrom('gallery_items')
    .where('article_id', '=', articleId)
    .where('id', 'in', unique)
    .returning('id')
    .execute()
  if (removed.length !== unique.length) throw new Problem('gallery-foreign')
}

function toRow(articleId: number, position: number, item: NewGalleryItem) {
  return {
    article_id: articleId,
    position,
    media_id: item.type === 'image' ? item.picture.id : null,
    youtube_id: item.type === 'youtube' ? item.youtubeId : null,
  }
}

type Row = { id: number; media_id: string | null; youtube_id: string | null }

function toItem(row: Row, pictures: Awaited<ReturnType<typeof picturesById>>): GalleryItem {
  const picture = row.media_id === null ? undefined : pictures.get(row.media_id)
  if (picture) return { id: row.id, type: 'image', picture }
  return { id: row.id, type: 'youtube', youtubeId: row.youtube_id ?? '' }
}
