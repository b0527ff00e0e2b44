import { setTimeout as wait } from 'node:timers/promises'
import { startBareServer } from '../bench/cached-responses.ts'
import type { Figure } from '../bench/figure.ts'
import { p99, startLoad } from '../bench/start-load.ts'
import { type Api, apiOf, type Product, signIn } from '../tests/support/product.ts'
import { type KindName, kinds } from './kinds.ts'
import { createLedger, type Ledger } from './ledger.ts'

export const storedPages = ['/', '/ar', '/blog', '/ar/blog', '/business']
const pagesPerSecond = 100
const fewPerSecond = 10
const betweenTries = 50
const patience = 60_000
const kindNames = Object.keys(kinds) as KindName[]

type Outage = {
  begin(): unknown
  /** It is broken for these seconds, or until this has ended. */
  lasts: number | (() => Promise<unknown>)
  end(): unknown
  writersOfAKind?: number
  /** Other experiments run beside it, which leaves less of the machine to visitors. */
  isShort?: boolean
}

export type Endured = Awaited<ReturnType<typeof endure>>

export async function endure(
  { address, printed }: Pick<Product, 'address' | 'printed'>,
  { begin, lasts, end, writersOfAKind = 1, isShort }: Outage,
) {
  const api = apiOf(address, (await signIn(address)).token)
  const ledger = createLedger()
  for (const kind of kindNames) await ledger.send(api, kind, `${kind} before`)
  const over = new AbortController()
  const visits = await startVisits(address, isShort ? fewPerSecond : pagesPerSecond)
  await begin()
  const writing = writeAll(api, ledger, writersOfAKind, over.signal)
  await (typeof lasts === 'number' ? wait(lasts * 1000) : lasts())
  const { pages, bare } = await visits.end()
  await end()
  const mended = performance.now()
  await writesAgain(api, ledger)
  const back = (performance.now() - mended) / 1000
  over.abort()
  await writing
  const unlogged = printed.filter(isNoLogLine)
  return { ...(await ledger.check(api)), ledger, back, pages, bare, unlogged }
}

export function keptPromises(id: string, fault: string, endured: Endured): Figure[] {
  const { ledger, lost, half, back, unlogged } = endured
  const count = { id, unit: '', goal: { most: 0 } } as const
  const unanswered = ledger.unanswered()
  const how = new Set(unanswered.map(({ kind, status }) => `${kind} ${status}`))
  return [
    {
      ...count,
      what: `${fault}: writes neither kept nor refused with a sentence`,
      value: unanswered.length,
      note: [
        `${ledger.acknowledged().length} kept, ${ledger.refused()} refused`,
        ...(how.size > 0 ? [`otherwise: ${[...how].join(', ')}`] : []),
      ].join('; '),
    },
    { ...count, what: `${fault}: lost`, value: lost },
    { ...count, what: `${fault}: half there`, value: half },
    { id, what: `${fault}: saves again after`, value: back, unit: 's', goal: { most: 5 } },
    {
      ...count,
      what: `${fault}: lines printed beside the log`,
      value: unlogged.length,
      ...(unlogged[0] && { note: unlogged[0] }),
    },
  ]
}

/** The promise holds where the database answers, or no save has made memory forget. */
export function everyPage(id: string, fault: string, { pages }: Endured): Figure {
  const failed = pages.map(({ status }) => status).filter((status) => status !== 200)
  const what = `${fault}: of ${pages.length} stored pages, missing`
  // If nobody came, nothing was seen.
  const value = pages.length > 0 ? failed.length : Number.NaN
  const note = `answered ${[...new Set(failed)].join(', ')} (0: not at all)`
  return { id, what, value, unit: '', goal: { most: 0 }, ...(failed.length > 0 && { note }) }
}

/** Pages come from memory unless a save has them rendered again. */
export function quickPages(id: string, fault: string, { pages, bare }: Endured): Figure {
  const note = `a bare server beside it: ${p99(bare).toFixed(0)} ms`
  const what = `${fault}: p99 of stored pages`
  return { id, what, value: p99(pages), unit: 'ms', goal: { most: 100 }, note }
}

export function answeredWithin(
  most: number,
  id: string,
  fault: string,
  { ledger }: Endured,
): Figure {
  const { seconds = 0, kind = '' } = ledger.slowest() ?? {}
  const what = `${fault}: answered after`
  return { id, what, value: seconds, unit: 's', goal: { most }, note: `the slowest: ${kind}` }
}

/**
 * A bare server with the same bytes is visited as well, which shows how much of the delay is the
 * machine's.
 */
export async function startVisits(address: string, perSecond = pagesPerSecond) {
  await visitAll(address)
  const pages = storedPages.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }))
  const { bare, stop } = await startBareServer(address, pages)
  const of = pages.flatMap((asked) => [address, bare].map((one) => ({ address: one, asked })))
  const load = startLoad({ of, perSecond: 2 * perSecond })
  return {
    async end() {
      const answered = await load.end()
      stop()
      const ofOne = (one: string) =>
        answered.filter((_, place) => of[place]?.address === one).flat()
      return { pages: ofOne(address), bare: ofOne(bare) }
    },
  }
}

async function visitAll(address: string): Promise<void> {
  // Each is requested twice: the notice of a save may come while the first is rendered, which is
  // then not stored.
  for (const path of [...storedPages, ...storedPages]) await (await fetch(address + path)).text()
}

async function writeAll(api: Api, ledger: Ledger, writersOfAKind: number, signal: AbortSignal) {
  const writers = kindNames.flatMap((kind) =>
    Array.from({ length: writersOfAKind }, async (_, writer) => {
      for (let turn = 0; !signal.aborted; turn++) {
        await ledger.send(api, kind, `${kind} during ${writer} ${turn}`)
        await wait(betweenTries)
      }
    }),
  )
  await Promise.all(writers)
}

async function writesAgain(api: Api, ledger: Ledger): Promise<void> {
  const giveUpAt = performance.now() + patience
  for (const kind of kindNames) {
    for (let turn = 0; ; turn++) {
      const { status } = await ledger.send(api, kind, `${kind} after ${turn}`)
      if (status === 201) break
      if (performance.now() > giveUpAt) throw new Error(`nobody can save a ${kind} again`)
      await wait(betweenTries)
    }
  }
}

function isNoLogLine(line: string): boolean {
  return line !== '' && !line.startsWith('{') && !/^(Site|Dashboard|First|  )/.test(line)
}
