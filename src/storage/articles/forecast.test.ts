import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { openedStorage } from '../../../tests/support/storages.ts'
import type { Article } from '../../domain/articles/article.ts'
import { blankText } from '../../domain/articles/article-fields.ts'
import {
  forecastOf,
  type Part,
  publicationActions,
  sharedPart,
  wishes,
} from '../../domain/articles/publication.ts'
import { noRule, type PublishingRule, rulingBy } from '../../domain/articles/publishing-rule.ts'
import { Problem } from '../../domain/problem.ts'
import type { ArticleSave, InEachLanguage } from './article-save.ts'
import type { ArticleStore } from './article-store.ts'

const languages = ['en', 'ar', 'fr']
const section = 'products'

const text = fc.record({
  title: fc.constantFrom('', 'Pump', 'Pump that lasts'),
  content: fc.constantFrom('', '<p>Lifts water.</p>', '<p>Lifts it higher.</p>'),
})
const written = fc.record({
  texts: fc.dictionary(fc.constantFrom(...languages), text, { maxKeys: 3 }),
  price: fc.constantFrom(undefined, '10.00', '20.00'),
})
const save = fc.record({
  kind: fc.constant('save' as const),
  written,
  wish: fc.constantFrom(undefined, undefined, ...wishes),
})
const publication = fc.record({
  kind: fc.constant('publication' as const),
  pictures: fc.boolean(),
  action: fc.constantFrom(...publicationActions),
  languages: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1 }),
})
const day = fc.array(fc.oneof(save, publication), { minLength: 2, maxLength: 12 })

type Generated<Values> = Values extends fc.Arbitrary<infer Value> ? Value : never
type Written = Generated<typeof written>

const unchanged = { price: undefined, texts: {} }
const oneLeavesAsAnotherComes: [Written, Generated<typeof day>] = [
  { ...unchanged, texts: { ar: { title: 'Pump', content: '' } } },
  [
    { kind: 'publication', pictures: false, action: 'unpublish', languages: ['ar'] },
    {
      kind: 'save',
      written: { ...unchanged, texts: { fr: { title: 'Pump', content: '' } } },
      wish: undefined,
    },
    { kind: 'publication', pictures: false, action: 'publish', languages: ['fr'] },
    {
      kind: 'save',
      written: {
        ...unchanged,
        texts: {
          fr: { title: '', content: '<p>Lifts water.</p>' },
          en: { title: 'Pump', content: '' },
        },
      },
      wish: undefined,
    },
  ],
]

const inBoth: PublishingRule = { rule: 'refuse', languages: ['en', 'ar'] }

test.each([
  ['without a rule', noRule, ['gone', 'held', 'shared', 'shown']],
  ['by the rule', inBoth, ['gone', 'held', 'shown']],
])(
  'the save bar says of every language what visitors will then read, %s (EDT-6)',
  async (_, rule, all) => {
    const { articles, publishingRule } = await openedStorage('SQLite')
    await publishingRule.change(rule, byLayla())
    const seen = new Set<string>()
    const property = fc.asyncProperty(written, day, async (first, acts) => {
      const { id } = await articles.createInEach(section, savesOf(first), byLayla())
      for (const act of acts) {
        if (act.kind === 'publication') {
          await articles.changePublication(section, id, act, byLayla()).catch(unlessRefused)
          continue
        }
        const before = await articles.get(section, id)
        const read = await visitorsRead(articles, id)
        const saves = savesOf(act.written, act.wish)
        const isDone = await articles
          .changeInEach(section, id, saves, byLayla())
          .then(() => true, unlessRefused)
        if (!isDone || act.wish !== undefined) continue
        const after = await articles.get(section, id)
        const changed = changedParts(before, after)
        const ruling = rulingBy(rule, { ...before, texts: after.texts })
        const forecast = forecastOf(before.publication, changed, after.texts, ruling)
        const { price } = after
        const expected = { ...read }
        for (const code of forecast.shown) {
          expected[code] = changed.includes(code) ? textOf(after, code) : { ...read[code], price }
        }
        for (const code of forecast.shared) expected[code] = { ...read[code], price }
        for (const code of forecast.gone) expected[code] = undefined
        expect(await visitorsRead(articles, id)).toMatchObject(expected)
        for (const [said, codes] of Object.entries(forecast)) if (codes.length > 0) seen.add(said)
      }
    })
    await fc.assert(property, { numRuns: 60, seed: 1, examples: [oneLeavesAsAnotherComes] })
    expect([...seen].toSorted()).toEqual(all)
  },
)

function savesOf({ texts, price }: Written, wish?: ArticleSave['wish']): InEachLanguage {
  const isEmptied = (code: string) => texts[code]?.title === '' && texts[code].content === ''
  const codes = Object.keys(texts).toSorted((a, b) => Number(isEmptied(a)) - Number(isEmptied(b)))
  const [first = saveOf('en', {}), ...others] = codes.map((code) => saveOf(code, texts[code] ?? {}))
  const values = price === undefined ? first.values : { ...first.values, price }
  const withWish = (one: ArticleSave) => ({ ...one, wish })
  return [withWish({ ...first, values }), ...others.map(withWish)]
}

type Read = { title: string; content: string; price?: string | null }

function textOf({ texts }: Article, language: string): Read {
  const { title, content } = texts[language] ?? blankText
  return { title, content }
}

function changedParts(before: Article, after: Article): Part[] {
  const changed = languages.filter((code) => {
    const [one, other] = [textOf(before, code), textOf(after, code)]
    return one.title !== other.title || one.content !== other.content
  })
  return before.price === after.price ? changed : [...changed, sharedPart]
}

async function visitorsRead(articles: ArticleStore, id: number) {
  const read = languages.map(async (code) => {
    const found = await articles.find(section, id, code)
    return [code, found && { title: found.title, content: found.content, price: found.price }]
  })
  return Object.fromEntries(await Promise.all(read)) as Record<string, Partial<Read> | undefined>
}

function unlessRefused(refusal: unknown): false {
  if (refusal instanceof Problem) return false
  throw refusal
}
