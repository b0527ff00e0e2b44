import { expect, test } from 'vitest'
import { pictureChange, savedPicture } from './picture-values.ts'

const saved = savedPicture(
  {
    id: '0'.repeat(32),
    width: 300,
    height: 200,
    blur: '',
    name: 'noria',
    bytes: 1_000,
    added_at: '2025-11-03T09:00:00.000Z',
    added_by: 'Omar',
    focus: { x: 0, y: 1 },
    decorative: false,
    alt: { en: 'A noria', ar: '' },
    caption: { en: '', ar: '' },
    revision: 2,
  },
  ['en', 'ar'],
)

test('a save of a picture sends what was changed, and only the languages that were', () => {
  const values = { ...saved.values, 'alt.ar': 'ناعورة', focus: null, decorative: true }
  expect(pictureChange(values, saved)).toEqual({
    alt: { ar: 'ناعورة' },
    focus: null,
    decorative: true,
  })
  expect(pictureChange(saved.values, saved)).toEqual({})
})
