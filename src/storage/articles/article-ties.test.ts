import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import type { Trx } from '../engine/tables.ts'

describe.each(engines)('articles of the same moment on %s', (engine) => {
  test('are newest first by their ids, in lists and among related ones', async () => {
    const { articles, place } = await openedStorage(engine)
    const withoutIndex = (trx: Trx) => sql`drop index article_texts_newest`.execute(trx)
    await openedDatabase(place).writeQuietly('product', withoutIndex)
    for (let number = 1; number <= 5; number++) {
      await articles.create('posts', saveOf('en', { title: `Number ${number}` }), byLayla())
    }
    const { articles: listed } = await articles.list({
      section: 'posts',
      language: 'en',
      page: 1,
      perPage: 10,
    })
    expect(listed.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
    const related = await articles.related('posts', 4, 'en', 3)
    expect(related.map(({ id }) => id)).toEqual([5, 3, 2])
  })
})
