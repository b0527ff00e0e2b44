import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { writeEntries } from './audit-chain.ts'
import { type ContentChanges, createLocalChanges } from './content-changes.ts'
import { openPool, type PoolSize, poolTimeout } from './postgres-pool.ts'
import { lockRight, refuseFrozen } from './rights.ts'
import { createSharedChanges } from './shared-changes.ts'
import { isTransient } from './sql-errors.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { openSqliteFile } from './sqlite-file.ts'
import { openSqliteWriter } from './sqlite-writer.ts'
import { createOutage, type Outage } from './outage.ts'
import { lines } from '../../throttle/bounds.ts'
import { createSemaphore } from '../../throttle/semaphore.ts'
import { isUnavailable, storeUnavailable } from './unavailable.ts'
import type { Db, Tables, Trx } from './tables.ts'
import type { Right } from '../../domain/people/user.ts'

export type Engine = 'sqlite' | 'postgres'

type Work<Result> = (trx: Trx) => Promise<Result>

type Write = <Result>(right: Right, work: Work<Result>, lockFirst?: Work<void>) => Promise<Result>

export type Database = {
  engine: Engine
  outage: Outage
  changes: ContentChanges
  /** Reading here waits for no writer. */
  db: Db
  /**
   * One transaction, retried if another process held the lock. Await only queries in it. Resolves
   * when no process shows visitors anything older. Throws Problem('unauthorized') or
   * Problem('forbidden') if the right to write has ended, and Problem('frozen').
   */
  write: Write
  /** The same for what visitors never see. */
  writeQuietly: Write
  /** Slow work such as migrations needs more time than a query is given. */
  withoutTimeout<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  withInstallLock<Result>(work: () => Promise<Result>): Promise<Result>
  /** No file of SQLite holds what was deleted; PostgreSQL gives the room to other rows. */
  overwriteDeleted(): Promise<void>
  close(): Promise<void>
}

/** Commands give way to a server that writes all the time, and no visitor waits for them. */
export const patience = {
  ofServers: lines.write.timeout,
  ofCommands: 60_000,
} as const

type Opening = PoolSize & { patience?: number }

export function openDatabase(where: string, opening: Opening = {}): Database {
  const { patience: most = patience.ofServers, ...size } = opening
  const isPostgres = /^postgres(ql)?:\/\//.test(where)
  return isPostgres ? openPostgres(where, size, most) : openSqlite(where, most)
}

/** Readers have their own connection, which no transaction occupies (decisions 024, 035). */
function openSqlite(file: string, most: number): Database {
  const reader = openSqliteFile(file, 'reading')
  const writer = openSqliteWriter(file)
  // SQLite may reject reads on the first connection while the second opens.
  const db = new Kysely<Tables>({
    dialect: sqliteDialect({ ...reader, ready: writer.ready }),
  })
  const writing = new Kysely<Tables>({ dialect: sqliteDialect(writer) })
  const semaphore = createSemaphore({ ...lines.write, timeout: most })
  const { tell, ...changes } = createLocalChanges()
  const writeQuietly: Write = (...asked) => {
    const giveUpAt = Date.now() + most
    const work = withRight({ engine: 'sqlite', reader: db }, ...asked)
    return semaphore.run(() => retried(() => writing.transaction().execute(work), giveUpAt))
  }
  const database: Database = {
    engine: 'sqlite',
    outage: createOutage(),
    changes,
    db,
    async write(...asked) {
      const result = await writeQuietly(...asked)
      tell()
      return result
    },
    writeQuietly,
    withoutTimeout: (work) => work(database),
    // SQLite's only server has claimed the folder.
    withInstallLock: (work) => work(),
    async overwriteDeleted() {
      await truncateWal((work) => semaphore.run(() => work(writing))).catch(unlessBusy)
    },
    async close() {
      await writer.close()
      reader.close()
    },
  }
  return database
}

/** Whoever reads or writes just then keeps it longer; the cleanup tries again. */
async function truncateWal(inTurn: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>) {
  const truncate = sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await inTurn((db) => truncate.execute(db))
    if (rows[0]?.busy === 0) return
    await wait(pause)
  }
}

function unlessBusy(error: unknown): void {
  if (!isUnavailable(error)) throw error
}

function openPostgres(
  address: string,
  size: PoolSize,
  most: number,
  timeout: number | null = poolTimeout,
): Database {
  const outage = createOutage()
  const pool = openPool(address, { ...size, timeout }, outage)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const withoutTimeout: Database['withoutTimeout'] = async (work) => {
    const database = openPostgres(address, size, most, null)
    return work(database).finally(database.close)
  }
  const { raise, shownEverywhere, ...changes } = createSharedChanges(address, db, outage)
  const transaction = <Result>(work: Work<Result>): Promise<Result> => {
    const giveUpAt = Date.now() + most
    return retried(() => db.transaction().execute(work), giveUpAt)
  }
  return {
    engine: 'postgres',
    outage,
    changes,
    db,
    async write(...asked) {
      const work = withRight({ engine: 'postgres' }, ...asked)
      const { result, generation } = await transaction(async (trx) => ({
        result: await work(trx),
        generation: await raise(trx),
      }))
      await shownEverywhere(generation)
      return result
    },
    writeQuietly: (...asked) => transaction(withRight({ engine: 'postgres' }, ...asked)),
    withoutTimeout,
    withInstallLock: (work) => withoutTimeout(({ db }) => withPostgresLock(db, work)),
    overwriteDeleted: async () => {},
    close: () => db.destroy(),
  }
}

/** Rights are read from `reader` where nobody else writes: that waits for no other thread. */
function withRight<Result>(
  { engine, reader }: { engine: Engine; reader?: Db },
  right: Right,
  work: Work<Result>,
  lockFirst?: Work<void>,
): Work<Result> {
  return async (trx) => {
    await lockFirst?.(trx)
    await lockRight(reader ?? trx, engine, right)
    await refuseFrozen(reader ?? trx, right)
    const result = await work(trx)
    await writeEntries(trx, engine)
    return result
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

const pause = 10

async function retried<Result>(work: () => Promise<Result>, giveUpAt: number): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      if (Date.now() > giveUpAt) throw storeUnavailable(error)
      await wait(pause)
    }
  }
}
