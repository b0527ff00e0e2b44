import type { Storage } from '../storage/create-storage.ts'
import type { Job } from './scheduler.ts'

const hour = 60 * 60 * 1000

export function cleanup(storage: Storage): Job {
  const { installation, trash, previews, links, sessions, missingAddresses, visits } = storage
  const { attempts, media } = storage
  return {
    name: 'cleanup',
    isDueAtStart: true,
    next: (now) => new Date(now.getTime() + hour),
    async run(signal) {
      if (await installation.isFrozen()) return { outcome: { is_frozen: true }, isDone: true }
      const stores = [
        trash,
        previews,
        links,
        sessions,
        missingAddresses,
        visits,
        ...(attempts ? [attempts] : []),
      ]
      for (const clear of [...stores.map(({ purge }) => purge), media.sweep]) {
        if (!signal.aborted) await clear(new Date())
      }
      return { outcome: {}, isDone: true }
    },
  }
}
