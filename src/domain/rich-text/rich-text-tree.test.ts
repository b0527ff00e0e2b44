import { expect, test } from 'vitest'
import { randomTagSoup } from '../../../tests/support/attacks.ts'
import { htmlOf, parseRichText } from './rich-text-tree.ts'

test('nothing of a text is lost, whatever soup of tags it is', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const soup = randomTagSoup(seed)
    expect(htmlOf(parseRichText(soup))).toBe(soup)
  }
})

test('an element knows what is in it, and where its first letter runs', () => {
  const [list] = parseRichText('<ul dir="ltr"><li>1<br />&amp;</li><li><em>نعم</em> yes</li></ul>')
  expect(list).toMatchObject({
    name: 'ul',
    attributes: ' dir="ltr"',
    direction: 'rtl',
    children: [
      { name: 'li', direction: undefined, children: ['1', { name: 'br', children: [] }, '&amp;'] },
      { name: 'li', direction: 'rtl', children: [{ name: 'em', children: ['نعم'] }, ' yes'] },
    ],
  })
})
