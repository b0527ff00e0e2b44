import type { Storage } from '../storage/create-storage.ts'
import type { Job } from './scheduler.ts'

const hour = 60 * 60 * 1000

/** Deletes what has been kept long enough. */
export function cleanup({ installation, trash, trials, links, media }: Storage): Job {
  return {
    name: 'cleanup',
    isDueAtStart: true,
    next: (now) => new Date(now.getTime() + hour),
    async run(signal) {
      if (await installation.isFrozen()) return { outcome: { is_frozen: true }, isDone: true }
      for (const clear of [trash.purge, trials.purge, links.purge, media.sweep]) {
        if (!signal.aborted) await clear(new Date())
      }
      return { outcome: {}, isDone: true }
    },
  }
}
