import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertPosts, manyArticles } from '../../../tests/support/articles.ts'
import { engines, migratedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { quickest } from '../../../tests/support/timing.ts'
import { type ArticleStore, createArticleStore } from './article-store.ts'
import type { Database } from '../engine/database.ts'

const posts = (page: number, perPage: number) =>
  ({ section: 'posts', language: 'en', page, perPage }) as const

describe.each(engines)('pages on %s', (engine) => {
  test.each([1, 2, 3, 5, 6, 7, 12, 13])(
    'of %i articles follow each other without a gap',
    async (count) => {
      const { articles } = await openedStorage(engine)
      const ids = await manyArticles(articles, count)
      for (const perPage of [1, 2, 3, 5, 6, 7, 100]) {
        const pages: number[] = []
        for (let page = 1; page <= Math.ceil(count / perPage); page++) {
          const found = await articles.list(posts(page, perPage))
          expect(found.total).toBe(count)
          expect(found.articles.length).toBeGreaterThan(0)
          pages.push(...found.articles.map(({ id }) => id))
        }
        expect(pages, `${perPage} a page`).toEqual(ids)
      }
    },
  )

  test('past the end are empty and say how many there are', async () => {
    const { articles } = await openedStorage(engine)
    await manyArticles(articles, 7)
    for (const page of [3, 4, 1_000_000]) {
      expect(await articles.list(posts(page, 6))).toEqual({ articles: [], total: 7 })
    }
  })

  test('of nothing are empty', async () => {
    const { articles } = await openedStorage(engine)
    expect(await articles.list(posts(1, 6))).toEqual({ articles: [], total: 0 })
  })

  test('of 100,000 articles come straight from the index, the last as quickly as the first', async () => {
    const database = await migratedDatabase(engine)
    await insertPosts(database, 100_000)
    const articles = createArticleStore(database)
    const last = Math.ceil(100_000 / 6)

    for (const page of [1, 100, last - 100, last]) {
      const plan = await plansOf(database, (watched) => watched.list(posts(page, 6)))
      expect(plan, `page ${page}`).toContain('article_texts_newest')
      expect(plan, `page ${page}`).not.toMatch(sorted)
    }

    const related = await plansOf(database, (watched) => watched.related('posts', 7, 'en', 3))
    expect(related).toContain('article_texts_newest')
    expect(related).not.toMatch(sorted)

    const feed = await plansOf(database, (watched) => watched.newestIn('en', 20))
    expect(feed).toContain('article_texts_of_news')
    expect(feed).not.toMatch(sorted)

    const first = await quickest(20, () => articles.list(posts(1, 6)))
    expect(await quickest(20, () => articles.list(posts(last, 6)))).toBeLessThan(first * 5 + 1)
    expect((await articles.list(posts(last, 6))).articles.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  }, 60_000)
})

const sorted = /sort|temp b-tree|seq scan|hash/i

async function plansOf(
  database: Database,
  work: (articles: ArticleStore) => Promise<unknown>,
): Promise<string> {
  const sent: RootOperationNode[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node }) {
      sent.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = database.db.withPlugin(watching)
  await work(createArticleStore({ ...database, db }))

  const executor = database.db.getExecutor()
  const prefix = database.engine === 'postgres' ? 'explain' : 'explain query plan'
  const plans: unknown[] = []
  for (const node of sent) {
    const { sql, parameters } = executor.compileQuery(node, createQueryId())
    if (!/from "article_texts"[^]*order by/.test(sql)) continue
    const explained = CompiledQuery.raw(`${prefix} ${sql}`, [...parameters])
    plans.push((await executor.executeQuery(explained)).rows)
  }
  return JSON.stringify(plans)
}
