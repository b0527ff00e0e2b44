import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { wallTimeAt } from '../src/domain/wall-clock.ts'
import { createArticleStore } from '../src/storage/articles/article-store.ts'
import { type Database, openDatabase } from '../src/storage/engine/database.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import type { Place } from './place.ts'

const texts = 100
/** The values are in milliseconds: a product has started before the moment, and has published soon after it. */
const ahead = 5_000
const patience = 60_000
const none = { goal: { most: 0 } }

/** SIGKILL comes when a random number of 100 texts that are due at one moment are on the site. */
export const killedWhilePublishing: Experiment = {
  id: 'SCH-5',
  what: 'killed while it publishes what is due',
  engines,
  run: (given) => killAgainAndAgain(given, 1),
}

/** One of two servers is killed, and the other goes on. */
export const publishedByTwo: Experiment = {
  id: 'SCH-6',
  what: 'one of two servers killed while they publish what is due',
  engines: ['PostgreSQL'],
  run: (given) => killAgainAndAgain(given, 2),
}

async function killAgainAndAgain(given: Given, servers: 1 | 2): Promise<Figure[]> {
  const kills = given.isShort ? 1 : 20
  await using place = await given.newPlace()
  await (await place.start()).kill()
  const chance = chanceFrom(kills)
  const found = { wrong: 0, early: 0, amid: 0 }
  for (let kill = 0; kill < kills; kill += 1) {
    const { wrong, isAmid, isEarly } = await killOnce(place, servers, Math.ceil(chance() * texts))
    found.wrong += wrong
    found.early += Number(isEarly)
    found.amid += Number(isAmid)
  }
  const id = servers === 1 ? 'SCH-5' : 'SCH-6'
  const of = `of ${kills * texts} texts and ${kills} kills, ${found.amid} of them amid`
  return [
    { id, what: `${of}, not live once`, value: found.wrong, unit: '', ...none },
    { id: 'SCH-3', what: 'moments that came too early', value: found.early, unit: '', ...none },
  ]
}

async function killOnce(place: Place, servers: number, fewest: number) {
  const database = openDatabase(
    place.environment.DATABASE_URL ?? join(place.dataFolder, 'wajha.sqlite'),
  )
  try {
    const { ids, dueAt } = await fill(database)
    const products = [await place.start()]
    if (servers === 2) products.push(await place.start())
    const isEarly = (await leftOf(database)) < texts && Date.now() < dueAt
    await until(async () => texts - (await leftOf(database)) >= fewest)
    await products[0]?.kill()
    const left = await leftOf(database)
    const isAmid = left > 0 && left < texts
    if (servers === 1) products.push(await place.start())
    if (servers === 2) await until(async () => (await leftOf(database)) === 0)
    await products[1]?.kill()
    return { wrong: await wrongOf(database, ids), isAmid, isEarly }
  } finally {
    await database.close()
  }
}

async function fill(database: Database): Promise<{ ids: number[]; dueAt: number }> {
  const store = createArticleStore(database)
  const now = new Date()
  const edit = { by: { id: null, name: 'Layla' }, right: 'product', at: now } as const
  const gallery = { removed: [], added: [] }
  const at = wallTimeAt(new Date(now.getTime() + 3_600_000), 'UTC')
  const ids: number[] = []
  for (let number = 0; number < texts; number += 1) {
    const values = { 'title.en': `Due ${number}`, 'content.en': '<p>Water.</p>' }
    const save = { language: 'en', values, gallery, wish: 'no' } as const
    const { id } = await store.create('posts', save, edit)
    await store.changeDates('posts', id, { action: 'publish', languages: ['en'], at }, edit)
    ids.push(id)
  }
  const dueAt = Date.now() + ahead
  await database.writeQuietly('product', (trx) =>
    trx
      .updateTable('publication_dates')
      .set({ due_at: new Date(dueAt).toISOString(), wall_time: '' })
      .execute(),
  )
  return { ids, dueAt }
}

async function leftOf({ db }: Database): Promise<number> {
  const { left } = await db
    .selectFrom('publication_dates')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return Number(left)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const began = Date.now()
  while (Date.now() - began < patience && !(await isSo())) await wait(2)
}

async function wrongOf({ db }: Database, ids: number[]): Promise<number> {
  const revisions = await db
    .selectFrom('revisions')
    .select('subject')
    .where('kind', '=', 'article')
    .where('action', '=', 'publish')
    .execute()
  const live = await db
    .selectFrom('article_texts')
    .select('article_id')
    .where('title', '<>', '')
    .execute()
  const publishings = Map.groupBy(revisions, ({ subject }) => Number(subject))
  const onSite = new Set(live.map(({ article_id }) => article_id))
  return ids.filter((id) => publishings.get(id)?.length !== 1 || !onSite.has(id)).length
}
