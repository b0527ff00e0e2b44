import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { hash } from '@node-rs/argon2'
import demo from '../demo/content.json' with { type: 'json' }
import { layla, remove, temporaryFolder } from '../tests/support/product.ts'
import { chanceFrom } from '../faults/chance.ts'
import { type Figure, median } from './figure.ts'
import { bareApi } from './bare-api.ts'

const rounds = 5
const articles = 200
const hands = 8
const texts = demo.posts.map(({ title, content }) => ({ title: title.ar, content: content.ar }))

const rowsOf = {
  articles: 'id = ?',
  article_texts: 'article_id = ?',
  article_words: 'article_id = ?',
  revisions: "kind = 'article' and subject = cast(? as text)",
} as const

/**
 * F9: articles written through the API concurrently, against bare SQLite inserts of the same rows.
 */
export async function articleWrites(): Promise<Figure[]> {
  const dataFolder = await temporaryFolder()
  const { storage, call } = await bareApi(dataFolder)
  const write = await writerOf({ storage, call })
  const bare = bareCopy(dataFolder)
  await inTurns(write)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const ids = await inTurns(write)
    const time = performance.now() - began
    ratios.push(bare.timeToCopy(ids) / time)
  }
  bare.close()
  await storage.close()
  await remove(dataFolder)
  const value = median(ratios)
  return [
    { id: 'F9', what: 'articles through the API to bare inserts', value, goal: { least: 0.25 } },
  ]
}

export async function writerOf({ storage, call }: Awaited<ReturnType<typeof bareApi>>) {
  const token = await tokenOf({ storage, call })
  let written = 0
  return async function write(id?: number): Promise<number> {
    const body = new FormData()
    const { title = '', content = '' } = texts[written++ % texts.length] ?? {}
    body.append('title', title)
    body.append('content', id === undefined ? content : inOtherOrder(content, written))
    const headers = { authorization: `Bearer ${token}` }
    const path = `/sections/posts/keys/articles/articles/ar${id === undefined ? '' : `/${id}`}`
    return (await (await call(path, { method: 'POST', headers, body })).json()).article.id
  }
}

export async function tokenOf({
  storage,
  call,
}: Awaited<ReturnType<typeof bareApi>>): Promise<string> {
  const { name, ...rest } = {
    name: 'Layla',
    roleName: 'admin',
    status: 'active',
    avatar: '',
  } as const
  const passwordHash = await hash(layla.password, { memoryCost: 64, timeCost: 1 })
  await storage.users.add(
    { name, email: layla.email, passwordHash, ...rest },
    { right: 'product', at: new Date() },
  )
  const answer = await call('/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(layla),
  })
  return (await answer.json()).token
}

/** Saves of the same few texts would be compressed to nothing. */
function inOtherOrder(content: string, seed: number): string {
  const chance = chanceFrom(seed)
  const words = content.replace(/<[^>]*>/g, ' ').split(/\s+/)
  const shuffled = words.map((word) => ({ word, at: chance() })).toSorted((a, b) => a.at - b.at)
  return `<p>${shuffled.map(({ word }) => word).join(' ')}</p>`
}

export async function inTurns(write: () => Promise<number>): Promise<number[]> {
  const ids: number[] = []
  const work = async () => {
    for (let count = 0; count < articles / hands; count++) ids.push(await write())
  }
  await Promise.all(Array.from({ length: hands }, work))
  return ids
}

/** The tables are the same and equally durable, with one transaction per article. */
function bareCopy(folder: string) {
  const original = new DatabaseSync(join(folder, 'wajha.sqlite'), { readOnly: true })
  const copy = new DatabaseSync(join(folder, 'bare.sqlite'), {
    enableForeignKeyConstraints: false,
  })
  copy.exec('pragma journal_mode = wal; pragma synchronous = full')
  for (const sql of schemaOf(original)) copy.exec(sql)
  const tables = Object.entries(rowsOf).map(([table, where]) => ({
    read: original.prepare(`select * from ${table} where ${where}`),
    insert: inserting(original, copy, table),
  }))
  type Rows = { insert: StatementSync; values: SQLInputValue[] }[]
  const rowsOfArticle = (id: number): Rows =>
    tables.flatMap(({ read, insert }) =>
      read.all(id).map((row) => ({ insert, values: Object.values(row) })),
    )

  return {
    timeToCopy(ids: number[]): number {
      const all = ids.map(rowsOfArticle)
      const began = performance.now()
      for (const rows of all) {
        copy.exec('begin immediate')
        for (const { insert, values } of rows) insert.run(...values)
        copy.exec('commit')
      }
      return performance.now() - began
    },
    close(): void {
      original.close()
      copy.close()
    },
  }
}

function schemaOf(database: DatabaseSync): string[] {
  const names = Object.keys(rowsOf).map((name) => `'${name}'`)
  const query = `select sql from sqlite_master where sql is not null and tbl_name in (${names})`
  return database
    .prepare(query)
    .all()
    .map(({ sql }) => String(sql))
}

function inserting(original: DatabaseSync, copy: DatabaseSync, table: string): StatementSync {
  const columns = original.prepare(`select * from ${table}`).columns()
  return copy.prepare(`insert into ${table} values (${columns.map(() => '?').join(', ')})`)
}
