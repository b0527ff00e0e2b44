import { describe, expect, test } from 'vitest'
import {
  formsOf,
  hasWordsOf,
  highlighted,
  indexedWords,
  isTooLong,
  queryWords,
  snippetAround,
  soughtForms,
  wordsOf,
} from './search-text.ts'

const formsIn = (text: string) => wordsOf(text).flatMap(formsOf)
const marked = (text: string, query: string) =>
  highlighted(text, queryWords(query))
    .map((passage) => (passage.isMatch ? `[${passage.text}]` : passage.text))
    .join('')

describe('a word is the same', () => {
  test.each([
    ['with and without vowel signs', 'مَضَخَّةٌ', 'مضخة'],
    ['with a superscript alef', 'هٰذا', 'هذا'],
    ['with tatweel', 'عـــربي', 'عربي'],
    ['with any alef', 'أحمد إحمد آحمد ٱحمد', 'احمد احمد احمد احمد'],
    ['with alef maqsura or yeh', 'على', 'علي'],
    ['with teh marbuta or heh', 'حماة', 'حماه'],
    ['with any heh', 'ہے مدرسە ھم', 'هے مدرسه هم'],
    ['with gaf or kaf', 'گاز', 'كاز'],
    ['with letters for foreign sounds', 'ڤيديو پمپ چيبس', 'فيديو بمب جيبس'],
    ['in Kurdish letters', 'ئێمە ڕۆژ دڵ', 'ئیمه روز دل'],
    ['in Arabic, Persian and Latin digits', '٥٨٠ ۵۸۰', '580 580'],
    ['in Persian letters', 'کلی', 'كلي'],
    ['in the shapes of old fonts', 'ﻣﺎﺀ', 'ماء'],
    ['in any case and with accents', 'Énergie SOLAIRE', 'energie solaire'],
    ['in letters that have no accent to lose', 'Straße Łódź', 'strasse lodz'],
    ['in full width', 'Ｓ２', 's2'],
    ['with invisible characters', 'so\u00adlar نوا\u200cعیر', 'solar نواعير'],
  ])('%s', (_how, one, other) => {
    expect(formsIn(one)).toEqual(formsIn(other))
  })
})

describe('an Arabic word is also found', () => {
  test.each([
    ['المضخات', ['المضخات', 'مضخات']],
    ['والمضخات', ['والمضخات', 'مضخات', 'المضخات']],
    ['بالطاقة', ['بالطاقه', 'طاقه']],
    ['كالماء', ['كالماء', 'ماء']],
    ['للمزارع', ['للمزارع', 'مزارع']],
    ['الريّ', ['الري', 'ري']],
    ['ومضخات', ['ومضخات', 'مضخات']],
  ])('without what stands before it: %s', (word, forms) => {
    expect(formsIn(word)).toEqual(forms)
  })

  test.each(['ألواح', 'آلات', 'ورشة', 'إلى', 'الم', 'لله', 'وادي'])(
    'only as it stands where that is its own: %s',
    (word) => {
      expect(formsIn(word)).toHaveLength(1)
    },
  )
})

