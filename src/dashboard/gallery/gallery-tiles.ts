import type { ArticleForm } from '../../api/client.ts'
import type { GalleryItemAnswer } from '../../api/present-article.ts'
import { galleryLimits } from '../../domain/gallery.ts'

type TileChange = { kind: 'image'; file: File } | { kind: 'video'; address: string }

/** An item of a gallery while it is edited. */
export type GalleryTile = {
  /** The server's number, or `new_…` until it has one. */
  id: string
  stored: GalleryItemAnswer | null
  change: TileChange | null
  isRemoved: boolean
}
export type TileState = 'new' | 'existing' | 'modified' | 'deleted'

export function tilesOf(items: GalleryItemAnswer[]): GalleryTile[] {
  return items.map((stored) => ({ id: String(stored.id), stored, change: null, isRemoved: false }))
}

export function stateOf(tile: GalleryTile): TileState {
  if (!tile.stored) return 'new'
  if (tile.isRemoved) return 'deleted'
  return tile.change ? 'modified' : 'existing'
}

export function added(tiles: GalleryTile[], change: TileChange): GalleryTile[] {
  return [...tiles, { id: nextId(tiles), stored: null, change, isRemoved: false }]
}

/** The old item is deleted and a new one added at the end, so that is where it is shown (spec §4). */
export function edited(tiles: GalleryTile[], id: string, change: TileChange): GalleryTile[] {
  const tile = tiles.find((tile) => tile.id === id)
  if (!tile) return tiles
  if (!tile.stored) return tiles.map((other) => (other === tile ? { ...tile, change } : other))
  return [...tiles.filter((other) => other !== tile), { ...tile, change }]
}

/** What was never saved is gone at once; a stored item is marked and goes with the next save. */
export function removed(tiles: GalleryTile[], id: string): GalleryTile[] {
  return tiles.flatMap((tile) => {
    if (tile.id !== id) return [tile]
    return tile.stored ? [{ ...tile, change: null, isRemoved: true }] : []
  })
}

export function kept(tiles: GalleryTile[], id: string): GalleryTile[] {
  return tiles.map((tile) => (tile.id === id ? { ...tile, isRemoved: false } : tile))
}

export function allRemoved(tiles: GalleryTile[]): GalleryTile[] {
  return tiles.reduce((left, { id }) => removed(left, id), tiles)
}

export function isChanged(tiles: GalleryTile[]): boolean {
  return tiles.some((tile) => stateOf(tile) !== 'existing')
}

export function isFull(tiles: GalleryTile[]): boolean {
  return newContents(tiles).length >= galleryLimits.newItems
}

type GalleryForm = Required<Pick<ArticleForm, 'images' | 'youtube' | 'sort' | 'delete_ids'>>

/** What a save sends: the new contents of each kind in order, how they interleave, and what goes. */
export function galleryForm(tiles: GalleryTile[]): GalleryForm {
  const contents = newContents(tiles)
  return {
    images: contents.flatMap((change) => (change.kind === 'image' ? [change.file] : [])),
    youtube: contents.flatMap((change) => (change.kind === 'video' ? [change.address] : [])),
    sort: contents.map(({ kind }) => kind),
    delete_ids: tiles.flatMap(({ stored, change, isRemoved }) =>
      stored && (change || isRemoved) ? [stored.id] : [],
    ),
  }
}

function newContents(tiles: GalleryTile[]): TileChange[] {
  return tiles.flatMap(({ change }) => (change ? [change] : []))
}

function nextId(tiles: GalleryTile[]): string {
  const numbers = tiles.map(({ id }) => Number(/^new_(\d+)$/.exec(id)?.[1] ?? 0))
  return `new_${Math.max(0, ...numbers) + 1}`
}
