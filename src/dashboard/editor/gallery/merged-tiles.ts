import { itemTitleName } from '../../../domain/gallery/gallery.ts'
import {
  changedTitles,
  type GalleryTile,
  isReordered,
  nextTileId,
  withTitle,
} from './gallery-tiles.ts'

/**
 * Changes in `mine` are put on the gallery as it is now: nothing that was added, replaced, titled
 * or removed here is lost. Values named in `theirs` stay someone else's.
 */
export function mergedTiles(
  mine: GalleryTile[],
  now: GalleryTile[],
  theirs: string[] = [],
): GalleryTile[] {
  const results = new Map<GalleryTile, GalleryTile>()
  let tiles = now
  for (const tile of mine) {
    const current = tile.stored && now.find(({ id }) => id === tile.id)
    if (!current && !tile.change) continue
    const result = current ? withChanges(current, tile, theirs) : asNew(tile, tiles)
    results.set(tile, result)
    tiles = current ? tiles.map((one) => (one === current ? result : one)) : [...tiles, result]
  }
  return isReordered(mine) && !theirs.includes('gallery') ? inOrder(mine, results, tiles) : tiles
}

function withChanges(current: GalleryTile, mine: GalleryTile, theirs: string[]): GalleryTile {
  const titles = Object.entries(changedTitles(mine)).filter(
    ([code]) => !theirs.includes(itemTitleName(Number(mine.id), code)),
  )
  return {
    ...current,
    change: mine.change ?? current.change,
    isRemoved: mine.isRemoved || current.isRemoved,
    titles: titles.reduce((all, [code, title]) => withTitle(all, code, title), current.titles),
  }
}

/** A replacement of an item that someone else has removed becomes new as well. */
function asNew(tile: GalleryTile, tiles: GalleryTile[]): GalleryTile {
  return { ...tile, id: nextTileId(tiles), stored: null, storedIndex: null }
}

function inOrder(
  mine: GalleryTile[],
  results: Map<GalleryTile, GalleryTile>,
  tiles: GalleryTile[],
): GalleryTile[] {
  const ordered = mine.flatMap((tile) => results.get(tile) ?? [])
  return [...ordered, ...tiles.filter((tile) => !ordered.includes(tile))]
}
