import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { dice } from '../../../tests/support/dice.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { up } from '../engine/migrations/044-article-states.ts'
import type { Database } from '../engine/database.ts'
import type { Storage } from '../create-storage.ts'
import { articleSections, type ArticleSection } from '../../domain/articles/article.ts'
import { computeStates } from './article-states.ts'

const languages = ['en', 'ar', 'de', 'fr']
const german = { name: 'Deutsch', code: 'de', status: 'published' } as const

async function statesAt({ db }: Database) {
  const rows = await db.selectFrom('article_states').selectAll().execute()
  const totals = await db
    .selectFrom('article_state_totals')
    .selectAll()
    .where('total', '<>', 0)
    .execute()
  const sorted = (found: object[]) => found.map((row) => JSON.stringify(row)).toSorted()
  return { rows: sorted(rows), totals: sorted(totals) }
}

async function expectAsComputed(database: Database): Promise<number> {
  const found = await statesAt(database)
  await database.writeQuietly('product', (trx) => computeStates(trx))
  expect(found).toEqual(await statesAt(database))
  return found.rows.length
}

/** A migration of a store that is filled finds the same. */
async function expectAsMigrated(database: Database) {
  const { rows, totals } = await statesAt(database)
  await database.writeQuietly('product', async (trx) => {
    for (const table of ['article_states', 'article_state_totals', 'left_out']) {
      await sql`drop table ${sql.table(table)}`.execute(trx)
    }
    await up(trx as never)
  })
  expect(await statesAt(database)).toEqual({ rows, totals })
}

type Known = Map<number, ArticleSection>

/** Refusals, as of a publication without a title, are steps, too. */
async function step(storage: Storage, known: Known, roll: (sides: number) => number) {
  const { articles } = storage
  const one = <Item>(items: readonly Item[]) => items[roll(items.length)] as Item
  const language = one(languages)
  const [id = 0, section = 'posts'] = one([...known]) ?? []
  const edit = byLayla(hoursLater(known.size))
  const text = {
    ...(roll(2) && { title: one(['', 'Opening in Hama', 'Half translated']) }),
    ...(roll(2) && { content: one(['', '<p>By the norias</p>', '<p>"content.ar":"</p>']) }),
  }
  const wish = one([undefined, 'yes', 'no'] as const)
  const save = { ...saveOf(language, text), wish }
  const acts = [
    async () => {
      const newest = one(articleSections)
      const { id: made } = await articles.create(newest, save, edit)
      known.set(made, newest)
    },
    ...Array.from({ length: 6 }, () => () => articles.change(section, id, save, edit)),
    () =>
      storage.ledgers.mark(
        'article',
        id,
        {
          texts: [{ language, field: 'title' }],
          mark: one(['right', 'lead'] as const),
        },
        edit,
      ),
    ...(['publish', 'unpublish', 'discard'] as const).map((action) => () => {
      const change = { action, languages: [language], pictures: false }
      return articles.changePublication(section, id, change, edit)
    }),
    () =>
      articles.changeDates(
        section,
        id,
        { action: 'publish', languages: [language], at: '2026-01-01T09:00' },
        edit,
      ),
    () => articles.changeDates(section, id, { action: 'cancel', languages: [language] }, edit),
    async () => {
      const trash = await articles.remove(section, id, edit)
      if (roll(2)) {
        await storage.trash.restore(await storage.trash.get(['article'], [trash], today), edit)
      } else known.delete(id)
    },
    async () => {
      const added = (await storage.languages.all()).find(({ code }) => code === 'de')
      if (added) await storage.languages.remove(added.id, edit)
      else await storage.languages.add(german, byLayla())
    },
  ]
  await Promise.allSettled([(known.size < 3 ? acts[0] : one(acts))?.()])
}

describe.each(engines)('what the board finds articles by on %s', (engine) => {
  test.each([1, 2, 3])('is as computed after any sequence of saves (COV-3, %i)', async (seed) => {
    const storage = await openedStorage(engine)
    const known: Known = new Map()
    const roll = dice(seed)
    const database = openedDatabase(storage.place)
    let most = 0
    for (let round = 0; round < 60; round++) {
      await step(storage, known, roll)
      if (round % 3 === 2) most = Math.max(most, await expectAsComputed(database))
    }
    expect(most).toBeGreaterThan(20)
    await expectAsMigrated(database)
  })
})
