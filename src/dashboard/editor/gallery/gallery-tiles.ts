import type { GalleryForm, GalleryItemResponse } from '../../../contract/gallery.ts'
import { galleryLimits, type ItemTitles } from '../../../domain/gallery/gallery.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type Picture, pictureLimits, uploadLimit } from '../../../domain/media/media.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import { moved as movedItem } from '../../kit/sorting/moved.ts'

type TileChange =
  | { kind: 'image'; file: File }
  | { kind: 'picked'; picture: Picture }
  | { kind: 'video'; address: string }

export type GalleryTile = {
  /** The server's number, or `new_…` until it has one. */
  id: string
  stored: GalleryItemResponse | null
  storedIndex: number | null
  change: TileChange | null
  isRemoved: boolean
  titles: ItemTitles
}
type TileState = 'new' | 'existing' | 'modified' | 'deleted'

export function tilesOf(items: GalleryItemResponse[]): GalleryTile[] {
  return items.map((stored, storedIndex) => ({
    id: String(stored.id),
    stored,
    storedIndex,
    change: null,
    isRemoved: false,
    titles: sorted(stored.title),
  }))
}

export function stateOf(tile: GalleryTile): TileState {
  if (!tile.stored) return 'new'
  if (tile.isRemoved) return 'deleted'
  return tile.change || Object.keys(changedTitles(tile)).length > 0 ? 'modified' : 'existing'
}

export function added(tiles: GalleryTile[], change: TileChange): GalleryTile[] {
  const tile = { stored: null, storedIndex: null, change, isRemoved: false, titles: {} }
  return [...tiles, { ...tile, id: nextTileId(tiles) }]
}

/** A stored item is deleted and replaced by a new one (GED-2). */
export function edited(tiles: GalleryTile[], id: string, change: TileChange): GalleryTile[] {
  return tiles.map((tile) => (tile.id === id ? { ...tile, change } : tile))
}

export function titled(
  tiles: GalleryTile[],
  id: string,
  language: LanguageCode,
  title: string,
): GalleryTile[] {
  return tiles.map((tile) =>
    tile.id === id ? { ...tile, titles: withTitle(tile.titles, language, title) } : tile,
  )
}

export function removed(tiles: GalleryTile[], id: string): GalleryTile[] {
  return tiles.flatMap((tile) => {
    if (tile.id !== id) return [tile]
    return tile.stored ? [{ ...tile, change: null, isRemoved: true }] : []
  })
}

export function restored(tiles: GalleryTile[], id: string): GalleryTile[] {
  return tiles.map((tile) => (tile.id === id ? { ...tile, isRemoved: false } : tile))
}

export function allRemoved(tiles: GalleryTile[]): GalleryTile[] {
  return tiles.reduce((left, { id }) => removed(left, id), tiles)
}

export function staying(tiles: GalleryTile[]): GalleryTile[] {
  return tiles.filter(({ isRemoved }) => !isRemoved)
}

export function moved(tiles: GalleryTile[], from: number, to: number): GalleryTile[] {
  const shown = staying(tiles)
  const indexOf = (index: number) => tiles.findIndex((tile) => tile === shown[index])
  return movedItem(tiles, indexOf(from), indexOf(to))
}

export function isChanged(tiles: GalleryTile[]): boolean {
  return tiles.some((tile) => stateOf(tile) !== 'existing') || isReordered(tiles)
}

export function isFull(tiles: GalleryTile[]): boolean {
  const { newItems, items } = galleryLimits
  return newTiles(tiles).length >= newItems || staying(tiles).length >= items
}

/** A cover and the texts may go in the same request. */
const roomForFiles = uploadLimit - pictureLimits.bytes - 1024 * 1024

export function hasRoomFor(file: File, tiles: GalleryTile[]): boolean {
  const size = imagesOf(tiles).reduce((sum, image) => sum + image.size, file.size)
  return !isFull(tiles) && size <= roomForFiles
}

export function galleryForm(tiles: GalleryTile[]) {
  const changes = newTiles(tiles).flatMap(({ change }) => change ?? [])
  return {
    images: imagesOf(tiles),
    youtube: changes.flatMap((change) => (change.kind === 'video' ? [change.address] : [])),
    picked: changes.flatMap((change) => (change.kind === 'picked' ? [change.picture.id] : [])),
    sort: changes.map(({ kind }) => kind),
    delete_ids: tiles.flatMap(({ stored, change, isRemoved }) =>
      stored && (change || isRemoved) ? [stored.id] : [],
    ),
    ...orderForm(tiles),
    ...titlesForm(tiles),
  } satisfies GalleryForm
}

/** An order is sent only if it differs from the stored one followed by all new items. */
function orderForm(tiles: GalleryTile[]): Pick<GalleryForm, 'order'> {
  const order = staying(tiles).map(({ stored, change }) =>
    stored && !change ? stored.id : ('new' as const),
  )
  const untouched = staying(tiles).filter(({ change }) => !change)
  const stored = untouched.toSorted(
    (one, other) => (one.storedIndex ?? 0) - (other.storedIndex ?? 0),
  )
  const usual = [...stored.map(({ id }) => Number(id)), ...newTiles(tiles).map(() => 'new')]
  return isSame(order, usual) ? {} : { order }
}

function titlesForm(tiles: GalleryTile[]): Pick<GalleryForm, 'titles' | 'new_titles'> {
  const titles = staying(tiles).flatMap((tile) => {
    const changed = changedTitles(tile)
    return tile.stored && !tile.change && Object.keys(changed).length > 0
      ? [[tile.stored.id, changed] as const]
      : []
  })
  const ofNew = newTiles(tiles).map((tile) => tile.titles)
  return {
    ...(titles.length > 0 && { titles: Object.fromEntries(titles) }),
    ...(ofNew.some((one) => Object.keys(one).length > 0) && { new_titles: ofNew }),
  }
}

function newTiles(tiles: GalleryTile[]): GalleryTile[] {
  return tiles.filter(({ change }) => change !== null)
}

function imagesOf(tiles: GalleryTile[]): File[] {
  return tiles.flatMap(({ change }) => (change?.kind === 'image' ? [change.file] : []))
}

export function changedTitles({ stored, titles }: GalleryTile): ItemTitles {
  const before = stored?.title ?? {}
  const languages = Object.keys({ ...before, ...titles })
  const changed = languages.filter((code) => (before[code] ?? '') !== (titles[code] ?? ''))
  return Object.fromEntries(changed.map((code) => [code, titles[code] ?? '']))
}

export function withTitle(titles: ItemTitles, language: LanguageCode, title: string): ItemTitles {
  return sorted({ ...titles, [language]: title })
}

/**
 * The order of languages is fixed and blanks are dropped, so that the same titles compare as the
 * same.
 */
function sorted(titles: ItemTitles): ItemTitles {
  const written = Object.entries(titles).filter(([, title]) => title !== '')
  return Object.fromEntries(written.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

export function isReordered(tiles: GalleryTile[]): boolean {
  const indexes = tiles.map(({ storedIndex }) => storedIndex ?? Infinity)
  return indexes.some((storedIndex, index) => index > 0 && storedIndex < (indexes[index - 1] ?? 0))
}

export function nextTileId(tiles: GalleryTile[]): string {
  const numbers = tiles.map(({ id }) => Number(/^new_(\d+)$/.exec(id)?.[1] ?? 0))
  return `new_${Math.max(0, ...numbers) + 1}`
}
