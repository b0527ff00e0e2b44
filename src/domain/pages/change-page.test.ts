import { describe, expect, test } from 'vitest'
import { blockLimits } from './block.ts'
import { changePage, sentPageValues } from './change-page.ts'
import { firstHomeBlocks, firstHomeOrder } from './home-page.ts'
import type { Page } from './page.ts'
import { blankPage, pageValues } from './page-values.ts'
import { changedValues, type Revision, type Values } from '../documents/revision.ts'

const blank = { ...blankPage(new Date('2025-11-03')), id: 7 }
const home = { ...blank, id: 1, order: firstHomeOrder, blocks: firstHomeBlocks }

const page = changePage(blank, {
  'title.en': 'About us',
  'block:opening1': { kind: 'text' },
  'block:asked001': { kind: 'questions', items: [{ id: 'wellask1' }, { id: 'wellask2' }] },
  order: ['opening1', 'asked001'],
  'body:opening1.en': '<p>Water</p>',
  'body:opening1.ar': '<p>ماء</p>',
  'heading:asked001.en': 'Questions',
  'question:wellask1.en': 'How deep?',
  'question:wellask2.en': 'How long?',
})

function savedByLayla(before: Page, values: Values): { current: Page; unseen: Revision[] } {
  const current = changePage(before, values)
  const previous = changedValues(pageValues(before), pageValues(current))
  const author = { id: 1, name: 'Layla' }
  const revision: Revision = {
    id: 1,
    number: 2,
    action: 'change',
    madeAt: new Date('2025-11-03'),
    author,
    previous,
  }
  return { current: { ...current, revision: 2 }, unseen: [revision] }
}

const problemOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

const refused = (fields: Record<string, string>) => expect.objectContaining({ fields })

describe('a change of a page (PAG-4)', () => {
  test('leaves the texts of other languages exactly as they are stored, so that they are not written again', () => {
    const stored = { en: { title: 'About us', slug: 'about-us', 'body:opening1': '<p>Water</p>' } }
    const changed = changePage({ ...page, texts: stored }, { 'body:opening1.ar': '<p>ماء</p>' })
    expect(JSON.stringify(changed.texts.en)).toBe(JSON.stringify(stored.en))
  })

  test('puts blocks that the order does not name last', () => {
    const added = changePage(page, { 'block:partner1': { kind: 'partners' } })
    expect(added.order).toEqual(['opening1', 'asked001', 'partner1'])
  })

  test('takes the texts of a block and of its items away with it, in all languages', () => {
    const without = changePage(page, { 'block:opening1': null, 'block:asked001': null })
    expect(without.order).toEqual([])
    expect(without.texts).toEqual({ en: { title: 'About us', slug: 'about-us' } })
  })

  test('takes the texts of an item away with it', () => {
    const items = [{ id: 'wellask2' }]
    const { texts } = changePage(page, { 'block:asked001': { kind: 'questions', items } })
    expect(Object.keys(texts.en ?? {}).filter((name) => name.startsWith('question'))).toEqual([
      'question:wellask2',
    ])
  })

  test('gives a new picture no focus of the old one', () => {
    const [noria, canal] = ['0f1e', '2d3c'].map((id) => ({ id, width: 3, height: 2, blur: '' }))
    const first = changePage(page, { image: noria, image_focus: { x: 0.1, y: 0.2 } })
    expect(changePage(first, { image: canal }).cover).toEqual({ ...canal, focus: null })
  })
})

