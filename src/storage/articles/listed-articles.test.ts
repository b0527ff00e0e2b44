import { expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { createArticleStore } from './article-store.ts'

test.each(engines)(
  'a list reads as many rows for ten languages as two, on %s (F14)',
  async (engine) => {
    const rowsFor = async (others: string[]) => {
      const { languages, articles, place } = await openedStorage(engine)
      for (const code of others) {
        await languages.add({ name: code, code, status: 'published' }, byLayla())
      }
      const complete = await openedInHama(articles)
      const { id: english } = await articles.create(
        'posts',
        saveOf('en', openingInHama.en),
        byLayla(),
      )
      for (const id of [complete, english]) {
        for (const code of others) {
          await articles.change('posts', id, saveOf(code, openingInHama.en), byLayla())
        }
      }
      const { database, read } = watchedDatabase(openedDatabase(place))
      const codes = await languages.codes()
      const asked = { reader: 'ar', languages: codes }
      const found = await createArticleStore(database).listFor(asked, 'posts', 1, 10)
      expect(found.articles.map(({ texts }) => Object.keys(texts))).toEqual([[], ['ar']])
      expect(found.coverage.map(({ title }) => title)).toEqual([
        openingInHama.en.title,
        openingInHama.ar.title,
      ])
      return read.rows
    }
    expect(await rowsFor(['de', 'fr', 'es', 'it', 'tr', 'fa', 'ru', 'ku'])).toBe(await rowsFor([]))
  },
)
