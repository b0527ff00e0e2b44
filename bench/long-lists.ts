import { join } from 'node:path'
import { type Database, openDatabase } from '../src/storage/engine/database.ts'
import { insertDrafts, insertPosts, insertTopics } from '../tests/support/articles.ts'
import { remove, temporaryFolder } from '../tests/support/product.ts'
import { type Figure, median } from './figure.ts'
import { bareApi } from './bare-api.ts'

const few = 100
const many = 100_000
const perPage = 6
const rounds = 60

type List = Awaited<ReturnType<typeof listOf>>

/**
 * F8: the first and the last page of a list, with few and with many articles, and with as many drafts
 * beside them (EDT-22), and that of a topic that all have against its section (TOP-12), in turns.
 */
export async function longLists(): Promise<Figure[]> {
  const [short, long] = [await listOf(few), await listOf(many)]
  const first = await slower(short, long, () => 1)
  const last = await slower(short, long, (count) => Math.ceil(count / perPage))
  const drafted = await listOf(many, insertDrafts)
  const [firstBeside, lastBeside] = [
    await slower(long, drafted, () => 1),
    await slower(long, drafted, () => Math.ceil(many / perPage)),
  ]
  const topics = await listOf(many, insertTopics)
  const ofTopic = await slower(
    topics,
    { ...topics, timeOf: (page) => topics.timeOf(page, 1) },
    () => 1,
  )
  for (const list of [short, long, drafted, topics]) await list.close()
  return [
    { id: 'F8', what: 'first page of 100,000 to that of 100', value: first, goal: { most: 1.5 } },
    { id: 'F8', what: 'last page of 100,000 to that of 100', value: last, goal: { most: 5 } },
    { id: 'F8', what: 'first page beside 100,000 drafts', value: firstBeside, goal: { most: 1.1 } },
    { id: 'F8', what: 'last page beside 100,000 drafts', value: lastBeside, goal: { most: 1.1 } },
    {
      id: 'TOP-12',
      what: 'first page of a topic to that of all',
      value: ofTopic,
      goal: { most: 1.2 },
    },
  ]
}

async function slower(short: List, long: List, page: (count: number) => number): Promise<number> {
  const times: Record<'short' | 'long', number[]> = { short: [], long: [] }
  for (let round = 0; round < rounds; round++) {
    times.short.push(await short.timeOf(page(short.count)))
    times.long.push(await long.timeOf(page(long.count)))
  }
  return median(times.long) / median(times.short)
}

async function listOf(count: number, insertMore?: (database: Database) => Promise<void>) {
  const dataFolder = await temporaryFolder()
  const { storage, call } = await bareApi(dataFolder)
  const database = openDatabase(join(dataFolder, 'wajha.sqlite'))
  await insertPosts(database, count)
  await insertMore?.(database)
  await database.close()
  return {
    count,
    async timeOf(page: number, topic?: number): Promise<number> {
      const began = performance.now()
      const path = `/sections/posts/keys/articles/articles/ar?page=${page}&per_page=${perPage}${topic ? `&topic=${topic}` : ''}`
      const { articles } = await (await call(path)).json()
      if (articles.length === 0) throw new Error(`page ${page} of ${count} articles is empty`)
      return performance.now() - began
    },
    async close(): Promise<void> {
      await storage.close()
      await remove(dataFolder)
    },
  }
}
