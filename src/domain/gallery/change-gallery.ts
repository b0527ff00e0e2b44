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

export type OrderEntry = number | 'new'

export type GalleryEdit = {
  removed: number[]
  added: NewGalleryItem[]
  order?: OrderEntry[] | undefined
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
  return orderFor({ order, added, seen }, staying, unseen).flatMap((entry) =>
    entry === 'new' ? next.take(1).toArray() : titled.filter(({ id }) => id === entry),
  )
}

export function requireItems(ids: number[], gallery: GalleryItem[]): void {
  const own = new Set(gallery.map(({ id }) => id))
  if (!new Set(ids).isSubsetOf(own)) throw new Problem('gallery-foreign')
}

/**
 * Throws Problem('gallery-mismatch') unless the order names all of these and of the new items once.
 */
export function requireWholeOrder(order: OrderEntry[], ids: number[], added: number): void {
  const named = order.filter((entry) => entry !== 'new')
  const isEach = named.length === ids.length && new Set(named).isSupersetOf(new Set(ids))
  if (!isEach || order.length - named.length !== added) throw new Problem('gallery-mismatch')
}

/**
 * Rebases an order from the items its editor has `seen` onto `current`: items that others removed are
 * dropped, those they added come last. Undefined if they have reordered them differently.
 */
export function rebasedOrder(
  order: OrderEntry[],
  seen: number[],
  current: number[],
): OrderEntry[] | undefined {
  const entries = order.filter((entry) => entry === 'new' || current.includes(entry))
  const mine = entries.filter((entry) => entry !== 'new')
  const theirs = current.filter((id) => mine.includes(id))
  const before = seen.filter((id) => mine.includes(id))
  if (`${theirs}` !== `${before}` && `${theirs}` !== `${mine}`) return undefined
  return [...entries, ...current.filter((id) => !mine.includes(id))]
}

function seenBefore(unseen: Revision[], current: GalleryItem[]): BareItem[] {
  return (valuesBefore(unseen, galleryValues(current)).gallery as BareItem[] | null) ?? []
}

type Arrangement = { order: OrderEntry[]; added: NewGalleryItem[]; seen: BareItem[] }

function orderFor(
  { order, added, seen }: Arrangement,
  current: GalleryItem[],
  unseen: Revision[],
): OrderEntry[] {
  const ids = (items: BareItem[]) => items.map(({ id }) => id)
  requireWholeOrder(order, ids(seen), added.length)
  const entries = rebasedOrder(order, ids(seen), ids(current))
  if (entries) return entries
  throw orderConflict(arranged({ order, added, seen }), current, unseen)
}

/** New items get negative ids. */
function arranged({ order, added, seen }: Arrangement): BareItem[] {
  const next = added.map((item, index): BareItem => ({ ...item, id: -1 - index })).values()
  return order.flatMap((entry) =>
    entry === 'new' ? next.take(1).toArray() : seen.filter(({ id }) => id === entry),
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
