import {
  type BareItem,
  type GalleryItem,
  galleryLimits,
  galleryValues,
  type ItemTitles,
  type NewGalleryItem,
  withTitles,
  writtenTitles,
} from './gallery.ts'
import { Problem } from '../problem.ts'
import { type Revision, valuesBefore } from '../documents/revision.ts'

export type Place = number | 'new'

export type GalleryEdit = {
  removed: number[]
  added: NewGalleryItem[]
  order?: Place[] | undefined
  titles?: Record<number, ItemTitles>
}

export type GalleryDraft = (GalleryItem | NewGalleryItem)[]

/**
 * Items that others removed are gone already. Throws Problem('gallery-full'),
 * Problem('gallery-foreign') and, if someone else has changed the order, Problem('conflict').
 */
export function changeGallery(
  current: GalleryItem[],
  { removed, added, order, titles = {} }: GalleryEdit,
  unseen: Revision[],
): GalleryDraft {
  const staying = current.filter(({ id }) => !removed.includes(id))
  if (staying.length + added.length > galleryLimits.items) throw new Problem('gallery-full')
  if (unseen.length === 0) requireItems(Object.keys(titles).map(Number), staying)
  const titled = staying.map((item) => withTitles(item, titles[item.id]))
  const fresh = added.map((item) => ({ ...item, titles: writtenTitles(item.titles) }))
  if (!order) return [...titled, ...fresh]
  const seen = seenBefore(unseen, current).filter(({ id }) => !removed.includes(id))
  const next = fresh.values()
  return placesFor({ order, added, seen }, staying, unseen).flatMap((place) =>
    place === 'new' ? next.take(1).toArray() : titled.filter(({ id }) => id === place),
  )
}

/** Throws Problem('gallery-foreign'). */
export function requireItems(ids: number[], gallery: GalleryItem[]): void {
  const own = new Set(gallery.map(({ id }) => id))
  if (!new Set(ids).isSubsetOf(own)) throw new Problem('gallery-foreign')
}

/**
 * Throws Problem('gallery-mismatch') unless the order names all of these and of the new items once.
 */
export function requirePlaces(order: Place[], ids: number[], added: number): void {
  const named = order.filter((place) => place !== 'new')
  const isEach = named.length === ids.length && new Set(named).isSupersetOf(new Set(ids))
  if (!isEach || order.length - named.length !== added) throw new Problem('gallery-mismatch')
}

/**
 * Rebases an order from the items its editor has `seen` onto `current`: items that others removed are
 * dropped, those they added come last. Undefined if they have reordered them differently.
 */
export function placesAfter(
  order: Place[],
  seen: number[],
  current: number[],
): Place[] | undefined {
  const places = order.filter((place) => place === 'new' || current.includes(place))
  const mine = places.filter((place) => place !== 'new')
  const theirs = current.filter((id) => mine.includes(id))
  const before = seen.filter((id) => mine.includes(id))
  if (`${theirs}` !== `${before}` && `${theirs}` !== `${mine}`) return undefined
  return [...places, ...current.filter((id) => !mine.includes(id))]
}

function seenBefore(unseen: Revision[], current: GalleryItem[]): BareItem[] {
  return (valuesBefore(unseen, galleryValues(current)).gallery as BareItem[] | null) ?? []
}

type Arrangement = { order: Place[]; added: NewGalleryItem[]; seen: BareItem[] }

function placesFor(
  { order, added, seen }: Arrangement,
  current: GalleryItem[],
  unseen: Revision[],
): Place[] {
  const ids = (items: BareItem[]) => items.map(({ id }) => id)
  requirePlaces(order, ids(seen), added.length)
  const places = placesAfter(order, ids(seen), ids(current))
  if (places) return places
  throw orderConflict(arranged({ order, added, seen }), current, unseen)
}

/** New items get negative ids. */
function arranged({ order, added, seen }: Arrangement): BareItem[] {
  const next = added.map((item, index): BareItem => ({ ...item, id: -1 - index })).values()
  return order.flatMap((place) =>
    place === 'new' ? next.take(1).toArray() : seen.filter(({ id }) => id === place),
  )
}

function orderConflict(mine: BareItem[], theirs: BareItem[], unseen: Revision[]): Problem {
  const [latest] = unseen
  const change = unseen.find(({ previous }) => 'gallery' in previous)
  if (!latest || !change) throw new Error('an order changed without a revision')
  const { author, madeAt } = change
  const conflicts = [{ name: 'gallery', mine, theirs, author, madeAt }]
  return new Problem('conflict', { conflict: { revision: latest.number, conflicts } })
}
