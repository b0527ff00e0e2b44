import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, median } from '../bench/figure.ts'
import { p99 } from '../bench/start-load.ts'
import { freePort } from '../tests/support/first-start.ts'
import type { SystemResponse } from '../src/contract/system.ts'
import { type Api, apiOf, signIn } from '../tests/support/product.ts'
import { addPictures } from './add-pictures.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import { startVisits } from './outage.ts'

const id = 'BAK-3'
const rounds = 5
/** There are enough pictures that a backup takes long enough to be felt. */
const pictures = 32
/** The time is in milliseconds: pages are rendered for the first time. */
const warmUp = 3_000

/**
 * Visitors of stored pages read the same pages with a backup and without, in turns. A bare server
 * beside it shows how much of the difference is the machine's.
 */
export const backupBesideVisitors: Experiment = {
  id,
  what: 'visitors during a backup',
  engines,
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace('demo')
  const port = await freePort()
  const folder = join(place.dataFolder, 'backups')
  const settings = { METRICS_PORT: port, BACKUP_AT: '03:00', BACKUP_TO: folder }
  await addPictures(place, pictures)
  const { address } = await place.start(settings)
  await visitsDuring(address, () => wait(warmUp))
  const api = apiOf(address, (await signIn(address)).token)
  const ratios: number[] = []
  const bareRatios: number[] = []
  let longest = 0
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await delayOf(port)
    const during = await visitsDuring(address, () => backUp(api))
    longest = Math.max(longest, await delayOf(port))
    const lasted = performance.now() - began
    const without = await visitsDuring(address, () => wait(lasted))
    ratios.push(p99(during.pages) / p99(without.pages))
    bareRatios.push(p99(during.bare) / p99(without.bare))
  }
  const [ofPages, ofBare] = [median(ratios), median(bareRatios)]
  const what = 'p99 of stored pages during a backup, to without'
  const note = `a bare server beside it: ${ofBare.toFixed(1)} ×`
  return [
    { id, what, value: ofPages, goal: { most: 2 }, note },
    { id, what: 'of that, not the machine’s', value: ofPages / ofBare, goal: { most: 1.5 } },
    { id, what: 'event loop held up', value: longest, unit: 'ms', goal: { most: 50 } },
  ]
}

async function visitsDuring(address: string, work: () => Promise<unknown>) {
  const visits = await startVisits(address)
  await work()
  return visits.end()
}

/** Resolves when the backup has ended, which begins as by "Back up now". */
async function backUp(api: Api): Promise<void> {
  const state = async () => ((await (await api('system')).json()) as SystemResponse).backups
  const before = (await state())?.last?.ended_at
  await api('system/backups', { method: 'POST' })
  for (;;) {
    const { is_running, last } = (await state()) ?? {}
    if (!is_running && last?.ended_at !== before) return
    await wait(1_000)
  }
}

async function delayOf(port: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]
  return Number(seconds) * 1000
}
