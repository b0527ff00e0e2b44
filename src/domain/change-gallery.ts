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
import { Problem } from './problem.ts'
import { type Revision, valuesBefore } from './revision.ts'

/** An item that stays, by its id, or the next new one. */
export type Place = number | 'new'

/** Removals come first. Without an order the new items stand at the end. */
export type GalleryEdit = {
  removed: number[]
  added: NewGalleryItem[]
  order?: Place[] | undefined
  /** Of items that stay, in the languages that change; a blank one goes. */
  titles?: Record<number, ItemTitles>
}

/** New items have no ids before they are stored. */
export type GalleryDraft = (GalleryItem | NewGalleryItem)[]

/**
 * Removes items, adds the new ones, and gives all their titles and places. What others removed `meanwhile` is
 * removed already. Throws Problem('gallery-full') or Problem('gallery-foreign'), and Problem('conflict') if
 * somebody else has changed the order, too.
 */
export function changeGallery(
  today: GalleryItem[],
  { removed, added, order, titles = {} }: GalleryEdit,
  meanwhile: Revision[],
): GalleryDraft {
  const staying = today.filter(({ id }) => !removed.includes(id))
  if (staying.length + added.length > galleryLimits.items) throw new Problem('gallery-full')
  if (meanwhile.length === 0) requireItems(Object.keys(titles).map(Number), staying)
  const titled = staying.map((item) => withTitles(item, titles[item.id]))
  const fresh = added.map((item) => ({ ...item, titles: writtenTitles(item.titles) }))
  if (!order) return [...titled, ...fresh]
  const seen = seenBefore(meanwhile, today).filter(({ id }) => !removed.includes(id))
  const next = fresh.values()
  return placesFor({ order, added, seen }, staying, meanwhile).flatMap((place) =>
    place === 'new' ? next.take(1).toArray() : titled.filter(({ id }) => id === place),
  )
}

/** Throws Problem('gallery-foreign') unless all these are items of the gallery. */
export function requireItems(ids: number[], gallery: GalleryItem[]): void {
  const own = new Set(gallery.map(({ id }) => id))
  if (!new Set(ids).isSubsetOf(own)) throw new Problem('gallery-foreign')
}

/** Throws Problem('gallery-mismatch') unless the order names each of these and of the new items once. */
export function requirePlaces(order: Place[], ids: number[], added: number): void {
  const named = order.filter((place) => place !== 'new')
  const isEach = named.length === ids.length && new Set(named).isSupersetOf(new Set(ids))
  if (!isEach || order.length - named.length !== added) throw new Problem('gallery-mismatch')
}

/**
 * Where everything stands if the order of an editor who has `seen` these items is brought to the gallery
 * of `today`: what others removed is left out, what they added stands behind. Undefined where they have
 * ordered it in another way.
 */
export function placesAfter(order: Place[], seen: number[], today: number[]): Place[] | undefined {
  const places = order.filter((place) => place === 'new' || today.includes(place))
  const mine = places.filter((place) => place !== 'new')
  const theirs = today.filter((id) => mine.includes(id))
  const before = seen.filter((id) => mine.includes(id))
  if (`${theirs}` !== `${before}` && `${theirs}` !== `${mine}`) return undefined
  return [...places, ...today.filter((id) => !mine.includes(id))]
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
