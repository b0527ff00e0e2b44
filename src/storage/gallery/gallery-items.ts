import type { ExpressionBuilder } from 'kysely'
import { type GalleryDraft, requireItems } from '../../domain/gallery/change-gallery.ts'
import type { BareItem, GalleryItem, NewGalleryItem } from '../../domain/gallery/gallery.ts'
import { Problem } from '../../domain/problem.ts'
import type { Revision } from '../../domain/documents/revision.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import { sortRows } from '../engine/sort-rows.ts'
import { picturesById } from '../media/media-store.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { changedTitles, titlesOf, writeTitles } from './gallery-titles.ts'

type GalleryOwner = { article_id: number } | { section: SectionName }

export async function galleriesOf(
  db: Db,
  articleIds: number[],
): Promise<Map<number, GalleryItem[]>> {
  const galleries = new Map<number, GalleryItem[]>()
  if (articleIds.length === 0) return galleries
  const rows = await itemRows(db).where('article_id', 'in', articleIds).execute()
  for (const { owner, item } of await toItems(db, rows)) {
    const gallery = galleries.get(owner)
    if (gallery) gallery.push(item)
    else galleries.set(owner, [item])
  }
  return galleries
}

export async function galleryOf(db: Db, owner: GalleryOwner): Promise<GalleryItem[]> {
  const rows = await itemRows(db).where(ownedBy(owner)).execute()
  return (await toItems(db, rows)).map(({ item }) => item)
}

export async function writeGallery(
  trx: Trx,
  owner: GalleryOwner,
  before: GalleryItem[],
  after: GalleryDraft,
): Promise<GalleryItem[]> {
  const staying = new Set(after.flatMap((item) => ('id' in item ? [item.id] : [])))
  const gone = before.filter(({ id }) => !staying.has(id))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await trx.deleteFrom('gallery_items').where('id', 'in', ids).execute()
  }
  const stored = await insertItems(trx, owner, before, after)
  await writePictures(trx, before, stored)
  const ids = stored.map(({ id }) => id)
  if (ids.length > 0 && `${ids}` !== `${before.map(({ id }) => id)}`) {
    await sortRows(trx, 'gallery_items', ids)
  }
  const known = new Map(before.map((item) => [item.id, item.titles]))
  const titles = stored.map((item) => [item.id, changedTitles(known.get(item.id), item.titles)])
  await writeTitles(trx, Object.fromEntries(titles))
  return stored
}

/** Gives new items the ids under which they are kept, wherever that is. */
export async function numberItems(
  trx: Trx,
  article_id: number,
  gallery: GalleryDraft,
): Promise<GalleryItem[]> {
  const items: GalleryItem[] = []
  for (const item of gallery) {
    if ('id' in item) {
      items.push(item)
      continue
    }
    const { id } = await trx
      .insertInto('gallery_items')
      .values(toRow({ article_id }, 0, item))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('gallery_items').where('id', '=', id).execute()
    items.push({ titles: {}, ...item, id })
  }
  return items
}

/**
 * Throws Problem('gallery-foreign') for the removal of an item of another gallery; what is gone
 * altogether may have been removed in a revision its editor has not seen.
 */
export async function refuseForeignItems(
  db: Db,
  gallery: GalleryItem[],
  removed: number[],
  unseen: Revision[],
): Promise<void> {
  if (unseen.length === 0) return requireItems(removed, gallery)
  const own = new Set(gallery.map(({ id }) => id))
  const unknown = removed.filter((id) => !own.has(id))
  if (unknown.length === 0) return
  const rows = await db
    .selectFrom('gallery_items')
    .select('id')
    .where('id', 'in', unknown)
    .execute()
  if (rows.length > 0) throw new Problem('gallery-foreign')
}

async function insertItems(
  trx: Trx,
  owner: GalleryOwner,
  before: GalleryItem[],
  after: GalleryDraft,
): Promise<GalleryItem[]> {
  const known = new Set(before.map(({ id }) => id))
  const rows = after.flatMap((item, index) => {
    const row = toRow(owner, index + 1, item)
    if (!('id' in item)) return [row]
    return known.has(item.id) ? [] : [{ ...row, id: item.id }]
  })
  const inserted =
    rows.length === 0
      ? []
      : await trx.insertInto('gallery_items').values(rows).returning(['id', 'position']).execute()
  const idAt = new Map(inserted.map(({ id, position }) => [position, id]))
  return after.map((item, index) => ({ titles: {}, id: idAt.get(index + 1) ?? 0, ...item }))
}

async function writePictures(trx: Trx, before: GalleryItem[], after: GalleryItem[]): Promise<void> {
  const known = new Map(before.map((item) => [item.id, pictureIdOf(item)]))
  for (const item of after) {
    const media_id = pictureIdOf(item)
    if (!known.has(item.id) || known.get(item.id) === media_id) continue
    await trx.updateTable('gallery_items').set({ media_id }).where('id', '=', item.id).execute()
  }
}

function pictureIdOf(item: GalleryItem): string | null {
  return item.type === 'image' ? item.picture.id : null
}

function ownedBy(owner: GalleryOwner) {
  return 'section' in owner
    ? ({ eb }: OwnerExpression) => eb('section', '=', owner.section)
    : ({ eb }: OwnerExpression) => eb('article_id', '=', owner.article_id)
}
type OwnerExpression = ExpressionBuilder<Tables, 'gallery_items'>

function itemRows(db: Db) {
  return db
    .selectFrom('gallery_items')
    .select(['id', 'article_id', 'media_id', 'youtube_id'])
    .orderBy('article_id')
    .orderBy('position')
}

function toRow(owner: GalleryOwner, position: number, item: NewGalleryItem) {
  return {
    ...owner,
    position,
    media_id: item.type === 'image' ? item.picture.id : null,
    youtube_id: item.type === 'youtube' ? item.youtubeId : null,
  }
}

type Row = {
  id: number
  article_id: number | null
  media_id: string | null
  youtube_id: string | null
}

async function toItems(db: Db, rows: Row[]) {
  const pictures = await picturesById(
    db,
    rows.map((row) => row.media_id),
  )
  const titles = await titlesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    owner: row.article_id ?? 0,
    item: { ...toItem(row, pictures), titles: titles.get(row.id) ?? {} },
  }))
}

function toItem(row: Row, pictures: Awaited<ReturnType<typeof picturesById>>): BareItem {
  const picture = row.media_id === null ? undefined : pictures.get(row.media_id)
  if (picture) return { id: row.id, type: 'image', picture }
  return { id: row.id, type: 'youtube', youtubeId: row.youtube_id ?? '' }
}
