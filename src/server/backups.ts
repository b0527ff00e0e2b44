import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { Log } from '../api/http/api-parts.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Config } from './config.ts'

const lookEvery = 30_000
const renewEvery = 20_000
const againAfter = 60 * 60 * 1000
const lowestPriority = 19

/** A day's `HH:MM` in the machine's time zone, after `now`. */
export function nextTime(at: string, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const next = new Date(now)
  next.setHours(hour, minute, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}

type Parts = {
  storage: Pick<Storage, 'work'>
  config: Pick<Config, 'backups' | 'projectFolder'>
  log: Log
}

/**
 * Backs up once a day, by one of the processes that share a database, in a process of its own that
 * gives way to all others. A night that was missed is made up for at the start; what failed is tried
 * again after an hour.
 */
export async function startBackups({ storage, config, log }: Parts): Promise<() => Promise<void>> {
  const { backups, projectFolder } = config
  if (!backups) return async () => {}
  const { at, folder, keep } = backups
  const holder = randomUUID()
  let child: ChildProcess | undefined
  let isStopped = false

  async function look(): Promise<void> {
    if (isStopped || !(await storage.work.take('backup', holder, new Date()))) return
    const renewing = setInterval(() => {
      void storage.work.renew('backup', holder, new Date()).catch(report)
    }, renewEvery)
    const outcome = await backup().finally(() => clearInterval(renewing))
    if (isStopped) return storage.work.giveBack('backup', holder)
    const isMade = 'archive' in outcome
    const isProven = 'is_proven' in outcome && outcome.is_proven === true
    log[isProven ? 'info' : 'error'](outcome, isProven ? 'backup made' : 'backup failed')
    const now = new Date()
    const next = nextTime(at, now)
    const again = new Date(Math.min(next.getTime(), now.getTime() + againAfter))
    await storage.work.end('backup', holder, {
      endedAt: now,
      outcome,
      dueAt: isMade ? next : again,
    })
  }

  async function backup(): Promise<object> {
    const given = ['--json', 'backup', '--to', folder, '--keep', keep]
    const started = spawn(process.execPath, ['src/commands/main.ts', ...given], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child = started
    try {
      const ended = once(started, 'exit')
      if (started.pid) setPriority(started.pid, lowestPriority)
      const [out] = await Promise.all([text(started.stdout), ended])
      return JSON.parse(out) as object
    } catch (error) {
      return { error: `the process that backs up ended: ${String(error)}` }
    } finally {
      child = undefined
    }
  }

  const report = (error: unknown) => log.error({ err: error }, 'backup failed')
  const now = new Date()
  await storage.work.plan('backup', nextTime(at, now), now)
  let latest = look().catch(report)
  const looking = setInterval(() => {
    if (!child) latest = look().catch(report)
  }, lookEvery)
  return async () => {
    isStopped = true
    clearInterval(looking)
    child?.kill()
    await latest
  }
}
