import { expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, openingInHama } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { coveredArticles } from './covered-articles.ts'

test.each(engines)(
  'ten languages read as many rows as two for a reader on %s (F14)',
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
      const found = [complete, english].map((id) => ({ id, section: 'posts' }) as const)
      const asked = { languages: await languages.codes(), reader: 'ar' }
      const covered = await coveredArticles(database.db, found, asked)
      expect(covered.map(({ cells }) => Object.keys(cells))).toEqual([[], ['ar']])
      return read.rows
    }
    expect(await rowsFor(['de', 'fr', 'es', 'it', 'tr', 'fa', 'ru', 'ku'])).toBe(await rowsFor([]))
  },
)
