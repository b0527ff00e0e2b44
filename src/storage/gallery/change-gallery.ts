import {
  type BareItem,
  type GalleryItem,
  galleryLimits,
  galleryValues,
  type ItemTitles,
  type NewGalleryItem,
} from '../../domain/gallery.ts'
import { type Place, placesAfter, requirePlaces } from '../../domain/gallery-change.ts'
import { Problem } from '../../domain/problem.ts'
import { type Revision, valuesBefore } from '../../domain/revision.ts'
import {
  anyIs,
  appendItems,
  deleteItems,
  galleryOf,
  type GalleryOwner,
  writeTitles,
} from './gallery-items.ts'
import { sortRows } from '../engine/sort-rows.ts'
import type { Trx } from '../engine/tables.ts'

/** Removals come first. Without an order the new items stand at the end. */
export type GalleryEdit = {
  removed: number[]
  added: NewGalleryItem[]
  order?: Place[] | undefined
  /** Of items that stay, in the languages that change; a blank one goes. */
  titles?: Record<number, ItemTitles>
}

/**
 * Removes items, refusing ids of other galleries, adds the new ones, and gives all their titles and places.
 * To an editor who has not seen the revisions made `meanwhile`, an id that is in no gallery is one that
 * somebody else has removed. Throws Problem('conflict') if somebody else has changed the order, too.
 */
export async function changeGallery(
  trx: Trx,
  owner: GalleryOwner,
  { removed, added, order, titles = {} }: GalleryEdit,
  meanwhile: Revision[],
): Promise<void> {
  const before = await galleryOf(trx, owner)
  await removeItems(trx, owner, [...new Set(removed)], meanwhile.length > 0)
  const staying = before.filter(({ id }) => !removed.includes(id))
  if (staying.length + added.length > galleryLimits.items) throw new Problem('gallery-full')
  await writeTitles(trx, ownTitles(titles, staying, meanwhile.length > 0))
  const ids = await appendItems(trx, owner, added)
  if (!order) return
  const seen = seenBefore(meanwhile, before).filter(({ id }) => !removed.includes(id))
  const places = placesFor({ order, added, seen }, staying, meanwhile)
  const next = ids.values()
  const sorted = places.flatMap((place) => (place === 'new' ? next.take(1).toArray() : [place]))
  if (sorted.length > 0) await sortRows(trx, 'gallery_items', sorted)
}

async function removeItems(
  trx: Trx,
  owner: GalleryOwner,
  ids: number[],
  isStale: boolean,
): Promise<void> {
  if (ids.length === 0) return
  const removed = await deleteItems(trx, owner, ids)
  if (removed.length === ids.length) return
  if (!isStale || (await anyIs(trx, ids))) throw new Problem('gallery-foreign')
}

/** Titles of what somebody else has removed go with it. */
function ownTitles(
  titles: Record<number, ItemTitles>,
  staying: GalleryItem[],
  isStale: boolean,
): Record<number, ItemTitles> {
  const own = staying.filter(({ id }) => titles[id]).map(({ id }) => [id, titles[id]])
  if (!isStale && own.length < Object.keys(titles).length) throw new Problem('gallery-foreign')
  return Object.fromEntries(own)
}

/** None where its owner was not there yet. */
function seenBefore(meanwhile: Revision[], today: GalleryItem[]): BareItem[] {
  return (valuesBefore(meanwhile, galleryValues(today)).gallery as BareItem[] | null) ?? []
}

/** What an editor asks for who saw these items. */
type Arrangement = { order: Place[]; added: NewGalleryItem[]; seen: BareItem[] }

function placesFor(
  { order, added, seen }: Arrangement,
  today: GalleryItem[],
  meanwhile: Revision[],
): Place[] {
  const ids = (items: BareItem[]) => items.map(({ id }) => id)
  requirePlaces(order, ids(seen), added.length)
  const places = placesAfter(order, ids(seen), ids(today))
  if (places) return places
  throw orderConflict(arranged({ order, added, seen }), today, meanwhile)
}

/** New items have no ids yet; they are counted below 0. */
function arranged({ order, added, seen }: Arrangement): BareItem[] {
  const next = added.map((item, index): BareItem => ({ ...item, id: -1 - index })).values()
  return order.flatMap((place) =>
    place === 'new' ? next.take(1).toArray() : seen.filter(({ id }) => id === place),
  )
}

/** The order was changed by the last of those who changed the gallery. */
function orderConflict(mine: BareItem[], theirs: BareItem[], meanwhile: Revision[]): Problem {
  const [latest] = meanwhile
  const change = meanwhile.find(({ previous }) => 'gallery' in previous)
  if (!latest || !change) throw new Error('an order changed without a revision')
  const { author, madeAt } = change
  const conflicts = [{ name: 'gallery', mine, theirs, author, madeAt }]
  return new Problem('conflict', { conflict: { revision: latest.number, conflicts } })
}
