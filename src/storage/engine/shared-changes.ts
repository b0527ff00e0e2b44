import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ContentChanges, ContentWatcher } from './content-changes.ts'
import { databaseTime, type LeaseLink, openLeaseLink, raising } from './lease-link.ts'
import type { Outage } from './outage.ts'
import type { Db, Trx } from './tables.ts'
import { isOutOfReach } from './unavailable.ts'

/**
 * The values are in milliseconds. A process shows what it keeps for less time than its row in
 * `instances` says, so that clocks need not agree. It renews often enough to notice an outage
 * within its lease.
 */
const lease = { inDatabase: 4_000, own: 3_000, renewEvery: 900 }
/** The values are in milliseconds: the others have usually caught up after two or three. */
const [firstPause, longestPause] = [1, 20]

/**
 * Each process that shares a PostgreSQL has a lease, in which it shows what it keeps, and notes
 * which generation of the content it has caught up with. A change is acknowledged once all leases
 * that run have caught up with it (decision 038).
 */
export function createSharedChanges(address: string, db: Db, outage: Outage) {
  const id = randomUUID()
  const closing = new AbortController()
  let watcher: ContentWatcher | undefined
  let caughtUpWith = -1
  let leaseEnds = -Infinity
  let beating: Promise<void> | undefined
  let wake = () => {}
  let isWoken = false

  function noticed(): void {
    isWoken = true
    wake()
  }

  function catchUpWith(generation: number): void {
    if (generation <= caughtUpWith) return
    caughtUpWith = generation
    watcher?.changed()
  }

  async function renew(link: LeaseLink): Promise<void> {
    const asked = performance.now()
    catchUpWith(await link.generation())
    await link.renew(caughtUpWith, lease.inDatabase)
    // No other process waited for this one while it had no lease.
    if (performance.now() > leaseEnds) watcher?.changed()
    leaseEnds = asked + lease.own
  }

  function away(cause: unknown): void {
    if (outage.isLong()) watcher?.changed()
    if (outage.isOn()) return
    outage.begin()
    watcher?.away(cause)
  }

  function back(): void {
    if (outage.isOn()) watcher?.back(outage.end())
  }

  async function beat(version: string): Promise<void> {
    const instance = { id, version, startedAt: new Date() }
    const open = () => openLeaseLink(address, instance, noticed)
    let link: LeaseLink | undefined = await open()
    await renew(link)
    beating = keepRenewing()

    async function keepRenewing(): Promise<void> {
      for (;;) {
        await pause()
        if (closing.signal.aborted) break
        await renewOrReopen()
      }
      await link?.giveBack()
    }

    /** A broken connection may hear nothing without knowing: a new one is tried at once. */
    async function renewOrReopen(): Promise<void> {
      const known = link
      try {
        link ??= await open()
        await renew(link)
        back()
      } catch (error) {
        void link?.end()
        link = undefined
        if (known) await renewOrReopen()
        else if (isOutOfReach(error)) away(error)
        else back()
      }
    }
  }

  async function pause(): Promise<void> {
    if (!isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lease.renewEvery)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    isWoken = false
  }

  async function isAnybodyBehind(generation: number): Promise<boolean> {
    const { rows } = await sql`select 1 from instances where id <> ${id}
      and generation < ${generation} and lease_until > ${sql.raw(databaseTime)} limit 1`.execute(db)
    return rows.length > 0
  }

  const changes: ContentChanges = {
    async listen(told, version) {
      watcher = told
      await beat(version)
    },

    isCurrent: () => performance.now() < leaseEnds,

    async close() {
      closing.abort()
      noticed()
      await beating
    },
  }

  return {
    ...changes,

    /** This is the last statement of a write, because those that raise it wait for each other. */
    async raise(trx: Trx): Promise<number> {
      const { rows } = await sql.raw<{ generation: number }>(raising).execute(trx)
      return rows[0]?.generation ?? 0
    },

    /**
     * Resolves when no process shows content of before `generation`, which is committed. During an
     * outage, too: those who cannot renew their leases say that what they show may be old.
     */
    async shownEverywhere(generation: number): Promise<void> {
      catchUpWith(generation)
      let pause = firstPause
      while (await isAnybodyBehind(generation).catch(() => false)) {
        await wait(pause)
        pause = Math.min(2 * pause, longestPause)
      }
    },
  }
}
