import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { Pool, type PoolClient, types as parsers } from 'pg'
import type { Problem } from '../../domain/problem.ts'
import type { Right } from '../../domain/right.ts'
import { lockRight } from './rights.ts'
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
  withoutTimeout<Result>(work: (patient: Database) => Promise<Result>): Promise<Result>
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
  const turns = createTurns({ atOnce: 1, longest: lockPatience.total })
  const database: Database = {
    engine: 'sqlite',
    outage: createOutage(),
    db,
    write(...asked) {
      const giveUpAt = Date.now() + lockPatience.total
      const work = rightful('sqlite', ...asked)
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

function openPostgres(address: string, patience: number | null = postgresPatience): Database {
  const outage = createOutage()
  const pool = unlessAway(postgresPool(address, patience), outage)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const withoutTimeout: Database['withoutTimeout'] = async (work) => {
    const patient = openPostgres(address, null)
    return work(patient).finally(patient.close)
  }
  return {
    engine: 'postgres',
    outage,
    db,
    write(...asked) {
      const giveUpAt = Date.now() + lockPatience.total
      const work = rightful('postgres', ...asked)
      return retried(() => db.transaction().execute(work), giveUpAt)
    },
    withoutTimeout,
    withInstallLock: (work) => withoutTimeout((patient) => withPostgresLock(patient.db, work)),
    close: () => db.destroy(),
  }
}

/** Work that begins by asking for the right to it. */
function rightful<Result>(
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

function withPostgresLock<Result>(database: Db, work: () => Promise<Result>): Promise<Result> {
  return database.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${installationLock})`.execute(holder)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${installationLock})`.execute(holder)
    }
  })
}

/** Waits for `work`; throws `problem` if it would keep a value twice that may be there once. */
export async function onDuplicate<Result>(
  work: Promise<Result>,
  problem: Problem,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isDuplicate(error) ? problem : error
  }
}

const sqliteUnique = 2067
const postgresUnique = '23505'

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: string; errcode?: number }
  return errcode === sqliteUnique || code === postgresUnique
}

const lockPatience = { total: 5_000, pause: 10 }

async function retried<Result>(work: () => Promise<Result>, giveUpAt: number): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!passesSoon(error)) throw error
      if (Date.now() > giveUpAt) throw storeUnavailable(error)
      await wait(lockPatience.pause)
    }
  }
}

const sqliteBusy = 5
const postgresDeadlock = '40P01'

/** Whether another try may find the lock free or the deadlock gone. */
function passesSoon(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode = 0 } = error as { code?: string; errcode?: number }
  return (errcode & 0xff) === sqliteBusy || code === postgresDeadlock
}

/** How long an answer may take, so that a database that hangs is answered for within ten seconds. */
const postgresPatience = 6_000

/** While the database is known to be away nobody waits for it. */
function unlessAway(pool: Pool, outage: Outage): PostgresPool {
  const connect = async () => {
    if (outage.isOn()) throw storeUnavailable()
    return pool.connect()
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

function postgresPool(address: string, patience: number | null): Pool {
  const bigint = 20
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === bigint ? Number : parsers.getTypeParser(id, format),
  }
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Sooner than patience ends, which would end an idle connection as if it had broken.
    idleTimeoutMillis: 4_000,
    types,
  })
  // A connection that breaks, idle or at work, is replaced; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (patience !== null) breakWhenSilent(client, patience)
  })
  return pool
}

/** A connection that gets no answer is given up as a whole: nobody knows what became of its transaction. */
function breakWhenSilent(client: PoolClient, patience: number): void {
  const { stream } = (client as PoolClient & { connection: { stream: Socket } }).connection
  stream.setTimeout(patience, () => stream.destroy(new Error('Connection terminated: no answer')))
}
