import { expect, test } from 'vitest'
import demo from '../demo/content.json' with { type: 'json' }
import { type Entry, entriesOf, type Locale, sentenceOf } from './support/sentences.ts'

const avoided = {
  en: /e-mail|bring back|brought back|whoever|nobody|somebody|meanwhile|fetched|throw away|dark ground|(?<!profile |uploaded |no |name and |upload a )picture/i,
  ar: /مقالة|مظاهر|محرف|جلب|المدونة|الواجهة|محجوبة|حالًا|أحدٌ|دعوة|(?<![\p{L}\p{M}])(كل|أي|نص|النص|خط|الخط|تم|تمت|مرة|سلة|السلة|أوّل|ثمّ|ملفّات|مؤسسة|إلا)(?![\p{L}\p{M}])/u,
}
/** Answers of the API, which integrators know to the letter. */
const settled = ['This picture is not in the library.', 'The picture is in use.']
/** Prose may invite and write without marks, but has one name for a thing. */
const avoidedInProse = /محرف|المدونة/

test.each(['en', 'ar'] as const)(
  'W-1 the product avoids the same words in %s everywhere',
  (locale) => {
    const sentences = everySentence(locale).filter((sentence) => !settled.includes(sentence))
    expect(sentences.length).toBeGreaterThan(700)
    expect(sentences.filter((sentence) => avoided[locale].test(sentence))).toEqual([])
  },
)

test('W-1 the demo content has one name for a thing, too', () => {
  expect(JSON.stringify(demo)).not.toMatch(avoidedInProse)
})

function everySentence(locale: Locale): string[] {
  const entries = [...entriesOf(locale, 'dashboard'), ...entriesOf(locale, 'site')]
  return entries.flatMap((entry) => [sentenceOf(entry), ...counts(entry)])
}

function counts({ said }: Entry): string[] {
  if (typeof said !== 'function' || said.length !== 1) return []
  try {
    return [0, 1, 2, 3, 11, 100].map((count) => String(said(count)))
  } catch {
    return []
  }
}
