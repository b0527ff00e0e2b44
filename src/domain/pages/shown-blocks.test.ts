import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { shownBlocks } from './shown-blocks.ts'

const id = 'k3f9a2xb'
const noria = { id: '0f1e', width: 3, height: 2, blur: '', focus: null }

function shown(block: Block, texts: Record<string, string> = {}) {
  return shownBlocks({ order: [id], blocks: { [id]: block }, texts: { en: texts } }, 'en')
}

const question = { id: 'wellask1' }
const person = { id: 'laylaaaa', picture: null, phone: '', email: '' }
const blankBlocks: [Block, Record<string, string>][] = [
  [{ kind: 'text' }, {}],
  [{ kind: 'picture', picture: null, width: 'text' }, { [`caption:${id}`]: 'A noria' }],
  [{ kind: 'beside', picture: noria, side: 'end', link: null }, { [`heading:${id}`]: 'Water' }],
  [{ kind: 'gallery', items: [] }, {}],
  [{ kind: 'quote', picture: noria }, { [`name:${id}`]: 'Layla' }],
  [{ kind: 'facts', items: [question] }, { 'value:wellask1': '412' }],
  [
    { kind: 'questions', items: [question] },
    { [`heading:${id}`]: 'Questions', 'question:wellask1': 'How deep?' },
  ],
  [{ kind: 'people', items: [person] }, { 'role:laylaaaa': 'Director' }],
  [{ kind: 'downloads', items: [] }, { [`heading:${id}`]: 'Manuals' }],
  [{ kind: 'action', link: { kind: 'contact' }, ground: 'deep' }, { [`button:${id}`]: 'Ask' }],
]

describe('what is blank in a language is not shown in it (PAG-4)', () => {
  test.each(blankBlocks)('$kind', (block, texts) => {
    expect(shown(block, texts)).toEqual([])
  })

  test('nor are the items that lack what they need', () => {
    const texts = { 'question:wellask1': 'How deep?', 'answer:wellask1': '<p>40 m.</p>' }
    const items = [question, { id: 'wellask2' }]
    expect(shown({ kind: 'questions', items }, texts)).toEqual([
      {
        kind: 'questions',
        id,
        heading: '',
        items: [{ id: 'wellask1', question: 'How deep?', answer: '<p>40 m.</p>' }],
      },
    ])
  })
})

describe('a block is shown', () => {
  test('with its texts in the language, blank where there is none', () => {
    expect(shown({ kind: 'text' }, { [`body:${id}`]: '<p>Water</p>' })).toEqual([
      { kind: 'text', id, body: '<p>Water</p>' },
    ])
    expect(shown({ kind: 'picture', picture: noria, width: 'wide' })).toEqual([
      { kind: 'picture', id, picture: noria, width: 'wide', caption: '' },
    ])
  })

  test.each(['partners', 'contact', 'about', 'posts', 'business', 'products'] as const)(
    'without texts of its own: %s',
    (kind) => {
      expect(shown({ kind })).toEqual([{ kind, id }])
    },
  )

  test('in the order of the page', () => {
    const blocks: Record<string, Block> = {
      first001: { kind: 'contact' },
      second02: { kind: 'partners' },
    }
    const page = { order: ['second02', 'first001'], blocks, texts: {} }
    expect(shownBlocks(page, 'ar').map(({ kind }) => kind)).toEqual(['partners', 'contact'])
  })
})
