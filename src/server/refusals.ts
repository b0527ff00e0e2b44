import type { Log } from '../api/http/api-parts.ts'
import type { Refusal } from '../domain/audit/audit.ts'
import type { Storage } from '../storage/create-storage.ts'
import { networkOf } from '../throttle/network-of.ts'

const minutes = 10
const every = 30_000
/** More different ones than this within ten minutes are counted by their kind alone. */
const most = 20

type Counted = { refusal: Refusal; count: number; endsAt: number }

export type Refusals = ReturnType<typeof createRefusals>

/**
 * The audit trail names the first of like refusals at once and counts those of the next ten minutes in one
 * entry, so that nobody fills it. Counts are in memory: a crash loses those of ten minutes.
 */
export function createRefusals({ audit }: Pick<Storage, 'audit'>, log: Log) {
  const counted = new Map<string, Counted>()
  let entering = Promise.resolve()

  function enter({ kind, who, subject, details }: Refusal, count: number): void {
    const entry = audit.enter(who, kind, subject, { ...details, count } as never).catch((error) => {
      log.error({ err: error, kind, count }, 'a refusal is not in the audit trail')
    })
    entering = Promise.all([entering, entry]).then(() => {})
  }

  /** Writes what was counted until then. */
  function write(until: number): Promise<void> {
    for (const [key, { refusal, count, endsAt }] of counted) {
      if (endsAt > until) continue
      counted.delete(key)
      const at = new Date(Math.min(until, endsAt))
      if (count > 0) enter({ ...refusal, who: { ...refusal.who, at } }, count)
    }
    return entering
  }

  const timer = setInterval(() => void write(Date.now()), every)
  timer.unref()

  return {
    refused(refusal: Refusal): void {
      const { kind, who, subject } = refusal
      void write(who.at.getTime())
      const endsAt = who.at.getTime() + minutes * 60 * 1000
      const key = JSON.stringify([kind, subject, networkOf(who.source.address)])
      const known = counted.get(key)
      if (known) known.count += 1
      else if (counted.size < most) {
        counted.set(key, { refusal, count: 0, endsAt })
        enter(refusal, 1)
      } else countOther(refusal, endsAt)
    },

    write,

    async stop(): Promise<void> {
      clearInterval(timer)
      await write(Number.MAX_SAFE_INTEGER)
    },
  }

  function countOther(refusal: Refusal, endsAt: number): void {
    const other = counted.get(refusal.kind) ?? { refusal: unnamed(refusal), count: 0, endsAt }
    counted.set(refusal.kind, { ...other, count: other.count + 1 })
  }
}

/** Nothing tells whom all these refusals concern. */
function unnamed({ kind, who, details }: Refusal): Refusal {
  const source = { address: '', device: { browser: null, system: null } }
  const by = { id: null, name: '' }
  const blank = Object.fromEntries(Object.keys(details).map((name) => [name, '']))
  return { kind, who: { origin: 'visitor', by, source, at: who.at }, subject: '', details: blank }
}
