import { expect, test } from 'vitest'
import { reusableIn, reusableLines, withReusable } from './reusable-blocks.ts'

const block = (id: number | string) => `<!-- wp:block {"ref":${id}} /-->`
const blocks: Record<string, string> = {
  1: '<p>Open on Fridays</p>',
  2: `<p>Hours</p>${block(1)}`,
  3: `<p>Round</p>${block(3)}`,
  4: `<p>Here</p>${block(5)}`,
  5: `<p>There</p>${block(4)}`,
  6: block(7).repeat(50),
  7: block(8).repeat(50),
  8: '',
}
let asked = 0
const contentOf = async (id: string) => {
  asked += 1
  return blocks[id]
}

test.each([
  [`<p>One</p>${block(1)}<p>two</p>`, '<p>One</p><p>Open on Fridays</p><p>two</p>'],
  [block(2), '<p>Hours</p><p>Open on Fridays</p>'],
  [block(1) + block(1), '<p>Open on Fridays</p><p>Open on Fridays</p>'],
  [block('"1"'), '<p>Open on Fridays</p>'],
  [block(9), block(9)],
  [block(3), `<p>Round</p>${block(3)}`],
  [block(4), `<p>Here</p><p>There</p>${block(4)}`],
  ['<!-- wp:block {"ref":} /-->', '<!-- wp:block {"ref":} /-->'],
  [
    '<!-- wp:paragraph --><p>1</p><!-- /wp:paragraph -->',
    '<!-- wp:paragraph --><p>1</p><!-- /wp:paragraph -->',
  ],
])('%j is %j with its patterns', async (content, whole) => {
  expect(await withReusable(content, contentOf)).toBe(whole)
})

test('patterns that multiply each other are bounded, and so is their length', async () => {
  asked = 0
  await withReusable(block(6), contentOf)
  expect(asked).toBeLessThan(300)
  const long = await withReusable(block(1).repeat(20), async () => 'x'.repeat(1_000_000))
  expect(long.length).toBeLessThan(3_000_000)
})

test('a pattern is told as the texts that show it', () => {
  const line = { kind: 'post', language: '', title: '', address: '', reasons: [], here: '' }
  const own = { title: '', address: '', start: 0, size: 0 }
  const lines = reusableLines(
    new Map([
      ['1', { ...own, n: 4, reused: [] }],
      ['2', { ...own, n: 5, reused: ['1'] }],
      ['3', { ...own, n: 6, reused: ['3'] }],
      ['4', { ...own, n: 7, reused: [] }],
    ]),
    new Map([
      [1, ['2']],
      [2, ['3', '1']],
      [3, ['4']],
    ]),
    [
      { ...line, n: 1, outcome: 'changed' },
      { ...line, n: 2, outcome: 'unchanged' },
      { ...line, n: 3, outcome: 'left out' },
    ],
  )
  expect(lines.map(({ n, outcome }) => [n, outcome])).toEqual([
    [4, 'taken in'],
    [5, 'taken in'],
    [6, 'unchanged'],
    [7, 'left out'],
  ])
  expect(reusableIn(block(2) + block(3) + block(2))).toEqual(['2', '3'])
})
