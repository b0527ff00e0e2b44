import { fork } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Worker as Thread } from 'node:worker_threads'
import { Problem } from '../../domain/problem.ts'
import type { Outcome } from './answer-jobs.ts'
import type { LineBounds } from '../../throttle/bounds.ts'
import { createSemaphore } from '../../throttle/semaphore.ts'
import { findPackageJSON } from 'node:module'
import { join, resolve } from 'node:path'

type Running = {
  events: EventEmitter
  send(job: unknown): void
  kill(): void
}

type WorkerLimits = {
  /** Milliseconds per job, including the worker's start, before it is killed. */
  longest: number
  /** Milliseconds without a job before it ends and frees its memory. */
  idle: number
  line: LineBounds & { concurrency: 1 }
}

export class WorkerEnded extends Error {}

const stops: unknown[] = ['SIGHUP', 'SIGINT', 'SIGTERM']

/** A supervisor that repeats its stop meets one new worker after the other before they leave the group. */
const mostStops = 20

/**
 * Starts when there is a job, one at a time, in order. If it dies, that job fails and the next one
 * gets a new worker; a stop is meant for the server alone, and the job is done again.
 */
export function createWorker<Job, Result>(start: () => Running, limits: WorkerLimits) {
  const semaphore = createSemaphore(limits.line)
  let current: ReturnType<typeof started> | undefined
  let idle: NodeJS.Timeout | undefined

  /** An unhandled error event would end the server. */
  function started() {
    const gone = new AbortController()
    const worker = { ...start(), gone: gone.signal }
    const end = (cause: unknown) => {
      if (current === worker) current = undefined
      gone.abort(new WorkerEnded('the worker has ended', { cause }))
    }
    worker.events.once('error', end)
    worker.events.once('exit', (code, signal) => end(signal ?? code))
    return worker
  }

  async function work(job: Job): Promise<Result> {
    for (let stopped = 0; ; stopped += 1) {
      try {
        return await attempt(job)
      } catch (error) {
        const isStopped = error instanceof WorkerEnded && stops.includes(error.cause)
        if (!isStopped || stopped === mostStops) throw error
      }
    }
  }

  async function attempt(job: Job): Promise<Result> {
    clearTimeout(idle)
    const worker = (current ??= started())
    const tooLong = setTimeout(() => dismiss(worker), limits.longest)
    try {
      worker.send(job)
      const [outcome] = await once(worker.events, 'message', { signal: worker.gone })
      return resultOf(outcome)
    } catch (error) {
      throw worker.gone.aborted ? worker.gone.reason : error
    } finally {
      clearTimeout(tooLong)
      rest(worker)
    }
  }

  function rest(worker: ReturnType<typeof started>): void {
    idle = setTimeout(() => dismiss(worker), limits.idle).unref()
  }

  function dismiss(worker: ReturnType<typeof started>): void {
    if (current === worker) current = undefined
    worker.kill()
  }

  return {
    /** Throws what the job throws, WorkerEnded or Problem('unavailable'). */
    run: (job: Job): Promise<Result> => semaphore.run(() => work(job)),

    prepare(): void {
      if (!current) rest((current = started()))
    },

    /** It ends at once: what it does fails with WorkerEnded. */
    end: (): void => current?.kill(),
  }
}

/** Returns large pieces of memory to the system at once. */
const frugal = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Nice values: visitors come before whoever waits for a picture or a file, and before what nobody waits for. */
export const priorities = { awaited: 5, unattended: 10 } as const

type ProcessOptions = { priority?: number; environment?: Record<string, string> }

/**
 * Its memory goes with it, what kills it kills nothing else, and it gets no secrets. A stop that is sent to the
 * whole group of the server does not take the job it works at: it leaves with the server.
 */
export function startProcess(
  file: string,
  { priority = priorities.awaited, environment = {} }: ProcessOptions = {},
): Running {
  const { PATH = '', TMPDIR = '/tmp' } = process.env
  const child = fork(sourceFile(file), {
    env: { PATH, TMPDIR, ...frugal, ...environment },
    execArgv: [],
    stdio: 'ignore',
    detached: true,
  })
  if (child.pid) giveWay(child.pid, priority)
  child.unref()
  child.channel?.unref()
  return {
    events: child,
    // A dead process reports by its exit.
    send: (job) => void child.send(job as object, () => {}),
    kill: () => void child.kill('SIGKILL'),
  }
}

/**
 * Linux divides the cores between sessions before it looks at the processes in them, and a detached process has a
 * session of its own: its priority alone would give way to nobody.
 */
function giveWay(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // Other systems divide otherwise, and a sandbox may allow none of it.
  }
}

/** A thread is cheaper than a process, and its memory is limited. */
export function startThread(file: string, megabytes: number): Running {
  const thread = new Thread(sourceFile(file), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
  })
  thread.unref()
  return {
    events: thread,
    send: (job) => thread.postMessage(job, []),
    kill: () => void thread.terminate(),
  }
}

function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('result' in outcome) return outcome.result
  if ('problem' in outcome) throw new Problem(outcome.problem.code, outcome.problem)
  throw new Error(outcome.error)
}

/** Works from the source and from the bundle: workers run from their source. */
const folder = join(findPackageJSON(import.meta.url) ?? '', '../src/storage')

export const sourceFile = (file: string): string => resolve(folder, file)
