import { describe, expect, test } from 'vitest'
import { figureOf } from '../../../../tests/support/figures.ts'
import type { ShownBlock } from '../../../domain/pages/block.ts'
import { added, removed, tilesOf, titled } from '../gallery/gallery-tiles.ts'
import { missingAlts, namedInBlocks, namedInGallery, namedInText } from './missing-alts.ts'
import { checkWords } from './words.ts'

const picture = (letter: string) => ({ id: letter.repeat(32), width: 640, height: 480, blur: '' })
const [noria, mill, bridge] = [picture('a'), picture('b'), picture('c')]
const cover = { ...noria, focus: null }
const mediaOf = (named: { media: string }[]) => named.map(({ media }) => media)

describe('MED-8 The pictures that alt texts name', () => {
  test('stand in texts, each once', () => {
    const html = figureOf({ media: noria.id }) + figureOf({ media: mill.id })
    expect(namedInText(html + html, 'ar')).toEqual([
      { media: noria.id, language: 'ar' },
      { media: mill.id, language: 'ar' },
    ])
  })

  test('are those of a gallery without a title in the language', () => {
    const stored = (id: number, title: Record<string, string>, one = noria) =>
      ({ id, type: 'image', picture: one, url: '', title, sort_order: id }) as never
    const tiles = tilesOf([stored(1, { en: 'Noria' }), stored(2, {}, mill)])
    const withBridge = added(tiles, { kind: 'picked', picture: bridge })
    expect(mediaOf(namedInGallery(withBridge, 'en'))).toEqual([mill.id, bridge.id])
    expect(mediaOf(namedInGallery(withBridge, 'ar'))).toEqual([noria.id, mill.id, bridge.id])
    const video = added(tiles, { kind: 'video', address: 'https://youtu.be/dQw4w9WgXcQ' })
    const left = removed(titled(video, '1', 'ar', 'ناعورة'), '2')
    expect(namedInGallery(left, 'ar')).toEqual([])
  })

  test('are those of blocks, in their texts too', () => {
    const shown = (block: object) => namedInBlocks([block as ShownBlock], 'en')
    const body = figureOf({ media: mill.id })
    expect(mediaOf(shown({ kind: 'beside', picture: cover, body }))).toEqual([noria.id, mill.id])
    expect(mediaOf(shown({ kind: 'questions', items: [{ answer: body }] }))).toEqual([mill.id])
    expect(mediaOf(shown({ kind: 'people', items: [{ picture: cover }] }))).toEqual([noria.id])
    const items = [
      { picture: noria, title: 'Noria' },
      { picture: mill, title: '' },
    ]
    expect(mediaOf(shown({ kind: 'gallery', items }))).toEqual([mill.id])
  })
})

describe('MED-8 An alt text is missing', () => {
  const described = (id: string, texts: object = {}) => ({
    id,
    name: 'Noria',
    decorative: false,
    alt: {},
    caption: {},
    ...texts,
  })
  const missing = (texts: object, hasCaption = false) =>
    missingAlts(
      ['en', 'ar', 'ar'].map((language) => ({ media: noria.id, language, hasCaption })),
      [described(noria.id, texts)],
    ).flatMap(({ languages }) => languages)

  test('in each language without one, once, except of a decorative picture', () => {
    expect(missing({})).toEqual(['en', 'ar'])
    expect(missing({ alt: { en: 'A noria', ar: '' } })).toEqual(['ar'])
    expect(missing({ decorative: true })).toEqual([])
  })

  test('of a picture in several languages, which are said together', () => {
    const shown = ['en', 'ar', 'en'].map((language) => ({ media: noria.id, language }))
    const [only, ...others] = missingAlts(shown, [described(noria.id)])
    expect([only?.languages, others]).toEqual([['en', 'ar'], []])
    expect(checkWords.en.noAlt('Noria', ['English'])).toMatch(/ has no alt text in English\.$/)
    expect(checkWords.en.noAlt('', ['English', 'Arabic'])).toBe(
      'An image has no alt text in English and Arabic.',
    )
    expect(checkWords.ar.noAlt('', ['الإنجليزية', 'العربية'])).toBe(
      'لا نصّ بديل باللغتين الإنجليزية والعربية لإحدى الصور.',
    )
  })

  test('unless the caption of the library stands where a title would', () => {
    expect(missing({ caption: { en: 'Hama' } })).toEqual(['en', 'ar'])
    expect(missing({ caption: { en: 'Hama' } }, true)).toEqual(['ar'])
  })

  test('of no picture that the library does not know', () => {
    expect(missingAlts([{ media: mill.id, language: 'en' }], [])).toEqual([])
  })
})
