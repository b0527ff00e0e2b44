import { Worker as Thread } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import { sourceFile } from '../workers/source-file.ts'
import type { SqliteConnection } from './sqlite-dialect.ts'
import type { SqliteFailure, SqliteJob, SqliteOutcome } from './sqlite-thread.ts'

/** One for all databases of this process, which has more than one in tests alone. */
let asking: ReturnType<typeof startThread> | undefined
let databases = 0

/**
 * A connection for writing on a thread of its own: a commit waits for the disk, for a second when it is busy,
 * and everybody else would wait with it.
 */
export function openSqliteWriter(file: string): SqliteConnection {
  const ask = (asking ??= startThread())
  const database = (databases += 1)
  const ready = ask({ database, open: file })
  // Whoever asks the first question is told.
  ready.catch(() => {})
  return {
    ready,
    execute: (sql, parameters) => ask({ database, sql, parameters }),
    close: async () => void (await ask({ database, close: true })),
  }
}

/** Answers in the order it is asked. Should it die, the process does, and what was not committed is undone. */
function startThread() {
  const worker = new Thread(sourceFile('engine/sqlite-thread.ts'), {
    // What this process was started with may be for it alone.
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

  return function ask(job: SqliteJob): Promise<QueryResult<unknown>> {
    const asked = Promise.withResolvers<QueryResult<unknown>>()
    waiting.push(asked)
    // The process lives on until it is answered.
    worker.ref()
    worker.postMessage(job, [])
    return asked.promise
  }
}

function errorOf({ message, ...failure }: SqliteFailure): Error {
  return Object.assign(new Error(message), failure)
}
