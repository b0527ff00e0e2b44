import { type Kind, type KindName, kinds } from './kinds.ts'
import type { Api } from '../tests/support/product.ts'

/** An entry is written down before it is sent; `status` is of the answer, 0 until there is one. */
type Entry = { kind: KindName; name: string; status: number; refusal?: string; seconds: number }
export type Ledger = ReturnType<typeof createLedger>

/**
 * The ledger notes requests and answers. Content is lost if it was acknowledged and is gone, and
 * half if it is there in part, whether it was acknowledged or not.
 */
export function createLedger(known: Partial<Record<KindName, Kind>> = kinds) {
  const entries: Entry[] = []
  let isChecked = 0

  async function send(api: Api, kind: KindName, name: string): Promise<Entry> {
    const asked = known[kind]
    if (!asked) throw new Error(`nobody knows how to write a ${kind}`)
    const entry: Entry = { kind, name, status: 0, seconds: 0 }
    entries.push(entry)
    const began = performance.now()
    try {
      const answer = await asked.write(api, name)
      // An answer acknowledges nothing until all of it has arrived.
      const body = (await answer.json()) as { error?: string }
      entry.status = answer.status
      if (answer.headers.has('retry-after') && body.error) entry.refusal = body.error
    } catch {
      // The server was gone.
    }
    entry.seconds = (performance.now() - began) / 1000
    return entry
  }

  /**
   * All acknowledged writes are checked for loss, but only those since the last check for being
   * half there: reading each takes time.
   */
  async function check(api: Api, acknowledged = entries.filter(isAcknowledged)) {
    const since = entries.slice(isChecked)
    isChecked = entries.length
    let lost = 0
    let half = 0
    for (const [name, kind] of Object.entries(known) as [KindName, Kind][]) {
      const there = await kind.find(api)
      const isOfKind = (entry: Entry) => entry.kind === name
      const expected = acknowledged.filter(isOfKind)
      lost += expected.filter((entry) => !there.has(entry.name)).length
      const found = since.filter(isOfKind).flatMap((entry) => there.get(entry.name) ?? [])
      const whole = await inTurns(found, (item) => kind.isWhole(api, item))
      half += whole.filter((isWhole) => !isWhole).length
    }
    return { lost, half }
  }

  return {
    kinds: Object.keys(known) as KindName[],
    send,
    check,
    acknowledged: () => entries.filter(isAcknowledged),
    forget() {
      entries.length = 0
      isChecked = 0
    },
    refused: () => entries.filter(isRefused).length,
    /** These were neither kept nor refused with a sentence. */
    unanswered: () => entries.filter((entry) => !isAcknowledged(entry) && !isRefused(entry)),
    slowest: () => entries.toSorted((one, other) => other.seconds - one.seconds)[0],
  }
}

function isAcknowledged({ status }: Entry): boolean {
  return status >= 200 && status < 300
}

function isRefused({ status, refusal }: Entry): boolean {
  return (status === 503 || status === 507) && refusal !== undefined
}

async function inTurns<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < items.length; first += atOnce) {
    results.push(...(await Promise.all(items.slice(first, first + atOnce).map(work))))
  }
  return results
}
