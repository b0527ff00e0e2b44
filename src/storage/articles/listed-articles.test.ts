import { expect, test } from 'vitest'
import { completeAndEnglish } from '../../../tests/support/articles.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { createArticleStore } from './article-store.ts'

test.each(engines)(
  'a list reads as many rows for ten languages as two, on %s (F14)',
  async (engine) => {
    const rowsFor = async (others: string[]) => {
      const storage = await openedStorage(engine)
      await completeAndEnglish(storage, others)
      const { database, read } = watchedDatabase(openedDatabase(storage.place))
      const codes = await storage.languages.codes()
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
