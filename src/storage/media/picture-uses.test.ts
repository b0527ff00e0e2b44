import { describe, expect, test } from 'vitest'
import { insertPosts } from '../../../tests/support/articles.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import { openedDatabase, openedStorage } from '../../../tests/support/storages.ts'

/** PostgreSQL takes 65,535 values in a statement, SQLite half as many. */
const moreThanOneStatement = [
  { engine: 'SQLite', many: 33_000 },
  { engine: 'PostgreSQL', many: 66_000 },
] as const

describe.each(moreThanOneStatement)('a picture on $engine', ({ engine, many }) => {
  test('names its places, however many there are (MED-5)', async () => {
    const { dataFolder, library, place } = await openedStorage(engine)
    const file = await uploaded(dataFolder, await uniquePicture())
    const [added] = await library.add([file], byLayla())
    const id = added?.picture.id ?? ''
    const database = openedDatabase(place)
    await insertPosts(database, many)
    await database.withoutTimeout(({ write }) =>
      write('product', (trx) => trx.updateTable('articles').set({ cover_id: id }).execute()),
    )
    const uses = await library.uses(id)
    expect(uses).toHaveLength(many)
    const titles = { en: 'Title', ar: 'Title' }
    expect(uses[0]).toMatchObject({ kind: 'article', subject: String(many), titles })
    expect(uses.at(-1)).toMatchObject({ subject: '1', titles })
  }, 60_000)
})
