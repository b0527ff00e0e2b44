import type { ExpressionBuilder } from 'kysely'
import type { BareItem, GalleryItem, ItemTitles, NewGalleryItem } from '../../domain/gallery.ts'
import type { SectionName } from '../../domain/section.ts'
import { picturesById } from '../media/media-store.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type GalleryOwner = { article_id: number } | { section: SectionName }

/** The galleries of these articles in order, by article id; an article without one is absent. */
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

/** Makes a gallery what it once was: items that went come back under their ids, those that stay keep their titles. */
export async function writeGallery(
  trx: Trx,
  owner: GalleryOwner,
  items: BareItem[],
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const gone = trx.deleteFrom('gallery_items').where(ownedBy(owner))
  await (ids.length > 0 ? gone.where('id', 'not in', ids) : gone).execute()
  if (items.length === 0) return
  const rows = items.map((item, index) => ({ id: item.id, ...toRow(owner, index + 1, item) }))
  await trx
    .insertInto('gallery_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
    )
    .execute()
}

/** Adds items at the end and gives their ids. */
export async function appendItems(
  trx: Trx,
  owner: GalleryOwner,
  items: NewGalleryItem[],
): Promise<number[]> {
  if (items.length === 0) return []
  const last = await trx
    .selectFrom('gallery_items')
    .select(({ fn }) => fn.max('position').as('position'))
    .where(ownedBy(owner))
    .executeTakeFirst()
  const start = (last?.position ?? 0) + 1
  const rows = await trx
    .insertInto('gallery_items')
    .values(items.map((item, index) => toRow(owner, start + index, item)))
    .returning(['id', 'position'])
    .execute()
  const ids = rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
  const titles = ids.map((id, index) => [id, items[index]?.titles ?? {}])
  await writeTitles(trx, Object.fromEntries(titles))
  return ids
}

/** Sets titles of items that are there, in these languages; a blank one goes. */
export async function writeTitles(trx: Trx, titles: Record<number, ItemTitles>): Promise<void> {
  const all = Object.entries(titles).flatMap(([id, byLanguage]) =>
    Object.entries(byLanguage).map(([language, title]) => ({
      item_id: Number(id),
      language,
      title,
    })),
  )
  for (const { item_id, language } of all.filter(({ title }) => title === '')) {
    await trx
      .deleteFrom('gallery_titles')
      .where('item_id', '=', item_id)
      .where('language', '=', language)
      .execute()
  }
  const written = all.filter(({ title }) => title !== '')
  if (written.length === 0) return
  await trx
    .insertInto('gallery_titles')
    .values(written)
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'language'])
        .doUpdateSet(({ ref }) => ({ title: ref('excluded.title') })),
    )
    .execute()
}

/** Removes those of these items that are in the gallery, and gives their ids. */
export async function deleteItems(trx: Trx, owner: GalleryOwner, ids: number[]): Promise<number[]> {
  const removed = await trx
    .deleteFrom('gallery_items')
    .where(ownedBy(owner))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return removed.map(({ id }) => id)
}

/** Whether one of these items is in any gallery. */
export async function anyIs(db: Db, ids: number[]): Promise<boolean> {
  const row = await db
    .selectFrom('gallery_items')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return row !== undefined
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

async function titlesOf(db: Db, ids: number[]): Promise<Map<number, ItemTitles>> {
  const titles = new Map<number, ItemTitles>()
  if (ids.length === 0) return titles
  const rows = await db
    .selectFrom('gallery_titles')
    .selectAll()
    .where('item_id', 'in', ids)
    .execute()
  for (const { item_id, language, title } of rows) {
    titles.set(item_id, { ...titles.get(item_id), [language]: title })
  }
  return titles
}
