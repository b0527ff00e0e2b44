import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { withBareFootnotes, withFootnotes } from './footnotes.ts'
import { movedText } from './moved-text.ts'

const sign = (id: string, number: number) =>
  `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`
const text = `<!-- wp:paragraph --><p>The wheel${sign('a1', 1)} turns${sign('b2', 2)}.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`
const notes = JSON.stringify([
  { id: 'a1', content: 'Of <em>mulberry</em>.' },
  { id: 'b2', content: 'By water.' },
])

test('footnotes stand as a list beneath the text (IMP-1)', () => {
  const moved = movedText(withFootnotes(text, notes))
  expect(moved?.html).toBe(
    '<p>The wheel¹ turns².</p><ol><li>Of <em>mulberry</em>.</li><li>By water.</li></ol>',
  )
  expect(moved?.lost).toEqual([])
})

test.each(['', 'no list', '{"a":1}', '[{"id":"a1"}]', 'null'])(
  'a text with %j for notes stays as it is',
  (damaged) => {
    expect(withFootnotes(text, damaged)).toBe(text)
  },
)

test('signs that never end cost little', () => {
  const signs = [
    'sup data-fn=""',
    'a data-footnote-ref',
    'a data-footnote-backref',
    'h2 id="footnote-label"',
  ]
  const endless = signs.map((sign) => `<${sign}${sign.slice(sign.indexOf(' ')).repeat(10_000)}`)
  expectThreadTime(1_000, () => {
    for (const text of endless) {
      withFootnotes(`<!-- wp:footnotes /-->${text}`, notes)
      withBareFootnotes(text)
    }
  })
})
