import { parentPort } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

export type SqliteJob =
  | { database: number; open: string }
  | { database: number; sql: string; parameters: readonly unknown[] }
  | { database: number; close: true }

/** Errors lose node:sqlite's properties between threads. */
export type SqliteFailure = { message: string; code?: string; errcode?: number }
export type SqliteOutcome = { result: QueryResult<unknown> } | { failure: SqliteFailure }

const nothing: QueryResult<unknown> = { rows: [] }
const opened = new Map<number, SqliteFile>()

parentPort?.on('message', (job: SqliteJob) => {
  parentPort?.postMessage(outcomeOf(job), [])
})

function outcomeOf(job: SqliteJob): SqliteOutcome {
  try {
    return { result: done(job) }
  } catch (error) {
    const { message, code, errcode } = error as Error & SqliteFailure
    return { failure: { message, ...(code && { code }), ...(errcode && { errcode }) } }
  }
}

function done(job: SqliteJob): QueryResult<unknown> {
  if ('open' in job) {
    opened.set(job.database, openSqliteFile(job.open, 'writing'))
    return nothing
  }
  const file = opened.get(job.database)
  if ('sql' in job) {
    if (!file) throw new Error('the database is closed')
    return file.execute(job.sql, job.parameters)
  }
  opened.delete(job.database)
  file?.close()
  return nothing
}
