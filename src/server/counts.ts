import type { Log } from '../api/http/api-parts.ts'
import { Problem } from '../domain/problem.ts'
import { dayOf, type View } from '../domain/visit.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { RedirectUse } from '../storage/seo/redirect-store.ts'
import type { MissedAddress } from '../storage/seo/missing-address-store.ts'
import type { CountedViews } from '../storage/seo/visit-rows.ts'

const every = 10_000
/** More different ones than this between two writings are not counted. */
const most = 1_000

export type Counts = ReturnType<typeof createCounts>

/**
 * Counts are kept in memory because a write at each request would cost more than the request. A
 * crash loses the last seconds, and a site that is frozen for a move counts nothing.
 */
export function createCounts(
  {
    redirects,
    missingAddresses,
    visits,
  }: Pick<Storage, 'redirects' | 'missingAddresses' | 'visits'>,
  log: Log,
) {
  let uses = new Map<number, RedirectUse>()
  let missed = new Map<string, MissedAddress>()
  let views = new Map<string, CountedViews>()

  async function write(): Promise<void> {
    const [used, asked, read] = [[...uses.values()], [...missed.values()], [...views.values()]]
    uses = new Map()
    missed = new Map()
    views = new Map()
    await written('redirects', used.length > 0 && redirects.countUses(used))
    await written('missing addresses', asked.length > 0 && missingAddresses.count(asked))
    await written('visits', read.length > 0 && visits.count(read))
  }

  async function written(what: string, writing: Promise<unknown> | false): Promise<void> {
    try {
      await writing
    } catch (error) {
      if (error instanceof Problem && error.code === 'frozen') return
      log.error({ err: error }, `counts of ${what} are lost`)
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

    viewed(view: View): void {
      const { subject, language, from, at } = view
      const key = JSON.stringify([dayOf(at), subject, language, from])
      const count = (views.get(key)?.count ?? 0) + 1
      if (count > 1 || views.size < most) views.set(key, { ...view, count })
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
