import { sql } from 'kysely'
import { join } from 'node:path'
import { insertPosts } from '../tests/support/articles.ts'
import { remove, temporaryFolder } from '../tests/support/product.ts'
import { computeStates } from '../src/storage/articles/article-states.ts'
import { openDatabase } from '../src/storage/engine/database.ts'
import { pageSizes } from '../src/domain/search/pagination.ts'
import { tokenOf } from './article-writes.ts'
import { bareApi } from './bare-api.ts'
import { median } from './figure.ts'

const rounds = 60

export type Desk = Awaited<ReturnType<typeof deskOf>>

export async function ratio(
  one: Desk,
  other: Desk,
  work: (desk: Desk) => Promise<unknown>,
): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    times[0].push(await timed(() => work(one)))
    times[1].push(await timed(() => work(other)))
  }
  return median(times[1]) / median(times[0])
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

export async function deskOf(count: number, { more = [] as string[], words = 1 } = {}) {
  const dataFolder = await temporaryFolder()
  const { storage, call } = await bareApi(dataFolder)
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
    const content = `<p>${'water '.repeat(words)}</p>`
    await sql`update article_texts set content = ${content}`.execute(trx)
    await sql`delete from article_texts where language = 'ar' and article_id % 2 = 0`.execute(trx)
    for (const field of ['title', 'content']) {
      await sql`insert into text_ledger (kind, subject, field, language, edition, revision)
        select 'article', cast(article_id as text), ${field}, language, 1, 1
        from article_texts`.execute(trx)
    }
    await computeStates(trx)
    await sql`analyze`.execute(trx)
  })
  await database.close()
  const headers = { authorization: `Bearer ${await tokenOf({ storage, call })}` }
  const answer = async (path: string, init: RequestInit = {}) => {
    const response = await call(path, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await response.arrayBuffer()
  }
  const ofArticles = '/sections/posts/keys/articles/articles'
  let saved = 0
  return {
    board: () => answer('/coverage/documents?state=work&in=ar&reader=ar&limit=25'),
    counts: () => answer('/coverage'),
    publicList: () => answer(`${ofArticles}/en?per_page=${pageSizes.list}`),
    list: () => answer(`${ofArticles}?limit=${pageSizes.dashboard}&reader=ar`),
    editor: () => answer('/posts/keys/articles/articles/1/en'),
    save() {
      const body = new FormData()
      body.append('title', `Title ${++saved}`)
      return answer(`${ofArticles}/en/1`, { method: 'POST', body })
    },
    async close(): Promise<void> {
      await storage.close()
      await remove(dataFolder)
    },
  }
}