describe('what two change of a page is merged (PAG-5)', () => {
  test('a block that one adds and the others that another moves', () => {
    const { current, unseen } = savedByLayla(page, {
      'block:partner1': { kind: 'partners' },
      order: ['opening1', 'partner1', 'asked001'],
    })
    const merged = changePage(current, { order: ['asked001', 'opening1'] }, unseen)
    expect(merged.order).toEqual(['asked001', 'opening1', 'partner1'])
  })

  test('a block that one removes is gone, whatever the other changes in it', () => {
    const { current, unseen } = savedByLayla(page, { 'block:opening1': null })
    const values = {
      'body:opening1.en': '<p>More water</p>',
      'body:opening1.ar': '<p>ماء أكثر</p>',
      order: ['asked001', 'opening1'],
    }
    expect(sentPageValues(current, values)).toEqual({})
    const merged = changePage(current, values, unseen)
    expect(merged.order).toEqual(['asked001'])
    expect(JSON.stringify(merged.texts)).not.toContain('opening1')
  })

  test('blocks that both moved in other ways are a conflict', () => {
    const three = changePage(page, { 'block:partner1': { kind: 'partners' } })
    const { current, unseen } = savedByLayla(three, {
      order: ['partner1', 'opening1', 'asked001'],
    })
    const order = ['asked001', 'opening1', 'partner1']
    expect(problemOf(() => changePage(current, { order }, unseen))).toMatchObject({
      code: 'conflict',
      conflict: { conflicts: [{ name: 'order', mine: order, theirs: current.order }] },
    })
  })
})

const facts = { kind: 'facts', items: [{ id: 'wellask1' }] }
const wrong: [string, Values, Record<string, string>][] = [
  ['a text of no block', { 'body:nowhere1.en': 'x' }, { 'body:nowhere1.en': 'Unknown field.' }],
  [
    'a text that its block does not have',
    { 'answer:opening1.en': 'x' },
    { 'answer:opening1.en': 'Unknown field.' },
  ],
  [
    'a text named like a function',
    { 'constructor:opening1.en': 'x' },
    { 'constructor:opening1.en': 'Unknown field.' },
  ],
  [
    'a text that is too long for its kind',
    { 'question:wellask1.en': 'x'.repeat(301) },
    { 'question:wellask1.en': 'This text is too long.' },
  ],
  [
    'an item with the id of another',
    { 'block:facts001': facts },
    { blocks: 'Please check the highlighted fields.' },
  ],
  [
    'a part that belongs to the home page',
    { 'block:ourposts': { kind: 'posts' } },
    { 'block:ourposts': 'This block is not known.' },
  ],
  [
    'the contact form twice',
    { 'block:contact1': { kind: 'contact' }, 'block:contact2': { kind: 'contact' } },
    { 'block:contact2': 'This block can be on a page only once.' },
  ],
  ['an order without a block', { order: ['opening1'] }, { order: expect.any(String) }],
  [
    'an order that names one twice',
    { order: ['opening1', 'asked001', 'asked001'] },
    { order: expect.any(String) },
  ],
  [
    'an order that names another',
    { order: ['opening1', 'asked001', 'nowhere1'] },
    { order: expect.any(String) },
  ],
  [
    'a block too many',
    Object.fromEntries(
      Array.from({ length: blockLimits.blocks }, (_, index) => [
        `block:text${1000 + index}`,
        { kind: 'text' },
      ]),
    ),
    { order: 'A page has at most 40 blocks.' },
  ],
]

test.each(wrong)('%s is refused at its field', (_name, values, fields) => {
  expect(problemOf(() => changePage(page, values))).toEqual(refused(fields))
})

test('the texts of a language have a length together', () => {
  const long = `<p>${'م'.repeat(40_000)}</p>`
  const other = changePage(page, { 'block:another1': { kind: 'text' }, 'body:opening1.ar': long })
  expect(problemOf(() => changePage(other, { 'body:another1.ar': long }))).toEqual(
    refused({ 'texts.ar': 'This text is too long.' }),
  )
  expect(changePage(other, { 'body:another1.en': long }).texts.en).toHaveProperty('body:another1')
})

test('the home page has blocks and their texts alone, and takes its parts back', () => {
  expect(problemOf(() => changePage(home, { 'title.en': 'Home', status: 'pending' }))).toEqual(
    refused({ 'title.en': 'Unknown field.', status: 'Unknown field.' }),
  )
  const without = changePage(home, { 'block:ourposts': null })
  expect(without.order).not.toContain('ourposts')
  expect(changePage(without, { 'block:newposts': { kind: 'posts' } }).order).toContain('newposts')
})
