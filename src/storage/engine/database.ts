import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Right } from '../../domain/right.ts'
import { openPool, poolTimeout } from './postgres-pool.ts'
import { lockRight } from './rights.ts'
import { isTransient } from './sql-errors.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { openSqliteFile } from './sqlite-file.ts'
import { openSqliteWriter } from './sqlite-writer.ts'
import { createOutage, type Outage } from './outage.ts'
import { createTurns } from './turns.ts'
import { storeUnavailable } from './unavailable.ts'
import type { Db, Tables, Trx } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Work<Result> = (trx: Trx) => Promise<Result>

/** The only place that knows which engine keeps the data. */
export type Database = {
  engine: Engine
  /** Begun and ended by whoever watches the database (`content-changes.ts`); asking it anything fails meanwhile. */
  outage: Outage
  /** For reading, which waits for no writer. */
  db: Db
  /**
   * Runs `work` in one transaction, again if another process held the lock. Await only queries in it.
   * Throws Problem('unauthorized') or Problem('forbidden') if the right to write has ended meanwhile.
   */
  write<Result>(right: Right, work: Work<Result>, lockFirst?: Work<void>): Promise<Result>
  /** Runs `work` on connections that wait for an answer as long as it takes, such as migrations do. */
  withoutTimeout<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** Runs `work` while no other process on this database is at any such work. */
  withInstallLock<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** `where` is a `postgres://` address or a file. */
export function openDatabase(where: string): Database {
  return /^postgres(ql)?:\/\//.test(where) ? openPostgres(where) : openSqlite(where)
}

/** Readers have a connection of their own, which nobody's transaction occupies (decisions 024, 035). */
function openSqlite(file: string): Database {
  const reader = openSqliteFile(file, 'reading')
  const writer = openSqliteWriter(file)
  // While the second connection opens, SQLite may refuse the first to read.
  const db = new Kysely<Tables>({
    dialect: sqliteDialect({ ...reader, ready: writer.ready }),
  })
  const writing = new Kysely<Tables>({ dialect: sqliteDialect(writer) })
  const turns = createTurns({ atOnce: 1, longest: lockTimeout.total })
  const database: Database = {
    engine: 'sqlite',
    outage: createOutage(),
    db,
    write(...asked) {
      const giveUpAt = Date.now() + lockTimeout.total
      const work = withRight('sqlite', ...asked)
      return turns.run(() => retried(() => writing.transaction().execute(work), giveUpAt))
    },
    withoutTimeout: (work) => work(database),
    // Its one server has claimed the folder.
    withInstallLock: (work) => work(),
    async close() {
      await writer.close()
      reader.close()
    },
  }
  return database
}

function openPostgres(address: string, timeout: number | null = poolTimeout): Database {
  const outage = createOutage()
  const pool = openPool(address, timeout, outage)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const withoutTimeout: Database['withoutTimeout'] = async (work) => {
    const database = openPostgres(address, null)
    return work(database).finally(database.close)
  }
  return {
    engine: 'postgres',
    outage,
    db,
    write(...asked) {
      const giveUpAt = Date.now() + lockTimeout.total
      const work = withRight('postgres', ...asked)
      return retried(() => db.transaction().execute(work), giveUpAt)
    },
    withoutTimeout,
    withInstallLock: (work) => withoutTimeout(({ db }) => withPostgresLock(db, work)),
    close: () => db.destroy(),
  }
}

/** Work that begins by asking for the right to it. */
function withRight<Result>(
  engine: Engine,
  right: Right,
  work: Work<Result>,
  lockFirst?: Work<void>,
): Work<Result> {
  return async (trx) => {
    await lockFirst?.(trx)
    await lockRight(trx, engine, right)
    return work(trx)
  }
}

const installationLock = 824_720

function withPostgresLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${installationLock})`.execute(holder)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${installationLock})`.execute(holder)
    }
  })
}

const lockTimeout = { total: 5_000, pause: 10 }

async function retried<Result>(work: () => Promise<Result>, giveUpAt: number): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      if (Date.now() > giveUpAt) throw storeUnavailable(error)
      await wait(lockTimeout.pause)
    }
  }
}
