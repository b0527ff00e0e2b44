import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Figure } from '../bench/figure.ts'
import type { Experiment, Given } from './experiment.ts'
import { answeredWithin, endure, everyPage, keptPromises, quickPages } from './outage.ts'

const id = 'L3'
/** Four kinds of writers make twenty that wait. */
const writersOfAKind = 5

/** Another process holds SQLite's lock, once briefly enough to wait for and once for too long. */
export const lockedSqlite: Experiment = {
  id,
  what: 'SQLite locked by another process',
  engines: ['SQLite'],
  async run(given) {
    const waited = await whileLocked('locked for 3 s', 3, given)
    const what = 'locked for 3 s: writes refused'
    const refused = waited.endured.ledger.refused()
    const figures: Figure[] = [
      ...waited.figures,
      { id, what, value: refused, unit: '', goal: { most: 0 } },
    ]
    if (given.isShort) return figures
    const long = await whileLocked('locked for 30 s', 30, given)
    return [...figures, ...long.figures, answeredWithin(6, id, 'locked for 30 s', long.endured)]
  },
}

async function whileLocked(fault: string, lasts: number, { newPlace, isShort }: Given) {
  await using place = await newPlace()
  const product = await place.start()
  using other = closing(
    new DatabaseSync(join(place.dataFolder, 'wajha.sqlite'), { timeout: 5_000 }),
  )
  const endured = await endure(product, {
    begin: () => other.exec('begin exclusive'),
    lasts,
    end: () => other.exec('commit'),
    writersOfAKind,
    isShort,
  })
  const figures = [
    everyPage(id, fault, endured),
    ...keptPromises(id, fault, endured),
    quickPages(id, fault, endured),
  ]
  return { endured, figures }
}

function closing(database: DatabaseSync) {
  return Object.assign(database, { [Symbol.dispose]: () => database.close() })
}
