import { describe, expect, test } from 'vitest'
import type { GalleryItemResponse } from '../../../contract/gallery.ts'
import {
  added,
  edited,
  galleryForm,
  moved,
  removed,
  stateOf,
  tilesOf,
  titled,
} from './gallery-tiles.ts'
import { mergedTiles } from './merged-tiles.ts'

const item = (id: number, title: Record<string, string> = {}): GalleryItemResponse => ({
  id,
  type: 'image',
  url: '/media/a.webp',
  picture: null,
  title,
})
const stored = tilesOf([item(7), item(9)])
const film = { kind: 'video', address: 'https://youtu.be/dQw4w9WgXcQ' } as const
const shot = { kind: 'image', file: new File(['x'], 'well.png', { type: 'image/png' }) } as const
const states = (tiles: typeof stored) => tiles.map((tile) => `${tile.id} ${stateOf(tile)}`)

describe('a gallery beside what someone else made of it meanwhile', () => {
  test('keeps what is added, replaced and removed here', () => {
    const mine = added(removed(edited(stored, '7', shot), '9'), film)
    const theirs = tilesOf([item(12), item(9), item(7)])
    const tiles = mergedTiles(mine, theirs)
    expect(states(tiles)).toEqual(['12 existing', '9 deleted', '7 modified', 'new_1 new'])
    expect(mergedTiles(tiles, theirs)).toEqual(tiles)
  })

  test('keeps a replacement of what someone else has removed, as a new item', () => {
    const tiles = mergedTiles(added(edited(removed(stored, '9'), '7', shot), film), [])
    expect(states(tiles)).toEqual(['new_1 new', 'new_2 new'])
    expect(galleryForm(tiles)).toMatchObject({ sort: ['image', 'video'], delete_ids: [] })
  })

  test('keeps its own order unless theirs is chosen', () => {
    const mine = moved(added(stored, film), 2, 1)
    const theirs = tilesOf([item(9), item(7), item(12)])
    expect(states(mergedTiles(mine, theirs))).toEqual([
      '7 existing',
      'new_1 new',
      '9 existing',
      '12 existing',
    ])
    expect(states(mergedTiles(mine, theirs, ['gallery']))).toEqual([
      '9 existing',
      '7 existing',
      '12 existing',
      'new_1 new',
    ])
  })

  test('keeps its own titles, language by language, unless theirs are chosen', () => {
    const mine = titled(titled(stored, '7', 'ar', 'بئر'), '7', 'en', 'Well')
    const theirs = tilesOf([item(7, { ar: 'نبع', fr: 'Puits' }), item(9)])
    const titles = (names: string[]) => mergedTiles(mine, theirs, names)[0]?.titles
    expect(titles([])).toEqual({ ar: 'بئر', en: 'Well', fr: 'Puits' })
    expect(titles(['gallery_title:7.ar'])).toEqual({ ar: 'نبع', en: 'Well', fr: 'Puits' })
  })
})
