import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertPosts, manyArticles, openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater } from '../../../tests/support/cast.ts'
import {
  engines,
  migratedDatabase,
  openedDatabase,
  openedStorage,
  type OpenedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import { quickest } from '../../../tests/support/timing.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { Database } from '../engine/database.ts'
import { up as foldLetters } from '../engine/migrations/064-folded-letters.ts'
import { searchDepth } from './search-matches.ts'
import { createSearchStore } from './search-store.ts'
import { searchVersion } from './write-words.ts'

const searcher =
  ({ search }: Pick<OpenedStorage, 'search'>) =>
  async (query: string, language = 'ar', page = 1) => {
    const words = queryWords(query)
    const { articles, total } = await search.find({ language, words, page, perPage: 10 })
    return { ids: articles.map(({ id }) => id), total }
  }

describe.each(engines)('searches on %s', (engine) => {
  test('find a word however it is written', async () => {
    const storage = await openedStorage(engine)
    const id = await openedInHama(storage.articles)
    const found = searcher(storage)
    for (const query of [
      'حماة',
      'حماه',
      'حَمَاة',
      'إفتتاح',
      'النواعير',
      'نواعير',
      'نوا',
      'ورشتنا النَّواعير',
    ]) {
      expect(await found(query), query).toEqual({ ids: [id], total: 1 })
    }
    for (const query of ['OPENING', 'hama', 'nor', 'workshop hama']) {
      expect(await found(query, 'en'), query).toEqual({ ids: [id], total: 1 })
    }
    for (const query of ['opening', 'ماة', 'نواعير دمشق', 'strong', '']) {
      expect(await found(query), query).toEqual({ ids: [], total: 0 })
    }
  })

  test('find the other spelling of a word without storing it', async () => {
    const storage = await openedStorage(engine)
    const text = saveOf('ar', { title: 'هيئة المياه في سورية', content: '<p>شواطئ</p>' })
    const { id } = await storage.articles.create('posts', text, byLayla(hoursLater(1)))
    for (const query of ['الهيأة', 'سوريا', 'هيأة سوريا', 'شواطيء']) {
      expect(await searcher(storage)(query), query).toEqual({ ids: [id], total: 1 })
    }
  })

  test('put titles before texts, then the newest, whatever the section', async () => {
    const storage = await openedStorage(engine)
    const { articles } = storage
    const write = async (
      section: 'posts' | 'business' | 'products',
      hours: number,
      title: string,
      content: string,
    ) =>
      (await articles.create(section, saveOf('en', { title, content }), byLayla(hoursLater(hours))))
        .id
    const oldTitle = await write('posts', 1, 'Drip pump', '')
    const oldText = await write('business', 2, 'Drip', '<p>With a pump</p>')
    const newTitle = await write('products', 3, 'Pumps that drip', '')
    const newText = await write('posts', 4, 'Wells', '<p>Dripping pump</p>')
    const first = await write('posts', 1, 'Pump', '<p>drip</p>')
    expect(await searcher(storage)('drip pump', 'en')).toEqual({
      ids: [newTitle, oldTitle, newText, oldText, first],
      total: 5,
    })
  })

  test('answer page by page, past the end nothing', async () => {
    const storage = await openedStorage(engine)
    const ids = await manyArticles(storage.articles, 12)
    const found = searcher(storage)
    expect(await found('number', 'en')).toEqual({ ids: ids.slice(0, 10), total: 12 })
    expect(await found('number', 'en', 2)).toEqual({ ids: ids.slice(10), total: 12 })
    expect(await found('number', 'en', 3)).toEqual({ ids: [], total: 12 })
  })

  test('follow changes, emptied languages, deletions and what the trash brings back', async () => {
    const storage = await openedStorage(engine)
    const { articles, revisions, trash } = storage
    const id = await openedInHama(articles)
    const found = searcher(storage)
    await articles.change('posts', id, saveOf('ar', { title: 'افتتاح في حمص' }), byLayla())
    expect((await found('حماة')).ids).toEqual([])
    expect((await found('حمص نواعير')).ids).toEqual([id])

    await articles.change('posts', id, saveOf('ar', { title: '', content: '' }), byLayla())
    expect((await found('نواعير')).ids).toEqual([])
    expect((await found('norias', 'en')).ids).toEqual([id])
    await revisions.restore('article', id, 1, byLayla())
    expect((await found('norias', 'en')).ids).toEqual([id])

    await articles.remove('posts', id, byLayla())
    expect((await found('norias', 'en')).ids).toEqual([])
    const { removed } = await trash.list(['article'], hoursLater(1), 1, 10)
    const [deletion] = removed.filter(({ action }) => action === 'delete')
    if (!deletion) throw new Error('it is not in the trash')
    await trash.restore([deletion], byLayla(hoursLater(1)))
    expect((await found('norias', 'en')).ids).toEqual([id])
  })

  test('follow a language to its new code and forget a purged one', async () => {
    const storage = await openedStorage(engine)
    const { articles, languages, trash } = storage
    const id = await openedInHama(articles)
    const found = searcher(storage)
    const arabic = await languages.get('ar')
    await languages.change(arabic.id, { code: 'ar-sy' }, byLayla())
    expect((await found('نواعير', 'ar-sy')).ids).toEqual([id])
    expect((await found('نواعير')).ids).toEqual([])
    await languages.remove(arabic.id, byLayla())
    await trash.purge(hoursLater(31 * 24))
    expect((await found('نواعير', 'ar-sy')).ids).toEqual([])
    expect((await found('norias', 'en')).ids).toEqual([id])
  })

  test('find what was kept before there was an index, whose excerpts are made anew', async () => {
    const storage = await openedStorage(engine)
    const id = await openedInHama(storage.articles)
    const { db, write } = openedDatabase(storage.place)
    await write('product', async (db) => {
      await db.deleteFrom('article_words').execute()
      await db.updateTable('article_texts').set({ search_version: 0, excerpt: 'Our wor' }).execute()
    })
    const again = await storageAt(storage.place, storage.dataFolder)
    expect((await searcher(again)('النواعير')).ids).toEqual([id])
    const texts = await db
      .selectFrom('article_texts')
      .select(['search_version', 'excerpt'])
      .execute()
    expect(texts.map(({ search_version: version }) => version)).toEqual([
      searchVersion,
      searchVersion,
    ])
    expect(texts.map(({ excerpt }) => excerpt)).not.toContain('Our wor')
  })

  test('find messages by letters that were folded after they came', async () => {
    const { db, writeQuietly } = await migratedDatabase(engine)
    const sara = { name: 'Sara', email: '', phone: '', message: 'ڤيديو', language: 'ar' }
    await writeQuietly('product', async (trx) => {
      const row = { ...sara, sent_at: byLayla().at.toISOString(), words: ' ڤيديو پمپ' }
      await trx.insertInto('messages').values(row).execute()
      await foldLetters(trx as never)
    })
    const [found] = await db.selectFrom('messages').select('words').execute()
    expect(found?.words).toBe(' فيديو بمب')
  })
})

describe.each(engines)('among 100,000 articles on %s', (engine) => {
  test('no search takes half as long as one without bounds, whatever it is for', async () => {
    const database = await migratedDatabase(engine)
    await insertPosts(database, 100_000)
    await database.withoutTimeout(searchesAreBounded)
  }, 120_000)
})

async function searchesAreBounded(database: Database): Promise<void> {
  const { db, write } = database
  const ofAll = (word: unknown, inTitle: 0 | 1) => sql`insert into article_words
    select article_id, language, ${word}, ${sql.lit(inTitle)}, created_at from article_texts`
  const word = (factor: number) => sql`'w' || ((article_id * ${sql.lit(factor)}) % 5000)`
  for (const [text, inTitle] of [
    [sql.lit('title'), 1],
    [sql.lit('content'), 0],
    [word(7919), 0],
  ] as const) {
    await write('product', (db) => ofAll(text, inTitle).execute(db))
  }
  await write('product', (db) => sql`analyze`.execute(db))
  const { find } = createSearchStore(database)
  const searchWithoutBounds = () =>
    sql`select article_id, max(in_title) from article_words where language = 'en' and word > 'c'
      group by article_id order by 2 desc, max(created_at) desc limit 10`.execute(db)
  for (const [query, total] of [
    ['title', searchDepth],
    ['t', searchDepth],
    ['title content', searchDepth],
    ['w77 title', 220],
    ['title titl tit content conten conte w w1', 441],
  ] as const) {
    const request = { language: 'en', words: queryWords(query), page: 1, perPage: 10 }
    const { total: found } = await find(request)
    expect(found, query).toBe(total)
    // The fastest of each counts, in turns: the machine has other work.
    const least = { bounded: Infinity, unbounded: Infinity }
    const ratio = async () => {
      least.bounded = Math.min(least.bounded, await quickest(1, () => find(request)))
      least.unbounded = Math.min(least.unbounded, await quickest(1, searchWithoutBounds))
      return least.bounded / least.unbounded
    }
    await expect.poll(ratio, { message: query, timeout: 20_000 }).toBeLessThan(0.5)
  }
}
