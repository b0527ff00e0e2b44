import type { Log } from '../api/http/api-parts.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { RedirectUse } from '../storage/seo/redirect-store.ts'
import type { MissedAddress } from '../storage/seo/missing-address-store.ts'

const every = 10_000
/** More different ones between two writings are not counted. */
const most = 1_000

export type Counts = ReturnType<typeof createCounts>

/**
 * What is counted while visitors read: a write at each request would cost more than the request. A
 * crash loses the last seconds.
 */
export function createCounts(
  { redirects, missingAddresses }: Pick<Storage, 'redirects' | 'missingAddresses'>,
  log: Log,
) {
  let uses = new Map<number, RedirectUse>()
  let missed = new Map<string, MissedAddress>()

  async function write(): Promise<void> {
    const [used, asked] = [[...uses.values()], [...missed.values()]]
    uses = new Map()
    missed = new Map()
    try {
      if (used.length > 0) await redirects.countUses(used)
      if (asked.length > 0) await missingAddresses.count(asked)
    } catch (error) {
      log.error({ err: error }, 'counts of redirects and missing addresses are lost')
    }
  }

  let writing = Promise.resolve()
  const timer = setInterval(() => void (writing = writing.then(write)), every)
  timer.unref()

  return {
    followed(id: number, at: Date): void {
      const count = (uses.get(id)?.count ?? 0) + 1
      if (count > 1 || uses.size < most) uses.set(id, { id, count, at })
    },

    missed(path: string, fromHost: string, at: Date): void {
      const known = missed.get(path)
      if (!known && missed.size >= most) return
      const count = (known?.count ?? 0) + 1
      missed.set(path, { path, count, at, fromHost: fromHost || (known?.fromHost ?? '') })
    },

    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
