import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { dice } from '../../../tests/support/dice.ts'
import {
  engines,
  openedDatabase,
  openedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import type { ArticleStore } from './article-store.ts'

const languages = ['en', 'ar', 'de']
const sections = ['posts', 'business'] as const

type Model = Map<number, { section: (typeof sections)[number]; titles: Record<string, string> }>

async function step(articles: ArticleStore, model: Model, roll: (sides: number) => number) {
  const language = languages[roll(languages.length)] ?? ''
  const title = ['', 'Opening in Hama', 'Half translated'][roll(3)] ?? ''
  const id = [...model.keys()][roll(model.size || 1)]
  const known = id === undefined ? undefined : model.get(id)
  const kind = roll(10)
  if (!known || id === undefined || kind < 3) {
    const section = sections[roll(2)] ?? 'posts'
    const created = await articles.create(section, saveOf(language, { title }), byLayla())
    model.set(created.id, { section, titles: { [language]: title } })
  } else if (kind < 8) {
    await articles.change(known.section, id, saveOf(language, { title }), byLayla())
    known.titles[language] = title
  } else if (kind < 9) {
    await articles.change(known.section, id, saveOf(language, { content: '<p>x</p>' }), byLayla())
  } else {
    await articles.remove(known.section, id, byLayla())
    model.delete(id)
  }
}

async function listsOf(articles: ArticleStore, model: Model) {
  const shown: object[] = []
  const expected: object[] = []
  for (const section of sections) {
    for (const language of languages) {
      const ids = [...model]
        .filter(([, known]) => known.section === section && known.titles[language])
        .map(([id]) => id)
        .toSorted((one, other) => other - one)
      const found = await articles.list({ section, language, page: 1, perPage: 100 })
      shown.push({ total: found.total, ids: found.articles.map(({ id }) => id) })
      expected.push({ total: ids.length, ids })
    }
  }
  return { shown, expected }
}

async function totalsOf(place: string) {
  const { db } = openedDatabase(place)
  const stored = await sql<object>`select section, language, total from article_totals
    where total <> 0 order by section, language`.execute(db)
  const counted = await sql<object>`select section, language, count(*) as total from article_texts
    where title <> '' group by section, language order by section, language`.execute(db)
  return { stored: stored.rows, counted: counted.rows }
}

describe.each(engines)('lists and their totals on %s', (engine) => {
  test.each([1, 2, 3])('follow any sequence of saves (%i)', async (seed) => {
    const { articles } = await openedStorage(engine)
    const model: Model = new Map()
    const roll = dice(seed)
    for (let round = 0; round < 60; round++) {
      await step(articles, model, roll)
      if (round % 10 !== 9) continue
      const { shown, expected } = await listsOf(articles, model)
      expect(shown).toEqual(expected)
    }
  })

  test('stay right when the same articles are changed and removed at once', async () => {
    const one = await openedStorage(engine)
    const other = await storageAt(one.place, one.dataFolder)
    for (let round = 0; round < 15; round++) {
      const { id } = await one.articles.create('posts', saveOf('en', openingInHama.en), byLayla())
      await Promise.allSettled([
        other.articles.change('posts', id, saveOf('ar', openingInHama.ar), byLayla()),
        one.articles.remove('posts', id, byLayla()),
        other.articles.change('posts', id, saveOf('en', { title: '' }), byLayla()),
      ])
    }
    const { stored, counted } = await totalsOf(one.place)
    expect(stored).toEqual(counted)
  })

  test('stay right when many articles are created, emptied and refilled at once', async () => {
    const { articles, place } = await openedStorage(engine)
    const ids = await Promise.all(Array.from({ length: 10 }, () => openedInHama(articles)))
    await Promise.all(
      ids.flatMap((id) => [
        articles.change('posts', id, saveOf('ar', { title: '' }), byLayla()),
        articles.change('posts', id, saveOf('en', { title: 'Renamed' }), byLayla()),
        articles.create('posts', saveOf('ar', openingInHama.ar), byLayla()),
      ]),
    )
    const { stored, counted } = await totalsOf(place)
    expect(stored).toEqual(counted)
    expect(stored).toEqual([
      { section: 'posts', language: 'ar', total: 10 },
      { section: 'posts', language: 'en', total: 10 },
    ])
  })
})

describe.each(engines)('editors at once on %s', (engine) => {
  test('who save different languages both stay', async () => {
    const layla = await openedStorage(engine)
    const omar = await storageAt(layla.place, layla.dataFolder)
    for (let round = 0; round < 10; round++) {
      const { id } = await layla.articles.create('posts', saveOf('en', { title: 'New' }), byLayla())
      await Promise.all([
        layla.articles.change('posts', id, saveOf('en', openingInHama.en), byLayla()),
        omar.articles.change('posts', id, saveOf('ar', openingInHama.ar), byLayla()),
      ])
      const { texts, revision } = await omar.articles.get('posts', id)
      expect(texts).toEqual(openingInHama)
      expect(revision).toBe(3)
    }
  })

  test('who save different fields of one language both stay', async () => {
    const layla = await openedStorage(engine)
    const omar = await storageAt(layla.place, layla.dataFolder)
    for (let round = 0; round < 10; round++) {
      const { id } = await layla.articles.create('posts', saveOf('en', { title: 'New' }), byLayla())
      await Promise.all([
        layla.articles.change('posts', id, saveOf('en', { title: 'By Layla' }), byLayla()),
        omar.articles.change('posts', id, saveOf('en', { content: '<p>By Omar</p>' }), byLayla()),
      ])
      const { texts } = await omar.articles.get('posts', id)
      expect(texts.en).toEqual({ title: 'By Layla', content: '<p>By Omar</p>' })
    }
  })

  test('who remove different articles are not in each other’s way', async () => {
    const { articles, place } = await openedStorage(engine)
    for (let round = 0; round < 3; round++) {
      const ids: number[] = []
      for (let number = 0; number < 16; number++) {
        const [first, second] = number % 2 ? (['en', 'ar'] as const) : (['ar', 'en'] as const)
        const { id } = await articles.create(
          'posts',
          saveOf(first, openingInHama[first]),
          byLayla(),
        )
        await articles.change('posts', id, saveOf(second, openingInHama[second]), byLayla())
        ids.push(id)
      }
      await Promise.all(ids.map((id) => articles.remove('posts', id, byLayla())))
    }
    expect((await totalsOf(place)).stored).toEqual([])
  })
})
