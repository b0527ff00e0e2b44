import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migratedDatabase } from '../../../tests/support/storages.ts'
import { archivedNames } from './archived-tables.ts'
import { tablesIn } from './patchset.ts'
import type { Trx } from './tables.ts'

async function recording() {
  const database = await migratedDatabase('SQLite')
  await database.writeQuietly('product', async (trx) => {
    await trx.insertInto('change_chain').values({ id: 'first', begun_at: 0 }).execute()
  })
  const recorded = async () => {
    const rows = await database.db.selectFrom('changes').selectAll().orderBy('sequence').execute()
    return rows.map(({ content }) => [...tablesIn(content)].map(({ table }) => table))
  }
  return { ...database, recorded }
}

async function addRedirect(trx: Trx): Promise<void> {
  await sql`insert into redirects (path, target) values ('/old', '/new')`.execute(trx)
}

test('MIN-1 a change is recorded with its transaction, or not at all', async () => {
  const { writeQuietly, recorded } = await recording()
  await writeQuietly('product', addRedirect)
  expect(await recorded()).toEqual([['redirects']])
  const failing = writeQuietly('product', async (trx) => {
    await sql`delete from redirects`.execute(trx)
    throw new Error('broken on purpose')
  })
  await expect(failing).rejects.toThrow('broken on purpose')
  await writeQuietly('product', async (trx) => {
    await sql`insert into attempts (key, count, ends_at) values ('a', 1, 1)`.execute(trx)
  })
  expect(await recorded()).toEqual([['redirects']])
  await writeQuietly('product', async (trx) => {
    await sql`delete from redirects`.execute(trx)
    await sql`insert into attempts (key, count, ends_at) values ('b', 1, 1)`.execute(trx)
  })
  expect(await recorded()).toEqual([['redirects'], ['redirects']])
})

test('MIN-1 what is written before and after words is recorded in its order', async () => {
  const { writeQuietly, recorded } = await recording()
  await writeQuietly('product', async (trx) => {
    await addRedirect(trx)
    await sql`insert into "page_words" (page_id, language, word, in_title, created_at)
      select id, 'en', 'pump', 0, '' from pages limit 0`.execute(trx)
    await sql`update redirects set target = '/newer'`.execute(trx)
  })
  expect(await recorded()).toEqual([['redirects', 'redirects']])
  const named = archivedNames.filter((name) => name.endsWith('_words'))
  expect(named).toEqual([])
})

test('MIN-5 a changed schema ends the chain', async () => {
  const { db, writeQuietly, recorded } = await recording()
  await writeQuietly('product', async (trx) => {
    await sql`alter table redirects add column note text`.execute(trx)
    await sql`update redirects set note = ''`.execute(trx)
    await sql`delete from "article_words"`.execute(trx)
  })
  expect(await db.selectFrom('change_chain').selectAll().execute()).toEqual([])
  await writeQuietly('product', async (trx) => {
    await sql`delete from redirects`.execute(trx)
  })
  expect(await recorded()).toEqual([])
})

test('MIN-1 every table of an archive has a primary key, without which no change is seen', async () => {
  const { db } = await recording()
  for (const table of archivedNames) {
    const { rows } = await sql<{ pk: number }>`select pk from pragma_table_info(${table})
      where pk > 0`.execute(db)
    expect(rows.length, table).toBeGreaterThan(0)
  }
})
