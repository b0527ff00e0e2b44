import { expect, test } from 'vitest'
import { figureOf } from '../../../tests/support/figures.ts'
import type { ShownBlock } from './block.ts'
import { describedBlocks, picturesInBlocks } from './described-blocks.ts'

const [noria, mill] = ['0a'.repeat(16), '1b'.repeat(16)]
const pictureOf = (id: string) => ({ id, width: 640, height: 480, blur: '' })
const cover = { ...pictureOf(noria), focus: null }
const said = {
  width: 640,
  height: 480,
  focus: { x: 0.2, y: 0.5 },
  alt: 'A noria',
  caption: 'Hama, 2025',
}
const library = new Map([
  [noria, said],
  [mill, { ...said, alt: '', caption: '' }],
])

const own = { id: 'one', kind: 'picture', width: 'text', picture: cover } as const
const blocks: ShownBlock[] = [
  { ...own, caption: '' },
  { ...own, id: 'two', caption: 'Ours' },
  { id: 'three', kind: 'text', body: figureOf({ media: mill }) },
  {
    id: 'four',
    kind: 'gallery',
    items: [
      { id: 'a', type: 'image', picture: pictureOf(noria), title: '' },
      { id: 'b', type: 'image', picture: pictureOf(mill), title: '' },
      { id: 'c', type: 'youtube', youtubeId: 'dQw4w9WgXcQ', title: '' },
    ],
  },
  {
    id: 'five',
    kind: 'people',
    heading: '',
    items: [{ id: 'd', picture: cover, phone: '', email: '', name: 'Layla', role: '', about: '' }],
  },
]

test('MED-9 blocks have alt texts of the library, and its captions where they have none', () => {
  const [first, second, , gallery, people] = describedBlocks(blocks, library).blocks
  expect(first).toMatchObject({ picture: { alt: 'A noria' }, caption: 'Hama, 2025' })
  expect(first, 'a place without a focus has that of the library').toMatchObject({
    picture: { focus: { x: 0.2, y: 0.5 } },
  })
  expect(second).toMatchObject({ picture: { alt: 'A noria' }, caption: 'Ours' })
  expect(gallery).toMatchObject({
    items: [{ title: 'Hama, 2025' }, { title: '' }, { title: '' }],
  })
  expect(people).toMatchObject({ items: [{ picture: { alt: 'A noria' } }] })
  expect(describedBlocks(blocks, new Map()).blocks).toEqual(blocks)
})

test('MED-9 a gallery’s picture without caption or title is named by its alt text', () => {
  const described = new Map([[noria, { ...said, caption: '' }]])
  expect(describedBlocks(blocks, described).blocks[3]).toMatchObject({
    items: [{ title: '', alt: 'A noria' }, { title: '' }, { title: '' }],
  })
})

test('the pictures of blocks are those of their texts, too', () => {
  expect(new Set(picturesInBlocks(blocks))).toEqual(new Set([noria, mill]))
})
