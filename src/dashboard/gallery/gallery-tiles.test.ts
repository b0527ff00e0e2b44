import { describe, expect, test } from 'vitest'
import type { GalleryItemAnswer } from '../../api/present-article.ts'
import {
  added,
  allRemoved,
  edited,
  galleryForm,
  isChanged,
  isFull,
  kept,
  removed,
  stateOf,
  tilesOf,
} from './gallery-tiles.ts'

const image: GalleryItemAnswer = { id: 7, type: 'image', url: '/media/a.webp', picture: null }
const video: GalleryItemAnswer = {
  id: 9,
  type: 'youtube',
  url: 'https://youtu.be/a',
  picture: null,
}
const stored = tilesOf([image, video])
const photo = new File(['x'], 'well.png', { type: 'image/png' })
const film = { kind: 'video', address: 'https://youtu.be/dQw4w9WgXcQ' } as const
const shot = { kind: 'image', file: photo } as const

const states = (tiles: typeof stored) => tiles.map((tile) => `${tile.id} ${stateOf(tile)}`)

describe('a gallery while it is edited', () => {
  test('starts with what is stored and nothing to send', () => {
    expect(states(stored)).toEqual(['7 existing', '9 existing'])
    expect(isChanged(stored)).toBe(false)
    expect(galleryForm(stored)).toEqual({ images: [], youtube: [], sort: [], delete_ids: [] })
  })

  test('sends new items of both kinds in the order they were added', () => {
    const tiles = added(added(added(stored, shot), film), shot)
    expect(states(tiles).slice(2)).toEqual(['new_1 new', 'new_2 new', 'new_3 new'])
    expect(galleryForm(tiles)).toEqual({
      images: [photo, photo],
      youtube: [film.address],
      sort: ['image', 'video', 'image'],
      delete_ids: [],
    })
  })

  test('deletes an edited item and adds its replacement at the end', () => {
    const tiles = edited(stored, '7', film)
    expect(states(tiles)).toEqual(['9 existing', '7 modified'])
    expect(galleryForm(tiles)).toMatchObject({ youtube: [film.address], delete_ids: [7] })
  })

  test('edits a new item in its place', () => {
    const tiles = edited(added(added(stored, shot), shot), 'new_1', film)
    expect(galleryForm(tiles).sort).toEqual(['video', 'image'])
  })

  test('marks a removed stored item, which can be kept again', () => {
    const tiles = removed(stored, '9')
    expect(states(tiles)).toEqual(['7 existing', '9 deleted'])
    expect(galleryForm(tiles).delete_ids).toEqual([9])
    expect(isChanged(kept(tiles, '9'))).toBe(false)
  })

  test('forgets the replacement of an item that is then removed', () => {
    expect(galleryForm(removed(edited(stored, '7', shot), '7'))).toMatchObject({
      images: [],
      delete_ids: [7],
    })
  })

  test('drops a removed new item and never names two alike', () => {
    const tiles = added(removed(added(added(stored, shot), film), 'new_1'), shot)
    expect(states(tiles).slice(2)).toEqual(['new_2 new', 'new_3 new'])
  })

  test('is cleared down to its stored items, all marked', () => {
    expect(states(allRemoved(added(stored, shot)))).toEqual(['7 deleted', '9 deleted'])
  })

  test('is full with as many new items as one save takes', () => {
    const almost = Array.from({ length: 29 }).reduce<typeof stored>(
      (tiles) => added(tiles, film),
      [],
    )
    expect(isFull(almost)).toBe(false)
    expect(isFull(added(almost, film))).toBe(true)
  })
})
