import { Worker as Thread } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import { sourceFile } from '../workers/worker.ts'
import type { SqliteConnection } from './sqlite-dialect.ts'
import type { SqliteFailure, SqliteJob, SqliteOutcome } from './sqlite-thread.ts'

/** All databases share one thread: only tests open several. */
let asking: ReturnType<typeof startThread> | undefined
let databases = 0

/**
 * Writes on a thread of its own: a commit waits for the disk, up to a second, and would block
 * everybody else.
 */
export function openSqliteWriter(file: string): SqliteConnection {
  const ask = (asking ??= startThread())
  const database = (databases += 1)
  const ready = ask({ database, open: file })
  // The first query reports the failure.
  ready.catch(() => {})
  return {
    ready,
    execute: (sql, parameters) => ask({ database, sql, parameters }),
    close: async () => void (await ask({ database, close: true })),
  }
}

/**
 * Responds in order. If the thread dies, so does the process, and uncommitted work is rolled back.
 */
function startThread() {
  const worker = new Thread(sourceFile('engine/sqlite-thread.ts'), {
    // Flags of this process may not fit a thread.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  worker.unref()
  const waiting: PromiseWithResolvers<QueryResult<unknown>>[] = []

  worker.on('message', (outcome: SqliteOutcome) => {
    const asked = waiting.shift()
    if (waiting.length === 0) worker.unref()
    if ('result' in outcome) asked?.resolve(outcome.result)
    else asked?.reject(errorOf(outcome.failure))
  })

  return async function ask(job: SqliteJob): Promise<QueryResult<unknown>> {
    const asked = Promise.withResolvers<QueryResult<unknown>>()
    // A job that cannot be sent throws before it is waited for: it would get the next answer.
    worker.postMessage(job, [])
    waiting.push(asked)
    // Keeps the process alive until it responds.
    worker.ref()
    return asked.promise
  }
}

function errorOf({ message, ...failure }: SqliteFailure): Error {
  return Object.assign(new Error(message), failure)
}
