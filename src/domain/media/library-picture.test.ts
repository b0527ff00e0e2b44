import { describe, expect, test } from 'vitest'
import {
  changeLibraryPicture,
  type LibraryPicture,
  libraryPictureValues,
  nameOfFile,
  valuesWithPicture,
} from './library-picture.ts'

const picture = { id: 'noria', width: 300, height: 200, blur: '' }
const other = { id: 'mill', width: 400, height: 100, blur: '' }

const noria: LibraryPicture = {
  picture,
  name: 'noria',
  bytes: 1_000,
  addedAt: new Date(0),
  addedBy: 'Layla',
  focus: null,
  decorative: false,
  texts: { en: { alt: 'A noria', caption: '' } },
  revision: 0,
}

describe('a picture of the library', () => {
  test('keeps what a change does not name', () => {
    const changed = changeLibraryPicture(noria, { 'alt.ar': 'ناعورة', focus: { x: 0, y: 1 } })
    expect(libraryPictureValues(changed)).toEqual({
      name: 'noria',
      decorative: false,
      focus: { x: 0, y: 1 },
      'alt.en': 'A noria',
      'caption.en': '',
      'alt.ar': 'ناعورة',
      'caption.ar': '',
    })
    expect(changeLibraryPicture(changed, { focus: null }).focus).toBeNull()
  })

  test.each([
    ['IMG_0042.JPG', 'IMG_0042'],
    ['ناعورة حماة.webp', 'ناعورة حماة'],
    ['v1.2 final.png', 'v1.2 final'],
    ['\u202egpj.noria\n.png', 'gpj.noria'],
    ['.png', ''],
    ['a'.repeat(300), 'a'.repeat(100)],
  ])('of the file %j is called %j', (file, name) => {
    expect(nameOfFile(file)).toBe(name)
  })
})

test('another picture takes the place of one wherever values show it, and its focus goes', () => {
  const gallery = [
    { id: 7, type: 'image', picture },
    { id: 8, type: 'image', picture: other },
  ]
  const values = { image: picture, image_focus: { x: 0, y: 0 }, gallery, 'title.en': 'Opening' }
  expect(valuesWithPicture(values, 'noria', other)).toEqual({
    image: other,
    image_focus: null,
    gallery: [{ id: 7, type: 'image', picture: other }, gallery[1]],
  })
  expect(valuesWithPicture({ image: other, image_focus: null }, 'noria', other)).toEqual({})
})
