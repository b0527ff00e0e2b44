import { describe, expect, test } from 'vitest'
import type { PageResponse } from '../../../contract/pages.ts'
import { merged, rebased } from '../../editor/document/saved-document.ts'
import type { BlockKind } from '../../../domain/pages/block.ts'
import { type EditedBlock, newBlock } from '../../editor/blocks/edited-block.ts'
import {
  isOfNewPart,
  settledParts,
  withNewPart,
  withoutPart,
  withPart,
  withPartMoved,
} from '../../editor/parts/part-values.ts'
import { isRight } from './page-blocks.ts'
import { pageForm, type PageValues, savedPage } from './page-values.ts'

const languages = ['ar', 'en']
const portrait = { id: 'a'.repeat(32), width: 800, height: 600, blur: '' }

const stored: PageResponse = {
  id: 7,
  status: 'pending',
  listed: true,
  image: null,
  order: ['textaaaa', 'teamaaaa', 'filmaaaa'],
  blocks: {
    textaaaa: { kind: 'text' },
    teamaaaa: {
      kind: 'people',
      items: [
        { id: 'salmaaaa', picture: { ...portrait, focus: null }, phone: '', email: '' },
        { id: 'rimaaaaa', picture: null, phone: '', email: 'rima@farm.example' },
      ],
    },
    filmaaaa: { kind: 'video', youtube: 'aqz-KE-bpKQ' },
  },
  texts: {
    en: { title: 'About us', 'body:textaaaa': '<p>Norias.</p>', 'name:rimaaaaa': 'Rima' },
    ar: { title: 'من نحن', slug: 'من-نحن' },
  },
  slugs: { en: 'about-us', ar: 'من-نحن' },
  created_at: '2025-11-03T09:00:00.000Z',
  updated_at: '2025-11-03T09:00:00.000Z',
  revision: 4,
}
const saved = savedPage(stored, languages)
const withNewBlock = (values: PageValues, id: string, kind: BlockKind, before: string | null) =>
  withNewPart(values, 'block', { id, part: newBlock(kind), before })
const withoutBlock = (values: PageValues, id: string) => withoutPart(values, 'block', id)
const withBlock = (values: PageValues, id: string, block: EditedBlock) =>
  withPart(values, 'block', id, block)
const settledPage = (mine: PageValues, known: PageValues, now: PageValues) =>
  settledParts('block', mine, known, now)
const sentOf = (values: PageValues) => pageForm(values, saved)
const changed = (values: object) => ({ ...saved.values, ...values }) as PageValues

describe('what is sent of a page', () => {
  test('is nothing while nothing is changed, or once it is as it was', () => {
    expect(sentOf(saved.values)).toEqual({})
    const added = withNewBlock(saved.values, 'newaaaaa', 'quote', null)
    expect(sentOf(withoutBlock(added, 'newaaaaa'))).toEqual({})
  })

  test('is each changed text in its language alone', () => {
    const values = changed({ 'title.en': 'Who we are', 'body:textaaaa.ar': '<p>نواعير.</p>' })
    expect(sentOf(values)).toEqual({
      title: { en: 'Who we are' },
      texts: { 'body:textaaaa': { ar: '<p>نواعير.</p>' } },
    })
  })

  test('is a changed block whole, its pictures by their names, videos by their address', () => {
    const [salma, rima] = stored.blocks.teamaaaa?.items ?? []
    const team = { kind: 'people', items: [rima, { ...salma, phone: '+963 33 1' }] }
    expect(sentOf(changed({ 'block:teamaaaa': team }))).toEqual({
      blocks: {
        teamaaaa: {
          kind: 'people',
          items: [
            { id: 'rimaaaaa', picture: null, phone: '', email: 'rima@farm.example' },
            {
              id: 'salmaaaa',
              picture: { media: portrait.id, focus: null },
              phone: '+963 33 1',
              email: '',
            },
          ],
        },
      },
    })
    expect(saved.values['block:filmaaaa']).toEqual({
      kind: 'video',
      youtube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    })
  })

  test('is a new block with its texts and the order it stands in', () => {
    const added = withNewBlock(saved.values, 'newaaaaa', 'quote', 'teamaaaa')
    expect(sentOf({ ...added, 'words:newaaaaa.en': 'Water is slow.' })).toEqual({
      blocks: { newaaaaa: { kind: 'quote', picture: null } },
      order: ['textaaaa', 'newaaaaa', 'teamaaaa', 'filmaaaa'],
      texts: { 'words:newaaaaa': { en: 'Water is slow.' } },
    })
  })

  test('is null for a removed block, and none of what was written in it', () => {
    const written = changed({ 'body:textaaaa.en': '<p>Lost.</p>' })
    expect(sentOf(withoutBlock(written, 'textaaaa'))).toEqual({
      blocks: { textaaaa: null },
      order: ['teamaaaa', 'filmaaaa'],
    })
  })

  test('is the picture by its name and its focus', () => {
    const focus = { x: 0.2, y: 0.8 }
    const values = changed({ image: { ...portrait, focus }, status: 'published', listed: false })
    expect(sentOf(values)).toEqual({
      image: { media: portrait.id, focus },
      status: 'published',
      listed: false,
    })
  })
})

