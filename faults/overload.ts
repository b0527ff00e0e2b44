import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, median } from '../bench/figure.ts'
import type { Answered } from '../bench/load-generator.ts'
import { memoryOf } from '../bench/memory.ts'
import { p99, percentile99, startLoad } from '../bench/start-load.ts'
import type { Experiment, Given } from './experiment.ts'

const rounds = 5
const seconds = 3
const times = 10
const known = { path: '/ar/blog', headers: { 'accept-encoding': 'br' } }
const sought = { path: '/ar/search?q=ماء', headers: { 'accept-encoding': 'br' } }

/**
 * Ten times as many pages to render as it can bear, in turns with as many as it bears, so that other load
 * on the machine slows both. A lightly loaded process measures times: the one that
 * makes the load reads its responses late.
 */
export const overload: Experiment = {
  id: 'L6',
  what: 'ten times the load it can bear',
  engines: ['SQLite'],
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace('demo')
  const { address, pid } = await place.start()
  await fetch(new URL(known.path, address))
  const search = { address, asked: sought }
  const seen = []
  for (let round = 0; round < rounds; round++) {
    const bearing = startLoad({ of: [search], atOnce: 8 })
    await wait(seconds * 1000)
    const borne = answered(await bearing.end(), 200) / seconds
    const crowd = startLoad({ of: [search], perSecond: borne * times })
    const few = startLoad({ of: [{ address, asked: known }, search], perSecond: 100 })
    let memory = 0
    for (let second = 0; second < seconds; second++) {
      await wait(1000)
      memory = Math.max(memory, await memoryOf(pid))
    }
    const [ofCrowd, [pages = [], searches = []]] = await Promise.all([crowd.end(), few.end()])
    const asked = answered([...ofCrowd, searches]) / seconds
    const served = answered([...ofCrowd, searches], 200) / seconds
    seen.push({ borne, asked, served, memory, pages, searches })
  }
  const pages = seen.flatMap((round) => round.pages)
  const searches = seen.flatMap((round) => round.searches)
  const share = median(seen.map(({ served, borne }) => served / borne))
  const memory = Math.max(...seen.map((round) => round.memory))
  const refused = searches.filter(({ status }) => status === 503).map(({ time }) => time)
  const id = 'L6'
  const borne = median(seen.map((round) => round.borne)).toFixed(0)
  const asked = median(seen.map((round) => round.asked)).toFixed(0)
  const note = `bears ${borne} searches a second, was asked for ${asked}`
  return [
    { id, what: 'served at ten times the load', value: share, goal: { least: 0.8 }, note },
    { id, what: 'p99 of refusals', value: percentile99(refused), unit: 'ms', goal: { most: 100 } },
    { id, what: 'p99 of stored pages', value: p99(pages), unit: 'ms', goal: { most: 100 } },
    { id, what: 'memory', value: memory, unit: 'MB', goal: { most: 400 } },
  ]
}

function answered(all: Answered, wanted?: number): number {
  return all.flat().filter(({ status }) => status === (wanted ?? status)).length
}
