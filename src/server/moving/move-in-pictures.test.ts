import { expect, test } from 'vitest'
import { joinedPictures, type PicturesOfText } from './move-in-pictures.ts'

const picture = (digit: string) => ({ id: digit.repeat(32), width: 600, height: 400, blur: '' })
const half = (cover: string): PicturesOfText => ({
  pictureOf: () => undefined,
  cover: { ...picture(cover), focus: null },
  gallery: [],
  videos: [],
  described: [],
  attachments: [],
  notes: [],
})
const most = { pictures: 9, videos: 9, together: 9 }

test('the other cover of a language stands in the gallery (IMP-5)', () => {
  const { cover, gallery, notes } = joinedPictures([half('1'), half('2')], most)
  expect(cover?.id).toBe('1'.repeat(32))
  expect(gallery.map((one) => one.picture.id)).toEqual(['2'.repeat(32)])
  expect(notes.filter(Boolean)).toEqual([
    'A language had another cover, which is in the gallery now.',
  ])
})

test('a cover that both languages have stands once', () => {
  const { gallery, notes } = joinedPictures([half('1'), half('1')], most)
  expect([gallery, notes.filter(Boolean)]).toEqual([[], []])
})
