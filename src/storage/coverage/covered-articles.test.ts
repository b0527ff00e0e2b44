import { expect, test } from 'vitest'
import { completeAndEnglish } from '../../../tests/support/articles.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { coveredArticles } from './covered-articles.ts'

test.each(engines)(
  'ten languages read as many rows as two for a reader on %s (F14)',
  async (engine) => {
    const rowsFor = async (others: string[]) => {
      const storage = await openedStorage(engine)
      const ids = await completeAndEnglish(storage, others)
      const { database, read } = watchedDatabase(openedDatabase(storage.place))
      const found = ids.map((id) => ({ id, section: 'posts' }) as const)
      const asked = { languages: await storage.languages.codes(), reader: 'ar' }
      const covered = await coveredArticles(database.db, found, asked)
      expect(covered.map(({ cells }) => Object.keys(cells))).toEqual([[], ['ar']])
      return read.rows
    }
    expect(await rowsFor(['de', 'fr', 'es', 'it', 'tr', 'fa', 'ru', 'ku'])).toBe(await rowsFor([]))
  },
)
