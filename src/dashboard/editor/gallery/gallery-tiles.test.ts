import { describe, expect, test } from 'vitest'
import type { GalleryItemResponse } from '../../../contract/gallery.ts'
import {
  added,
  allRemoved,
  edited,
  galleryForm,
  hasRoomFor,
  isChanged,
  isFull,
  restored,
  moved,
  removed,
  stateOf,
  tilesOf,
  titled,
} from './gallery-tiles.ts'

const image: GalleryItemResponse = {
  id: 7,
  type: 'image',
  url: '/media/a.webp',
  picture: null,
  title: {},
}
const video: GalleryItemResponse = {
  id: 9,
  type: 'youtube',
  url: 'https://youtu.be/a',
  picture: null,
  title: {},
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
    expect(galleryForm(stored)).toEqual({
      images: [],
      youtube: [],
      picked: [],
      sort: [],
      delete_ids: [],
    })
  })

  test('MED-4 sends new items of all kinds in the order they were added', () => {
    const noria = { id: '0'.repeat(32), width: 300, height: 200, blur: '' }
    const picked = { kind: 'picked', picture: noria } as const
    const tiles = added(added(added(added(stored, shot), film), picked), shot)
    expect(states(tiles).slice(2)).toEqual(['new_1 new', 'new_2 new', 'new_3 new', 'new_4 new'])
    expect(galleryForm(tiles)).toEqual({
      images: [photo, photo],
      youtube: [film.address],
      picked: [noria.id],
      sort: ['image', 'video', 'picked', 'image'],
      delete_ids: [],
    })
  })

  test('deletes an edited item and adds its replacement, which stands in its place', () => {
    const tiles = edited(stored, '7', film)
    expect(states(tiles)).toEqual(['7 modified', '9 existing'])
    expect(galleryForm(tiles)).toMatchObject({
      youtube: [film.address],
      delete_ids: [7],
      order: ['new', 9],
    })
  })

  test('edits a new item in its place', () => {
    const tiles = edited(added(added(stored, shot), shot), 'new_1', film)
    expect(galleryForm(tiles).sort).toEqual(['video', 'image'])
  })

  test('marks a removed stored item, which can be kept again', () => {
    const tiles = removed(stored, '9')
    expect(states(tiles)).toEqual(['7 existing', '9 deleted'])
    expect(galleryForm(tiles).delete_ids).toEqual([9])
    expect(isChanged(restored(tiles, '9'))).toBe(false)
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

  test('is ordered by where items and new ones stand, and only then', () => {
    const tiles = moved(added(added(stored, shot), film), 2, 1)
    expect(states(tiles)).toEqual(['7 existing', 'new_1 new', '9 existing', 'new_2 new'])
    expect(galleryForm(tiles).order).toEqual([7, 'new', 9, 'new'])
    const back = moved(tiles, 1, 2)
    expect(galleryForm(back).order).toBeUndefined()
    expect(isChanged(moved(stored, 1, 0))).toBe(true)
    expect(galleryForm(moved(stored, 0, 1)).order).toEqual([9, 7])
    expect(moved(stored, 0, -1)).toEqual(stored)
  })

  test('is ordered past what is to be removed', () => {
    const tiles = moved(removed(added(stored, shot), '9'), 1, 0)
    expect(galleryForm(tiles)).toMatchObject({ order: ['new', 7], delete_ids: [9] })
  })

  test('sends the titles that changed, of new items all of them in turn', () => {
    const twice = titled(titled(stored, '9', 'en', 'Film'), '7', 'ar', 'بئر')
    expect(galleryForm(twice).titles).toEqual({ 9: { en: 'Film' }, 7: { ar: 'بئر' } })
    expect(states(twice)).toEqual(['7 modified', '9 modified'])
    expect(titled(twice, '7', 'ar', '')).toEqual(titled(stored, '9', 'en', 'Film'))
    const ofNew = titled(added(added(stored, shot), film), 'new_2', 'en', 'New film')
    expect(galleryForm(ofNew).new_titles).toEqual([{}, { en: 'New film' }])
    expect(galleryForm(ofNew).titles).toBeUndefined()
  })

  test('is full with as many new items as one save takes', () => {
    const almost = Array.from({ length: 29 }).reduce<typeof stored>(
      (tiles) => added(tiles, film),
      [],
    )
    expect(isFull(almost)).toBe(false)
    expect(isFull(added(almost, film))).toBe(true)
  })

  test('is full with as many items as a gallery holds, those that go not counted', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ ...video, id: index + 1 }))
    expect(isFull(tilesOf(items))).toBe(true)
    expect(isFull(removed(tilesOf(items), '1'))).toBe(false)
  })

  test('takes files up to what one request carries beside a cover', () => {
    const large = new File([new Uint8Array(9 * 1024 * 1024)], 'large.png', { type: 'image/png' })
    const five = Array.from({ length: 5 }).reduce<typeof stored>(
      (tiles) => added(tiles, { kind: 'image', file: large }),
      stored,
    )
    expect(hasRoomFor(photo, five)).toBe(true)
    expect(hasRoomFor(large, five)).toBe(false)
  })
})