test.each([
  ['a hamza on another seat', 'مسؤول', 'المسئول'],
  ['a hamza on its seat or without', 'موتمر بير', 'مؤتمر بئر'],
  ['a hamza on its seat where the text has none', 'مؤتمر', 'موتمر'],
  ['a space for a non-joiner', 'می خواهم', 'می\u200cخواهم'],
  ['a non-joiner for a space', 'می\u200cخواهم', 'می خواهم'],
  ['a non-joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['nothing for a non-joiner', 'میخواهم', 'می\u200cخواهم'],
  ['Urdu letters', 'ہے', 'هے'],
  ['the older seat of a hamza', 'هيأة المياه', 'الهيئة العامة للمياه'],
  ['the newer seat of a hamza', 'هيئة', 'هيأة'],
  ['a name of a land in its other spelling', 'سوريا', 'الجمهورية العربية السورية'],
  ['a name of a land as the law spells it', 'سورية', 'من سوريا إلى ليبيا'],
  ['a heh for the end of such a name', 'ليبيه', 'ليبيا'],
  ['an article before such a name', 'والتركية', 'تركيا'],
  ['a hamza beside its seat', 'شاطيء', 'الشاطئ'],
])('a text is found with %s', (_how, query, text) => {
  expect(hasWordsOf(query, text)).toBe(true)
  const sought = queryWords(query).map(soughtForms)
  const indexed = indexedWords(text)
  const isFound = (form: string) => indexed.some((word) => word.startsWith(form))
  expect(sought.every((forms) => forms.some(isFound))).toBe(true)
})

test.each([
  ['العليا', 'عليه'],
  ['عليه', 'العليا'],
  ['يأتي', 'يئتي'],
  ['الشيء', 'الشؤون'],
  ['رأي', 'رئيس'],
])('no other word is found: by %s, %s', (query, text) => {
  expect(hasWordsOf(query, text)).toBe(false)
})

describe('the words of a text', () => {
  test('are named once each', () => {
    expect(indexedWords('Solar pumps: the pumps of Hama')).toEqual([
      'solar',
      'pumps',
      'the',
      'of',
      'hama',
    ])
  })

  test('are bounded in number and length', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' ')
    expect(indexedWords(many)).toHaveLength(2_000)
    expect(formsIn('x'.repeat(500))).toEqual(['x'.repeat(40)])
    expect(formsIn(`x${'𐤀'.repeat(40)}`).every((form) => form.isWellFormed())).toBe(true)
  })
})

test('a query of too many words or letters is too long', () => {
  expect(isTooLong('one two three four five six seven eight')).toBe(false)
  expect(isTooLong('a a a a a a a a a a')).toBe(false)
  expect(isTooLong('one two three four five six seven eight nine')).toBe(true)
  expect(isTooLong('x'.repeat(101))).toBe(true)
  expect(isTooLong('💧'.repeat(100))).toBe(false)
})

describe('what was searched for', () => {
  test.each([
    ['الضخّ الشمسي للمزارع', 'مزارع ضخ', '[الضخّ] الشمسي [للمزارع]'],
    ['ومضخّاتٌ، وألواح', 'مضخات', '[ومضخّاتٌ]، وألواح'],
    ['Pumps & panels', 'PUMP', '[Pumps] & panels'],
    ['nothing of it', 'pump', 'nothing of it'],
    ['', 'pump', ''],
    ['اللوح 580', '٥٨٠', 'اللوح [580]'],
  ])('stands out in %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  test('is in what is shown of a long text', () => {
    const text = `${'before '.repeat(50)}pump ${'after '.repeat(80)}`.trim()
    const shown = snippetAround(text, queryWords('pump'))
    expect(shown).toMatch(/^…before (before )*pump after/)
    expect(shown).toMatch(/ after…$/)
    expect(snippetAround(text.replaceAll('after', 'after,'), queryWords('pump'))).toMatch(
      / after…$/,
    )
    expect(shown.length).toBeLessThan(210)
    expect(snippetAround('short pump', queryWords('pump'))).toBe('short pump')
    expect(snippetAround(text, queryWords('absent'))).toMatch(/^before before/)
  })
})

describe('a short text', () => {
  test.each([
    ['مستخدم', 'المستخدمون Users'],
    ['user', 'المستخدمون Users'],
    ['اضافه منتج', 'إضافة منتج'],
    ['', 'anything'],
    ['؟', 'anything'],
  ])('is found by “%s”', (query, text) => {
    expect(hasWordsOf(query, text)).toBe(true)
  })

  test('is found by all words of a query or not at all', () => {
    expect(hasWordsOf('add post', 'add new post')).toBe(true)
    expect(hasWordsOf('add product', 'add new post')).toBe(false)
  })
})
