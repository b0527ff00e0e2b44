import { sql } from 'kysely'
import { join } from 'node:path'
import { saveOf, insertPosts } from '../tests/support/articles.ts'
import { byLayla } from '../tests/support/cast.ts'
import { remove, temporaryFolder } from '../tests/support/product.ts'
import { computeStates } from '../src/storage/articles/article-states.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { bareApi } from './bare-api.ts'
import { type Figure, median } from './figure.ts'

const few = 100
const many = 100_000
const rounds = 60
const eightMore = ['de', 'fr', 'es', 'it', 'tr', 'fa', 'ru', 'ku']

type Desk = Awaited<ReturnType<typeof deskOf>>
type Work = (desk: Desk) => Promise<unknown>

/**
 * F13: the board of translations and its counts with few and with many articles, of which every second lacks
 * Arabic; lists, the board and a save with ten languages and with two. In turns.
 */
export async function translationBoard(): Promise<Figure[]> {
  const [short, long] = [await deskOf(few), await deskOf(many)]
  const board = await ratio(short, long, (desk) => desk.board())
  const counts = await ratio(short, long, (desk) => desk.counts())
  await Promise.all([short.close(), long.close()])
  const [two, ten] = [await deskOf(10_000), await deskOf(10_000, eightMore)]
  const list = await ratio(two, ten, (desk) => desk.list())
  const boardOfTen = await ratio(two, ten, (desk) => desk.board())
  const save = await ratio(two, ten, (desk) => desk.save())
  await Promise.all([two.close(), ten.close()])
  const goal = { most: 1.2 }
  return [
    { id: 'F13', what: 'board among 100,000 articles to among 100', value: board, goal },
    { id: 'F13', what: 'its counts among 100,000 articles to among 100', value: counts, goal },
    { id: 'F13', what: 'public list in ten languages to in two', value: list, goal },
    { id: 'F13', what: 'board in ten languages to in two', value: boardOfTen, goal },
    { id: 'F13', what: 'save in ten languages to in two', value: save, goal },
  ]
}

async function ratio(one: Desk, other: Desk, work: Work): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timed(() => work(one)))
    times[1].push(await timed(() => work(other)))
  }
  return median(times[1]) / median(times[0])
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function deskOf(count: number, more: string[] = []) {
  const dataFolder = await temporaryFolder()
  const { storage } = await bareApi(dataFolder)
  const database = openDatabase(join(dataFolder, 'wajha.sqlite'))
  await insertPosts(database, count)
  await database.writeQuietly('product', async (trx) => {
    for (const code of more) {
      await sql`insert into languages (name, code, status) values (${code}, ${code}, 'published')`.execute(
        trx,
      )
      await sql`insert into article_texts
        (article_id, language, section, created_at, title, content, excerpt)
        select article_id, ${code}, section, created_at, title, content, excerpt
        from article_texts where language = 'en'`.execute(trx)
      await sql`insert into article_totals values ('posts', ${code}, ${count})`.execute(trx)
    }
    await sql`delete from article_texts where language = 'ar' and article_id % 2 = 0`.execute(trx)
    await computeStates(trx)
    await sql`analyze`.execute(trx)
  })
  await database.close()
  const { articles, coverage, languages } = storage
  const codes = await languages.codes()
  const user = { id: 1, roleName: 'admin' } as Parameters<typeof coverage.counts>[1]
  let saved = 0
  return {
    board: () =>
      coverage.documents(
        { kind: 'posts', state: 'work', language: 'ar', q: '', page: 1, limit: 25 },
        codes,
        user,
      ),
    counts: () => coverage.counts(codes, user),
    list: () => articles.list({ section: 'posts', language: 'en', page: 1, perPage: 6 }),
    save: () => articles.change('posts', 1, saveOf('en', { title: `Title ${++saved}` }), byLayla()),
    async close(): Promise<void> {
      await storage.close()
      await remove(dataFolder)
    },
  }
}
