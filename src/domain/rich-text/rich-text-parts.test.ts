import { expect, test } from 'vitest'
import { randomTagSoup } from '../../../tests/support/attacks.ts'
import { richTextParts, tagHtml, writeRichText } from './rich-text-parts.ts'

test('nothing of a text is lost, whatever soup of tags it is', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const soup = randomTagSoup(seed)
    const parts = richTextParts(soup)
    expect(writeRichText(parts, 'ltr', { tag: (tag) => tagHtml(tag, tag.attributes) })).toBe(soup)
  }
})

test('a tag knows where the first letter behind it runs', () => {
  const parts = richTextParts('<ul dir="ltr"><li>1<br />&amp;</li><li><em>نعم</em> yes</li></ul>')
  const known = parts.map((part) => (typeof part === 'string' ? part : part.direction))
  const [list, one, two, emphasised] = [0, 1, 6, 7].map((index) => known[index])
  expect([list, one, two, emphasised]).toEqual(['rtl', undefined, 'rtl', 'rtl'])
})
