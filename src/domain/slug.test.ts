import { describe, expect, test } from 'vitest'
import { slugOf } from './slug.ts'

const titles = [
  ['حُلول ERP للشركات', 'حلول-erp-للشركات'],
  ['مَن نحنُ؟', 'من-نحن'],
  ['العـرض ٢٠٢٥', 'العرض-2025'],
  ['Über uns & Team', 'uber-uns-team'],
  ['How much water?', 'how-much-water'],
  ['كم يعطي بئرك؟', 'كم-يعطي-بئرك'],
  ['مُحَمَّدٌ وَآلُهُ', 'محمد-وآله'],
  ['أسئلةٌ شائعة', 'أسئلة-شائعة'],
  ['مسؤولون ومؤسّسات', 'مسؤولون-ومؤسسات'],
  ['بيئة، إدارة، آبار', 'بيئة-إدارة-آبار'],
  ['هٰذا هو الرحمٰن', 'هذا-هو-الرحمن'],
  ['قُلْ هُوَ ٱللَّهُ أَحَدٌۖ', 'قل-هو-ٱلله-أحد'],
  ['«مدى»: نشرة 7', 'مدى-نشرة-7'],
  ['نسبة ٪٥٠', 'نسبة-50'],
  ['قیمت ۱۴۰۲', 'قیمت-1402'],
  ['می\u200cخواهم', 'میخواهم'],
  ['\u200fمن نحن\u200e', 'من-نحن'],
  ['\u2067مقال\u2069 article', 'مقال-article'],
  ['ﻣﺎﺀ ﻻ ﻳﻨﻘﻄﻊ', 'ماء-لا-ينقطع'],
  ['5 خطوات ERP (2025)', '5-خطوات-erp-2025'],
  ['C++ و C# للمبتدئين', 'c-و-c-للمبتدئين'],
  ['Cafe\u0301 cre\u0300me', 'cafe-creme'],
  ['Ångström, naïve, façade', 'angstrom-naive-facade'],
  ['İSTANBUL', 'istanbul'],
  ['Tiếng Việt', 'tieng-viet'],
  ['Straße', 'straße'],
  ['Ｓ２ full width', 's2-full-width'],
  ['ﬁne ligatures', 'fine-ligatures'],
  ['m² and H₂O', 'm2-and-h2o'],
  ['Chapter Ⅳ', 'chapter-iv'],
  ['so\u00adlar pumps', 'solar-pumps'],
  ['a\u00a0hard   space\tand\nline', 'a-hard-space-and-line'],
  ['--- already -- hyphened ---', 'already-hyphened'],
  ['snake_case/and\\slashes', 'snake-case-and-slashes'],
  ['%D9%85 50%25', 'd9-85-50-25'],
  ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
  ['Water 💧 wheel', 'water-wheel'],
  ['Горный йод', 'горный-йод'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['水車の町', '水車の町'],
] as const

describe('a slug is what can be read of a title', () => {
  test.each(titles)('%s', (title, slug) => {
    expect(slugOf(title, { fallback: 'page-7', most: 80 })).toBe(slug)
  })

  test.each(titles)('%s, decomposed', (title, slug) => {
    expect(slugOf(title.normalize('NFD'), { fallback: 'page-7', most: 80 })).toBe(slug)
  })

  test.each(titles)('of %s is its own slug, and survives an address', (_title, slug) => {
    expect(slugOf(slug, { fallback: 'page-7', most: 80 })).toBe(slug)
    const { pathname } = new URL(`/${slug}`, 'https://naoura.example')
    expect(decodeURIComponent(pathname)).toBe(`/${slug}`)
  })
})

test.each(['', '?!', ' \u200f ', 'ـــ', '\u064e', '💧'])('"%s" has none', (title) => {
  expect(slugOf(title, { fallback: 'page-7', most: 80 })).toBe('page-7')
  expect(slugOf(title, { fallback: '', most: 60 })).toBe('')
})

describe('a long title', () => {
  const cut = (title: string, most: number) => slugOf(title, { fallback: 'page-7', most })

  test('is cut between words', () => {
    expect(cut('water wheels of Hama', 13)).toBe('water-wheels')
    expect(cut('water wheels of Hama', 12)).toBe('water-wheels')
    expect(cut('water wheels of Hama', 11)).toBe('water')
    expect(cut('water wheels of Hama', 17)).toBe('water-wheels-of')
  })

  test('is cut within a word that is too long by itself', () => {
    expect(cut('ماء'.repeat(40), 80)).toBe('ماء'.repeat(40).slice(0, 80))
    expect([...cut('𠮷'.repeat(40), 30)]).toHaveLength(30)
  })

  test('of as many characters as there may be is whole', () => {
    expect(cut('a'.repeat(80), 80)).toHaveLength(80)
  })
})