test.each([
  ['video', 'https://vimeo.com/1', false],
  ['video', 'https://youtu.be/aqz-KE-bpKQ', true],
] as const)('a %s with the address %s can be saved: %s', (kind, youtube, isSavable) => {
  expect(isRight(withBlock(saved.values, 'filmaaaa', { kind, youtube }))).toBe(isSavable)
})

describe('what others saved meanwhile', () => {
  const theirs = savedPage(
    {
      ...stored,
      revision: 5,
      order: ['filmaaaa', 'textaaaa', 'mapaaaaa'],
      blocks: {
        textaaaa: { kind: 'text' },
        filmaaaa: stored.blocks.filmaaaa ?? { kind: 'video' },
        mapaaaaa: { kind: 'contact' },
      },
      texts: { ...stored.texts, en: { ...stored.texts.en, title: 'We' } },
    },
    languages,
  )
  const after = (mine: PageValues, taken: string[] = []) =>
    settledPage(rebased(mine, saved, theirs, { theirs: taken }), saved.values, theirs.values)

  test('stands beside what was changed here, added and moved', () => {
    const mine = withNewBlock(saved.values, 'newaaaaa', 'text', 'filmaaaa')
    const both = after({ ...mine, 'title.ar': 'نحن', 'body:newaaaaa.en': '<p>New.</p>' })
    expect(both).toMatchObject({ 'title.en': 'We', 'title.ar': 'نحن' })
    expect(both['body:newaaaaa.en']).toBe('<p>New.</p>')
    expect(both.order).toEqual(['filmaaaa', 'textaaaa', 'mapaaaaa', 'newaaaaa'])
  })

  test('and where both moved blocks, the order is the one that was chosen', () => {
    const { order, ...blocks } = theirs.values
    const moved = { ...theirs, values: { ...blocks, order: ['mapaaaaa', ...order.slice(0, 2)] } }
    const mine = { ...theirs.values, order: ['textaaaa', 'mapaaaaa', 'filmaaaa'] } as PageValues
    const chosen = (taken: string[]) => {
      const values = rebased(mine, theirs, moved as typeof theirs, { theirs: taken })
      return settledPage(values, theirs.values, moved.values as PageValues).order
    }
    expect(chosen([])).toEqual(mine.order)
    expect(chosen(['order'])).toEqual(moved.values.order)
  })

  test('what they removed stays removed, with what was written in it here', () => {
    const written = changed({ 'name:rimaaaaa.ar': 'ريما' })
    const both = after(withBlock(written, 'teamaaaa', { kind: 'people', items: [] }))
    expect(both).not.toHaveProperty(['block:teamaaaa'])
    expect(both).not.toHaveProperty(['name:rimaaaaa.ar'])
    expect(both.order).not.toContain('teamaaaa')
  })

  test('what was removed here does not come back', () => {
    const both = after(withoutBlock(saved.values, 'textaaaa'))
    expect(both.order).toEqual(['filmaaaa', 'mapaaaaa'])
    expect(pageForm(both, theirs).blocks).toEqual({ textaaaa: null })
  })
})

test('a draft brings back the blocks that were added in it, with their texts', () => {
  const draft = {
    ...withPartMoved(withNewBlock(saved.values, 'newaaaaa', 'text', null), 3, 0),
    'body:newaaaaa.en': '<p>New.</p>',
    'body:goneaaaa.en': '<p>Of nothing.</p>',
  }
  const back = settledPage(merged(draft, saved.values, {}), saved.values, saved.values)
  expect(back.order).toEqual(['newaaaaa', 'textaaaa', 'teamaaaa', 'filmaaaa'])
  expect(back['body:newaaaaa.en']).toBe('<p>New.</p>')
  expect(back).not.toHaveProperty(['body:goneaaaa.en'])
})

test.each([
  ['block:newaaaaa', true],
  ['body:newaaaaa.en', true],
  ['body:newaaaaa.fr', false],
  ['title.fr', false],
])('%s may be of a new part: %s', (name, isNew) => {
  expect(isOfNewPart(name, languages)).toBe(isNew)
})
