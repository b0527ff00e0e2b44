import type { Log } from '../api/http/api-parts.ts'
import { openArchiveStore } from '../storage/backup/archive-store.ts'
import { byMachine } from '../storage/audit/machine.ts'
import type { Storage } from '../storage/create-storage.ts'
import { never } from '../storage/scheduling/work-store.ts'
import type { Backups } from './backup-setting.ts'
import type { Config } from './config.ts'
import { runCommand } from './run-command.ts'
import type { Job } from './scheduler.ts'

/** The next `HH:MM` after `now`, in the machine's time zone. */
export function nextTime(at: string, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const next = new Date(now)
  next.setHours(hour, minute, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}

/**
 * The place is checked at the start, not at night; a bucket that is away for a while does not stop
 * it.
 */
export async function tellUnwritable({ address }: Backups, log: Log): Promise<void> {
  try {
    await (await openArchiveStore(address)).requireWritable()
  } catch (error) {
    log.error({ err: error }, 'the place of backups cannot be written')
  }
}

/**
 * Backs up once a day, and on request, in a process of its own that gives way to all
 * others. A night that was missed is made up for at the start.
 */
export function backups(
  { at, keep }: Pick<Backups, 'at' | 'keep'>,
  { projectFolder }: Pick<Config, 'projectFolder'>,
  { audit }: Pick<Storage, 'audit'>,
  log: Log,
): Job {
  async function backup(signal: AbortSignal): Promise<object> {
    const given = ['backup', '--keep', keep]
    try {
      return await runCommand(given, { projectFolder, signal })
    } catch (error) {
      // One that is killed cannot enter its failure itself.
      if (!signal.aborted) await audit.enter(byMachine(), 'backup-failed', '', {}).catch(() => {})
      return { error: `the process that backs up ended: ${String(error)}` }
    }
  }

  return {
    name: 'backup',
    next: (now) => (at === null ? never : nextTime(at, now)),
    async run(signal) {
      const outcome = await backup(signal)
      const isProven = 'is_proven' in outcome && outcome.is_proven === true
      if (!signal.aborted) {
        const isWhole = isProven && !('faults' in outcome && String(outcome.faults) !== '')
        log[isWhole ? 'info' : 'error'](outcome, isProven ? 'backup made' : 'backup failed')
      }
      return { outcome, isDone: 'archive' in outcome }
    },
  }
}
