import { describe, expect, test } from 'vitest'
import { fieldWords } from '../src/dashboard/editor/languages/words.ts'
import { articleWords } from '../src/dashboard/pages/articles/words.ts'
import { siteWordsIn } from './support/site-words.ts'
import { entriesOf, type Said, sentenceOf } from './support/sentences.ts'

const shadda = '\u0651'
const differentWords = new Set('أعد تعد يعد تفعل حدث سجل عام غير مقطع'.split(' '))

describe.each(['dashboard', 'site'] as const)('the Arabic of the %s', (surface) => {
  const entries = entriesOf('ar', surface)
  const sentences = entries.map(sentenceOf)

  test('R-26 has Arabic punctuation without a space before it', () => {
    const wrong =
      /[\u0621-\u0652][,;?"“”]|[,;?]\s*[\u0621-\u064A]|\.\.\.|[\u0621-\u0652»]\s[،؛؟.:!…]/
    expect(sentences.length).toBeGreaterThan(80)
    expect(sentences.filter((text) => wrong.test(text))).toEqual([])
  })

  test('R-05 R-25 has Latin digits and no tatweel', () => {
    expect(sentences.filter((text) => /[\u0660-\u0669\u06F0-\u06F9\u0640]/.test(text))).toEqual([])
  })

  test('leaves no sentence in English', () => {
    expect(sentences.filter((text) => !/[\u0621-\u064A]/.test(text))).toEqual([])
  })

  test('writes each word one way, but for those that a shadda tells apart', () => {
    const spellings = new Map<string, Set<string>>()
    for (const [word] of sentences.join(' ').matchAll(/[\u0621-\u0652]+/g)) {
      const written = word.replaceAll(/[\u064B-\u0650\u0652]/g, '')
      const letters = written.replaceAll(shadda, '')
      spellings.set(letters, (spellings.get(letters) ?? new Set()).add(written))
    }
    const twofold = [...spellings].filter(([letters, written]) => {
      return written.size > 1 && !differentWords.has(letters.replace(/^[وف]/, ''))
    })
    expect(spellings.size).toBeGreaterThan(100)
    expect(twofold.map(([, written]) => [...written])).toEqual([])
  })

  test('R-21 has all six plural forms', () => {
    const counters = entries.filter((entry): entry is Counter => isCounter(entry.said))
    expect(counters).not.toEqual([])
    for (const { name, said } of counters) {
      const [none, one, two, few, many, hundred] = [0, 1, 2, 3, 11, 100].map((n) => said(n))
      expect(`${name}: ${one}, ${two}`).not.toMatch(/[12]( |$)/)
      expect([none, few, many, hundred].map(withoutNumbers), name).not.toContain(
        withoutNumbers(one),
      )
      expect(withoutNumbers(few), name).not.toBe(withoutNumbers(many))
      expect([few, many, hundred].join(' ')).toMatch(/3 .* 11 .* 100 /)
    }
  })
})

test('R-21 plural forms follow the language', () => {
  expect(
    [0, 1, 2, 3, 10, 11, 99, 100, 103, 111].map((n) => articleWords.ar.of.posts.count(n)),
  ).toEqual([
    'لا مقالات',
    'مقال واحد',
    'مقالان',
    '3 مقالات',
    '10 مقالات',
    '11 مقالًا',
    '99 مقالًا',
    '100 مقال',
    '103 مقالات',
    '111 مقالًا',
  ])
  expect([3, 11, 300].map((limit) => fieldWords.ar.characters(1, limit))).toEqual([
    '1 من 3 حروف',
    '1 من 11 حرفًا',
    '1 من 300 حرف',
  ])
  const words = siteWordsIn('ar')
  const place = { shown: 120, total: 200 }
  expect([1, 2, 3, 11, 100].map((added) => words.count('posts_loaded', added, place))).toEqual([
    'حُمِّل مقال آخر، والمعروض 120 من 200',
    'حُمِّل مقالان آخران، والمعروض 120 من 200',
    'حُمِّلت 3 مقالات أخرى، والمعروض 120 من 200',
    'حُمِّل 11 مقالًا آخر، والمعروض 120 من 200',
    'حُمِّل 100 مقال آخر، والمعروض 120 من 200',
  ])
  expect([1, 2, 3, 11, 100].map((minutes) => words.count('article_minutes', minutes))).toEqual([
    'دقيقة واحدة للقراءة',
    'دقيقتان للقراءة',
    '3 دقائق للقراءة',
    '11 دقيقة للقراءة',
    '100 دقيقة للقراءة',
  ])
})

type Counter = { name: string; said: Said }

function isCounter(said: string | Said): said is Said {
  return (
    typeof said === 'function' &&
    said.length === 1 &&
    withoutNumbers(numbered(said, 3)) !== withoutNumbers(numbered(said, 11))
  )
}

function numbered(said: Said, number: number): string {
  try {
    return said(number, number, number)
  } catch {
    return ''
  }
}

function withoutNumbers(text: string | undefined): string {
  return (text ?? '').replace(/\d+/g, '')
}
