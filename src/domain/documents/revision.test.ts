import { describe, expect, test } from 'vitest'
import { openingInHama, today } from '../../../tests/support/cast.ts'
import type { Picture } from '../media/media.ts'
import {
  changedValues,
  conflictsBetween,
  type Edit,
  fieldAndLanguage,
  isSame,
  isStale,
  picturesIn,
  type Revision,
  textName,
  textsIn,
  textValues,
  type Values,
  valuesBefore,
} from './revision.ts'

const noria: Picture = { id: 'noria', width: 40, height: 30, blur: 'data:,' }
const bridge: Picture = { ...noria, id: 'bridge' }
const layla = { id: 1, name: 'Layla' }
const omar = { id: 2, name: 'Omar' }

function revision(number: number, previous: Values, author = omar): Revision {
  return { id: number, number, action: 'change', madeAt: today, author, previous }
}

describe('a change leaves the values it changed', () => {
  test.each<[string, Values, Values, Values]>([
    [
      'as they were',
      { 'title.en': 'a', image: noria },
      { 'title.en': 'b', image: noria },
      { 'title.en': 'a' },
    ],
    ['a text that was not there as blank', {}, { 'title.ar': 'a' }, { 'title.ar': '' }],
    ['a picture that was not there as nothing', {}, { image: noria }, { image: null }],
    ['a text that went', { 'title.ar': 'a' }, {}, { 'title.ar': 'a' }],
    ['a picture in place of another', { image: noria }, { image: bridge }, { image: noria }],
    ['a list in another order', { gallery: [1, 2] }, { gallery: [2, 1] }, { gallery: [1, 2] }],
    [
      'false and 0 as values of their own',
      { a: 0, b: false },
      { a: '', b: '' },
      { a: 0, b: false },
    ],
  ])('%s', (_name, before, after, previous) => {
    expect(changedValues(before, after)).toEqual(previous)
  })

  test.each<[string, Values, Values]>([
    [
      'the same values',
      { 'title.en': 'a', image: noria },
      { image: { ...noria }, 'title.en': 'a' },
    ],
    ['a text that is blank instead of missing', {}, { 'title.ar': '' }],
    ['a picture that is nothing instead of missing', {}, { image: null }],
    ['contacts that are none instead of missing', {}, { 'contacts.ar': {} }],
    ['a gallery that is empty instead of missing', {}, { gallery: [] }],
  ])('which are none of %s', (_name, before, after) => {
    expect(changedValues(before, after)).toEqual({})
    expect(changedValues(after, before)).toEqual({})
  })
})

describe('a sent value', () => {
  const sent = { 'title.en': 'mine' }

  test('that someone else changed meanwhile is a conflict, with the newest who did', () => {
    const unseen = [
      revision(4, { 'title.en': 'theirs before' }, layla),
      revision(3, { 'title.en': 'base' }, omar),
    ]
    expect(conflictsBetween(sent, { 'title.en': 'theirs' }, unseen)).toEqual([
      { name: 'title.en', mine: 'mine', theirs: 'theirs', author: layla, madeAt: today },
    ])
  })

  test.each<[string, Values, Values, Revision[]]>([
    ['nobody touched', sent, { 'title.en': 'base' }, []],
    [
      'whose other language changed',
      sent,
      { 'title.en': 'base' },
      [revision(3, { 'title.ar': '' })],
    ],
    [
      'whose other field changed',
      sent,
      { 'title.en': 'base' },
      [revision(3, { 'content.en': '' })],
    ],
    ['that both changed alike', sent, { ...sent }, [revision(3, { 'title.en': 'base' })]],
    [
      'that both blanked',
      { 'title.en': '', image: null },
      {},
      [revision(3, { 'title.en': 'base', image: noria })],
    ],
    ['that is not sent', {}, { 'title.en': 'theirs' }, [revision(3, { 'title.en': 'base' })]],
  ])('is none when it is one %s', (_name, values, current, unseen) => {
    expect(conflictsBetween(values, current, unseen)).toEqual([])
  })

  test('is none when all there was is a deletion that was undone', () => {
    const deletion = { ...revision(3, { 'title.en': 'base' }), action: 'delete' } as const
    expect(conflictsBetween(sent, { 'title.en': 'base' }, [deletion])).toEqual([])
  })

  test('that was blanked meanwhile shows as blank', () => {
    const unseen = [revision(3, { 'title.en': 'base', image: noria })]
    const found = conflictsBetween({ ...sent, image: bridge }, {}, unseen)
    expect(found.map(({ theirs }) => theirs)).toEqual(['', null])
  })
})

test('values are found again through the revisions that changed them', () => {
  const current = { 'title.en': 'd', 'title.ar': 'ب', image: null }
  const later = [
    revision(4, { 'title.en': 'c' }),
    revision(3, { 'title.en': 'b', image: noria }),
    revision(2, { 'title.en': 'a', 'title.ar': '' }),
  ]
  expect(valuesBefore([], current)).toEqual(current)
  expect(valuesBefore(later.slice(0, 1), current)).toEqual({ ...current, 'title.en': 'c' })
  expect(valuesBefore(later, current)).toEqual({ 'title.en': 'a', 'title.ar': '', image: noria })
})

test('texts become values and texts again', () => {
  const values = textValues(openingInHama)
  expect(values).toMatchObject({ 'title.en': openingInHama.en.title })
  expect(textsIn({ ...values, image: noria, gallery: [] })).toEqual(openingInHama)
  expect(textsIn({ image: null })).toEqual({})
})

test('a name says its field and language', () => {
  expect(fieldAndLanguage('title.pt-br')).toEqual({ field: 'title', language: 'pt-br' })
  expect(fieldAndLanguage('image')).toEqual({ field: 'image', language: null })
  expect(fieldAndLanguage(textName('title', 'ar'))).toEqual({ field: 'title', language: 'ar' })
})

test('pictures are found wherever they are among values', () => {
  const gallery = [
    { id: 1, type: 'image', picture: noria },
    { id: 2, type: 'youtube', youtubeId: 'dQw4w9WgXcQ' },
  ]
  expect(picturesIn({ image: bridge, gallery, 'title.en': 'noria', logo: null })).toEqual([
    bridge,
    noria,
  ])
  expect(picturesIn('noria')).toEqual([])
  expect(picturesIn(undefined)).toEqual([])
})

test.each([
  [undefined, false],
  [2, true],
  [3, false],
  [4, true],
])('an editor who saw revision %s of 3 is stale: %s', (base, expected) => {
  const edit: Edit = { by: layla, right: 'product', at: today, base }
  expect(isStale(edit, { revision: 3 })).toBe(expected)
})

test('a value that is left as it was is not read again (F14)', () => {
  const unread = { toJSON: () => expect.fail('is read') }
  expect(isSame(unread, unread)).toBe(true)
})
