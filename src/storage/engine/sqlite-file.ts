import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'
import { keepPrivate } from './keep-private.ts'
import { createChangeRecorder } from './record-changes.ts'

export type SqliteFile = ReturnType<typeof openSqliteFile>

const patienceAtOpening = 5_000

/**
 * A power cut loses acknowledged writes with NORMAL instead of FULL. A busy timeout after opening
 * would block the whole thread. Without overwriting, a file keeps what was erased.
 */
const settings = [
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['trusted_schema', 0],
  ['busy_timeout', 0],
  ['secure_delete', 1],
] as const

/** Counting the columns of a statement takes as long as running a small one. */
type Prepared = { statement: StatementSync; hasRows: boolean }

export function openSqliteFile(file: string, purpose: 'reading' | 'writing') {
  keepPrivate(file)
  const database = new DatabaseSync(file, { timeout: patienceAtOpening })
  for (const [name, value] of settings) database.exec(`pragma ${name} = ${value}`)
  assertSettings(database)
  if (purpose === 'reading') database.exec('pragma query_only = 1')
  const prepared = new Map<string, Prepared>()
  const recorder = purpose === 'writing' ? createChangeRecorder(database) : undefined

  function prepare(sql: string): Prepared {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const fresh = { statement, hasRows: statement.columns().length > 0 }
    if (prepared.size < 500) prepared.set(sql, fresh)
    return fresh
  }

  return {
    execute(sql: string, parameters: readonly unknown[]): QueryResult<unknown> {
      // SQLite rolls back by itself on a full disk; a second rollback would fail and hide the
      // cause.
      if (sql === 'rollback') recorder?.rolledBack()
      if (sql === 'rollback' && !database.isTransaction) return { rows: [] }
      if (sql === 'commit') recorder?.committing()
      else recorder?.executing(sql)
      const result = run(sql, parameters)
      if (sql === 'begin immediate') recorder?.begun()
      return result
    },
    close: () => void (database.isOpen && database.close()),
  }

  function run(sql: string, parameters: readonly unknown[]): QueryResult<unknown> {
    const { statement, hasRows } = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

function assertSettings(database: DatabaseSync): void {
  for (const [name, expected] of settings) {
    const actual = Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]
    if (actual !== expected)
      throw new Error(`SQLite refused ${name} = ${expected}; it is ${actual}`)
  }
}
