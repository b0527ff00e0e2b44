import { describe, expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { excerptOf } from './excerpt-of.ts'
import { beforeEllipsis, firstCharacters, isCut, plainText } from './excerpt.ts'

describe('plain text', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<h2>Head</h2>Text', 'Head Text'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<blockquote>Said</blockquote>by', 'Said by'],
    ['Line<br>break<br />twice', 'Line break twice'],
    ['<P>Upper</P><P>case</P>', 'Upper case'],
  ])('has a space where a block of %j ended', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test('has no space where bold or coloured letters end', () => {
    const html = 'n<strong>or</strong>i<span style="color:#FF0000">a</span><s>s</s>'
    expect(plainText(html)).toBe('norias')
  })

  test.each([
    ['a &amp; b', 'a & b'],
    ['&lt;b&gt; &quot;q&quot; &apos;a&apos;', '<b> "q" \'a\''],
    ['&#1587;&#x633;&#X633;', 'سسس'],
    ['a&nbsp;&nbsp;b', 'a b'],
    ['&amp;lt;', '&lt;'],
    ['&unknown; & alone', '&unknown; & alone'],
    ['a&#0;b&#x110000;c', 'abc'],
    ['&#128104;', '👨'],
  ])('decodes %j once', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test('keeps a lone angle bracket', () => {
    expect(plainText('3 < 4')).toBe('3 < 4')
  })

  test('is empty for an empty editor', () => {
    expect(plainText('<p></p><p>&nbsp;</p>\n')).toBe('')
  })

  test.each(['<', '<p', '<>', '&', '&#', '&#1;', ' ', '<p>', '\u0651'])(
    'of 100,000 × %j takes linear time',
    (piece) => {
      expectThreadTime(100, () => plainText(piece.repeat(100_000)))
      expectThreadTime(200, () => plainText(piece.repeat(200_000)))
    },
  )
})

describe('the first characters, as a reader counts them,', () => {
  test('do not separate an Arabic letter from its shadda', () => {
    expect(firstCharacters('مُحَمَّد', 3)).toBe('مُحَمَّ')
  })

  test('do not split a family', () => {
    expect(firstCharacters('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦')
  })

  test('do not separate a letter from its combining accent, nor a flag', () => {
    expect(firstCharacters('e\u0301e\u0301🇸🇾🇸🇾', 3)).toBe('e\u0301e\u0301🇸🇾')
  })

  test('end behind a letter with a thousand marks, too', () => {
    const letter = `ن${'\u064e'.repeat(1_000)}`
    expect(firstCharacters(letter.repeat(5), 3)).toBe(letter.repeat(3))
    expect(firstCharacters(letter.repeat(2), 3)).toBe(letter.repeat(2))
  })

  test('are the whole text when it is not longer', () => {
    expect(firstCharacters('abc', 3)).toBe('abc')
    expect(firstCharacters('abcd', 3)).toBe('abc')
    expect(firstCharacters('', 3)).toBe('')
  })
})

describe('an excerpt', () => {
  test.each([
    [99, 99],
    [100, 100],
    [101, 100],
  ])('of %i characters has %i', (length, expected) => {
    expect(excerptOf(`<p>${'n'.repeat(length)}</p>`)).toHaveLength(expected)
  })

  test('counts characters after tags and entities are gone', () => {
    expect(excerptOf(`<p>${'&amp;'.repeat(150)}</p>`)).toBe('&'.repeat(100))
  })

  test('has 100 letters with their shaddas, not 50', () => {
    expect(excerptOf('شّ'.repeat(150))).toBe('شّ'.repeat(100))
  })

  test.each([
    ['river '.repeat(20), 'river '.repeat(16)],
    [`${'n'.repeat(94)} river bank`, `${'n'.repeat(94)} river`],
    [`${'n'.repeat(93)} river bank`, `${'n'.repeat(93)} river `],
    [`to ${'n'.repeat(250)}`, 'to '],
    ['نُعيد '.repeat(30), 'نُعيد '.repeat(20)],
    [`${'شّ'.repeat(98)} شّمس`, `${'شّ'.repeat(98)} `],
    ['👨‍👩‍👧‍👦'.repeat(120), '👨‍👩‍👧‍👦'.repeat(100)],
    [`水 ${'水'.repeat(150)}`, `水 ${'水'.repeat(98)}`],
  ])('of %j ends with a whole word', (text, excerpt) => {
    expect(excerptOf(`<p>${text}</p>`)).toBe(excerpt)
    expect(isCut(excerpt)).toBe(true)
  })

  test('has no ellipsis and tells whether more follows', () => {
    const excerpt = excerptOf(`<p>${'n'.repeat(97)} river</p>`)
    expect(excerpt).toBe(`${'n'.repeat(97)} `)
    expect(isCut(excerpt)).toBe(true)
    expect(isCut(excerptOf('<p>All there is.</p>'))).toBe(false)
  })

  test.each([
    ['the soil’s moisture, ', 'the soil’s moisture'],
    ['حرارة التربة، ', 'حرارة التربة'],
    ['ليلًا ونهارًا؛ ', 'ليلًا ونهارًا'],
    ['All is measured. ', 'All is measured'],
    ['And then... ', 'And then'],
    ['the pumps — ', 'the pumps'],
    ['مضخّة («', 'مضخّة'],
    ['What does it cost? ', 'What does it cost?'],
    ['(2 to 5 kW) ', '(2 to 5 kW)'],
    ['... ', ''],
  ])('%j lets nothing hang before the ellipsis', (text, shown) => {
    expect(beforeEllipsis(text)).toBe(shown)
  })

  test('takes linear time', () => {
    for (const piece of ['a ', 'a\u0301', '\u0301', '水 ']) {
      expectThreadTime(100, () => excerptOf(piece.repeat(100_000)))
    }
  })
})
