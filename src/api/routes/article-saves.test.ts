import { expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { openedInHama } from '../../../tests/support/articles.ts'
import { inviteCast } from '../../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { watchedDatabase } from '../../../tests/support/watched-database.ts'
import { createArticleStore } from '../../storage/articles/article-store.ts'

test.each(engines)('a save reads the article once and locks it once on %s', async (engine) => {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const id = await openedInHama(storage.articles)
  const { database, sent } = watchedDatabase(openedDatabase(storage.place))
  const watched = { ...storage, articles: createArticleStore(database) }
  const omar = await (await startedApi(engine, { storage: watched })).signedInAs('Omar')
  const form = { title: 'Opened in Hama', base_revision: '2' }
  expect((await omar.post(`${articlesPath()}/en/${id}`, { form })).status).toBe(200)
  const among = (pattern: RegExp) => sent.filter(({ sql }) => pattern.test(sql)).length
  expect(among(/^select .*"content".* from "article_texts"/)).toBe(1)
  expect(among(/^update "articles" set "revision" = "revision"/)).toBe(1)
})
