import { expect, test } from 'vitest'
import { leadIn } from './lead-in.ts'

const whole = (html: string) => ({ lead: '', rest: html })

test('a first paragraph of words alone leads in', () => {
  expect(leadIn('<p>Pumps &amp; panels.</p><p>More.</p>')).toEqual({
    lead: 'Pumps & panels.',
    rest: '<p>More.</p>',
  })
  expect(leadIn('<p dir="ltr">Modbus TCP</p><ul><li>502</li></ul>').lead).toBe('Modbus TCP')
})

test.each([
  ['the only one', '<p>Pumps.</p>'],
  ['one with a link', '<p>See <a href="/blog">the blog</a>.</p><p>More.</p>'],
  ['a heading', '<h2>Pumps</h2><p>More.</p>'],
  ['a long one', `<p>${'x'.repeat(241)}</p><p>More.</p>`],
  ['nothing', ''],
])('%s stays where it is', (_what, html) => {
  expect(leadIn(html)).toEqual(whole(html))
})
