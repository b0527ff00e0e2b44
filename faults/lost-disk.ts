import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { insertPosts } from '../tests/support/articles.ts'
import { apiOf, signIn } from '../tests/support/product.ts'
import { wajhaProcess } from '../tests/support/wajha.ts'
import { chanceFrom } from './chance.ts'
import type { Experiment, Given } from './experiment.ts'
import { writeAll } from './killed-while-writing.ts'
import { manyVisitors } from './applications.ts'
import { allKinds, type KindName } from './kinds.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Place } from './place.ts'

/** Milliseconds of acknowledged writes that a lost disk may take along. */
const mostLost = 10_000
const lookEvery = 1_000

/** The data folder is deleted under writes with pictures, and what was sent is restored elsewhere. */
export const lostDisk: Experiment = {
  id: 'L13',
  what: 'the disk with the data is gone',
  engines: ['SQLite'],
  isLong: true,
  run: (given) => lost(given, { rounds: Number(process.env.LOST_DISKS ?? 50) }),
}

export const lostLargeSite: Experiment = {
  id: 'L13',
  what: 'the disk with 10,000 articles is gone',
  engines: ['SQLite'],
  isLong: true,
  run: (given) => lost(given, { rounds: 1, articles: 10_000 }),
}

async function lost(
  { newPlace }: Given,
  { rounds, articles = 0 }: { rounds: number; articles?: number },
): Promise<Figure[]> {
  await using place = await newPlace()
  const chance = chanceFrom(rounds)
  const sent = join(place.dataFolder, 'sent')
  if (articles > 0) await prefill(place, join(place.dataFolder, 'disk-0'), articles)
  const ledger = createLedger(allKinds)
  const found = { lost: 0, half: 0, refused: 0, longestLoss: 0, slowest: 0 }
  const acknowledged: KindName[] = []
  await mkdir(sent)
  for (let round = 0; round < rounds; round++) {
    const dataFolder = join(place.dataFolder, `disk-${round}`)
    const { snapshots, destroyedAt } = await destroyedUnderWrites(place, ledger, {
      settings: { ...manyVisitors, DATA_DIR: dataFolder, BACKUP_TO: sent },
      round: `${round}`,
      writesFor: mostLost + chance() * 5_000,
    })
    const began = performance.now()
    const next = join(place.dataFolder, `disk-${round + 1}`)
    const settings = { ...place.environment, DATA_DIR: next }
    const restored = await wajhaProcess(settings, 'restore', sent)
    if (restored.code !== 0) found.refused += 1
    const product = await place.start({ DATA_DIR: next })
    found.slowest = Math.max(found.slowest, (performance.now() - began) / 1000)
    const api = apiOf(product.address, (await signIn(product.address)).token)
    const old = snapshots.findLast(({ at }) => at <= destroyedAt - mostLost)
    const { lost, half } = await ledger.check(api, old?.entries ?? [])
    found.lost += lost
    found.half += half
    const whole = await newestWhole(snapshots, (entries) => ledger.check(api, entries))
    found.longestLoss = Math.max(found.longestLoss, (destroyedAt - whole) / 1000)
    await product.kill()
    acknowledged.push(...ledger.acknowledged().map(({ kind }) => kind))
    ledger.forget()
  }
  const id = 'L13'
  const none = { unit: '', goal: { most: 0 } } as const
  const of = articles > 0 ? `${articles} articles: ` : ''
  const note = ledger.kinds
    .map((kind) => `${acknowledged.filter((one) => one === kind).length} ${kind}s`)
    .join(', ')
  return [
    { id, what: `${of}of ${rounds} disks, not restored`, value: found.refused, ...none },
    { id, what: `${of}acknowledged 10 s before, lost`, value: found.lost, ...none, note },
    { id, what: `${of}half there`, value: found.half, ...none },
    { id, what: `${of}longest loss`, value: found.longestLoss, unit: 's', goal: { most: 10 } },
    { id, what: `${of}answers again after`, value: found.slowest, unit: 's', goal: { most: 300 } },
  ]
}

async function prefill(place: Place, dataFolder: string, articles: number): Promise<void> {
  await (await place.start({ DATA_DIR: dataFolder })).stop()
  const database = openDatabase(join(dataFolder, 'wajha.sqlite'))
  await insertPosts(database, articles)
  await database.close()
}

type Snapshot = { at: number; entries: ReturnType<Ledger['acknowledged']> }

async function destroyedUnderWrites(
  place: Place,
  ledger: Ledger,
  {
    settings,
    round,
    writesFor,
  }: { settings: Record<string, string>; round: string; writesFor: number },
) {
  const product = await place.start(settings)
  const { token } = await signIn(product.address)
  const known = new Set(await basesIn(settings.BACKUP_TO ?? ''))
  while ((await basesIn(settings.BACKUP_TO ?? '')).every((name) => known.has(name))) await wait(200)
  const over = new AbortController()
  const writing = writeAll(apiOf(product.address, token), ledger, round, over.signal)
  const snapshots: Snapshot[] = []
  const end = performance.now() + writesFor
  while (performance.now() < end) {
    snapshots.push({ at: performance.now(), entries: ledger.acknowledged() })
    await wait(lookEvery)
  }
  over.abort()
  const destroyedAt = performance.now()
  await product.kill()
  await rm(settings.DATA_DIR ?? '', { recursive: true, force: true })
  await writing
  return { snapshots, destroyedAt }
}

export async function basesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'changes/chains'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.includes('/base-'))
}

/** When the newest snapshot was taken of which nothing is lost. */
async function newestWhole(
  snapshots: Snapshot[],
  check: (entries: Snapshot['entries']) => Promise<{ lost: number }>,
): Promise<number> {
  for (const { at, entries } of snapshots.toReversed()) {
    if ((await check(entries)).lost === 0) return at
  }
  return snapshots[0]?.at ?? 0
}
