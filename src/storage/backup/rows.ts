import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Row } from '../engine/canonical-row.ts'
import type { Database, Engine } from '../engine/database.ts'
import type { Db } from '../engine/tables.ts'
import {
  computedColumns,
  type ArchivedTable,
  archivedTables,
  installationSettings,
} from '../engine/archived-tables.ts'

const page = 200

/** All that `work` reads is as of one moment, while writers go on. */
export function atOneMoment<Result>(
  database: Database,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (database.engine === 'postgres') {
    return database.withoutTimeout(({ db }) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(work),
    )
  }
  return database.db.connection().execute(async (db) => {
    // Kysely's transactions take a lock for writing, which reading does not need.
    await sql`begin`.execute(db)
    try {
      return await work(db)
    } finally {
      await sql`rollback`.execute(db)
    }
  })
}

export async function* pagesOf(db: Db, table: ArchivedTable): AsyncGenerator<Row[]> {
  const key = archivedTables[table].map((column) => sql.ref(column))
  let last: unknown[] | undefined
  for (;;) {
    const after = last ? sql`where (${sql.join(key)}) > (${sql.join(last)})` : sql``
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${sql.join(key)} limit ${page}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = archivedTables[table].map((column) => end[column])
    yield rows.filter((row) => isArchived(table, row)).map((row) => withoutComputed(table, row))
  }
}

function isArchived(table: ArchivedTable, { name }: Row): boolean {
  return table !== 'settings' || !installationSettings.includes(String(name))
}

function withoutComputed(table: ArchivedTable, row: Row): Row {
  const { [computedColumns[table] ?? '']: _computed, ...archived } = row
  return archived
}

export async function lastIdOf(
  db: Db,
  engine: Engine,
  table: ArchivedTable,
): Promise<number | null> {
  const query =
    engine === 'sqlite'
      ? sql<{ id: number }>`select seq as id from sqlite_sequence where name = ${table}`
      : sql<{ id: number | null }>`select pg_sequence_last_value(
          pg_get_serial_sequence(${table}, 'id')::regclass)::integer as id`
  const { rows } = await query.execute(db)
  return rows[0]?.id ?? null
}

export async function setLastId(
  db: Db,
  engine: Engine,
  table: ArchivedTable,
  id: number,
): Promise<void> {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id})`.execute(db)
    return
  }
  const last = Math.max(id, (await lastIdOf(db, engine, table)) ?? 0)
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
}

const modulus = 2n ** 256n

export function createDigest() {
  let sum = 0n
  let rows = 0
  return {
    add(row: string): void {
      const hash = createHash('sha256').update(row).digest('hex')
      sum = (sum + BigInt(`0x${hash}`)) % modulus
      rows += 1
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  }
}
