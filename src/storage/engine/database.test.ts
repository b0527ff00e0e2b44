import { createServer, type Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  engines,
  freshPlace,
  migratedDatabase,
  openedDatabase,
} from '../../../tests/support/storages.ts'
import { Problem } from '../../domain/problem.ts'
import { openDatabase } from './database.ts'
import { onDuplicate } from './sql-errors.ts'
import { isUnavailable } from './unavailable.ts'

const addLanguage = (code: string) => ({ name: code, code, status: 'pending' }) as const

test.each([
  ['postgres://localhost/x', 'postgres'],
  ['postgresql://localhost/x', 'postgres'],
])('%s is kept by %s', async (place, engine) => {
  const database = openDatabase(place)
  expect(database.engine).toBe(engine)
  await database.close()
})

describe.each(engines)('a write on %s', (engine) => {
  test('that fails leaves nothing', async () => {
    const { db, write } = await migratedDatabase(engine)
    const failing = write('product', async (trx) => {
      await trx.insertInto('languages').values(addLanguage('fr')).execute()
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(await db.selectFrom('languages').selectAll().execute()).toHaveLength(2)
  })

  test('can be followed by another after it failed', async () => {
    const { write } = await migratedDatabase(engine)
    const add = () =>
      write('product', (trx) => trx.insertInto('languages').values(addLanguage('fr')).execute())
    await add()
    await expect(add()).rejects.toThrow(/unique/i)
    const found = await write('product', (trx) =>
      trx.selectFrom('languages').selectAll().where('code', '=', 'fr').execute(),
    )
    expect(found).toHaveLength(1)
  })

  test('of a value that may be there once is refused the second time as asked', async () => {
    const { db, write } = await migratedDatabase(engine)
    const add = () =>
      write('product', (trx) =>
        trx.insertInto('languages').values(addLanguage('fr')).returning('id').execute(),
      )
    const taken = new Problem('code-taken')
    expect(await onDuplicate(add(), taken)).toEqual([{ id: expect.any(Number) }])
    await expect(onDuplicate(add(), taken)).rejects.toBe(taken)
    const wrong = sql`select nonsense`.execute(db)
    await expect(onDuplicate(wrong, taken)).rejects.not.toThrow('code-taken')
  })

  test('of a text is read back as it was, in any script', async () => {
    const { db, write } = await migratedDatabase(engine)
    const name = `حماة "'\\ 👨‍👩‍👧‍👦 e\u0301 ${'ن'.repeat(5_000)}`
    await write('product', (trx) =>
      trx
        .insertInto('languages')
        .values({ ...addLanguage('fr'), name })
        .execute(),
    )
    const row = await db
      .selectFrom('languages')
      .select('name')
      .where('code', '=', 'fr')
      .executeTakeFirst()
    expect(row?.name).toBe(name)
  })

  test('refuses a row that refers to nothing', async () => {
    const { write } = await migratedDatabase(engine)
    const orphan = { article_id: 999, position: 1, media_id: null, youtube_id: 'aaaaaaaaaaa' }
    const failing = write('product', (trx) =>
      trx.insertInto('gallery_items').values(orphan).execute(),
    )
    await expect(failing).rejects.toThrow(/foreign key/i)
  })
})

describe('SQLite', () => {
  test.each([
    ['synchronous', 2],
    ['journal_mode', 'wal'],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
  ])('is opened with %s = %s', async (name, expected) => {
    const { db } = openedDatabase(await freshPlace('SQLite'))
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(db)
    expect(Object.values(rows[0] ?? {})).toEqual([expected])
  })

  test('never waits for a lock with the whole process', async () => {
    const { db } = openedDatabase(await freshPlace('SQLite'))
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
    expect(rows).toEqual([{ timeout: 0 }])
  })
})

describe('the store is called unavailable', () => {
  test('when SQLite is locked', async () => {
    const place = await freshPlace('SQLite')
    const [one, other] = [new DatabaseSync(place), new DatabaseSync(place)]
    onTestFinished(() => {
      one.close()
      other.close()
    })
    one.exec('begin immediate')
    const error = await failureOf((async () => other.exec('begin immediate'))())
    expect(isUnavailable(error)).toBe(true)
  })

  test('when nothing listens where PostgreSQL should be', async () => {
    const error = await failureOf(pinged('postgres://postgres@127.0.0.1:1/x'))
    expect(isUnavailable(error)).toBe(true)
  })

  test('when PostgreSQL ends the connection', async () => {
    const { db } = openedDatabase(await freshPlace('PostgreSQL'))
    const error = await failureOf(
      sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)`.execute(db),
    )
    expect(isUnavailable(error)).toBe(true)
    await expect.poll(() => pingedThrough(db).catch(() => 'broken')).toBe(1)
  })

  test('when PostgreSQL is killed in the middle of a call', async () => {
    const address = await silentServer((socket) => socket.destroy())
    const error = await failureOf(pinged(address))
    expect(isUnavailable(error), String(error)).toBe(true)
  })

  test('when PostgreSQL accepts a connection and never answers', async () => {
    const address = await silentServer(() => {})
    const error = await failureOf(pinged(address))
    expect(isUnavailable(error), String(error)).toBe(true)
  })

  test('but not when a statement is wrong', async () => {
    for (const engine of engines) {
      const { db } = openedDatabase(await freshPlace(engine))
      expect(isUnavailable(await failureOf(sql`select nonsense`.execute(db)))).toBe(false)
    }
    expect(isUnavailable('a text')).toBe(false)
    expect(isUnavailable(new Error('database is locked'))).toBe(false)
  })
})

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

function pinged(address: string): Promise<unknown> {
  return pingedThrough(openedDatabase(address).db)
}

async function pingedThrough(db: ReturnType<typeof openDatabase>['db']) {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  return rows[0]?.one
}

async function silentServer(react: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => react(socket))
  })
  onTestFinished(() => void server.close())
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      resolve(`postgres://postgres@127.0.0.1:${port}/x`)
    })
  })
}

test('what cannot be sent to the thread that writes is refused, and others get their own answers', async () => {
  const { write } = await migratedDatabase('SQLite')
  const selected = (value: unknown) =>
    write('product', async (trx) => {
      const { rows } = await sql<{ value: unknown }>`select ${sql.val(value)} as value`.execute(trx)
      return rows
    })
  await expect(selected(Symbol('no value'))).rejects.toThrow(/could not be cloned/)
  expect(await selected('the next')).toEqual([{ value: 'the next' }])
})
