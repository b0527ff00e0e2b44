import { describe, expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { manyArticles, openedInHama } from '../../../tests/support/articles.ts'
import { openingInHama, today } from '../../../tests/support/cast.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'

const path = articlesPath()
const idsOf = (articles: { id: number }[]) => articles.map(({ id }) => id)

describe.each(engines)('a visitor on %s', (engine) => {
  test('is offered the languages', async () => {
    const { visitor } = await startedApi(engine)
    const { status, body } = await visitor.get('/public/languages')
    expect(status).toBe(200)
    expect(body).toEqual([
      { code: 'en', name: 'English', status: 'published' },
      { code: 'ar', name: 'العربية', status: 'published' },
    ])
  })

  test('reads an article in each of its languages', async () => {
    const { visitor, storage } = await startedApi(engine)
    await openedInHama(storage.articles)
    const { status, body, headers } = await visitor.get(`${path}/ar/1`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(body).toEqual({
      article: {
        id: 1,
        ...openingInHama.ar,
        excerpt: 'ورشتنا قرب النواعير.',
        image: '',
        picture: null,
        price: null,
        created_at: today.toISOString(),
        updated_at: today.toISOString(),
        gallery: [],
      },
    })
  })

  test('turns the pages of a list', async () => {
    const { visitor, storage } = await startedApi(engine)
    const ids = await manyArticles(storage.articles, 7)
    const first = await visitor.get(`${path}/en`)
    expect(idsOf(first.body.articles)).toEqual(ids.slice(0, 6))
    expect(first.body.pagination).toEqual({ current_page: 1, last_page: 2, total: 7 })
    const second = await visitor.get(`${path}/en?page=2&per_page=6`)
    expect(idsOf(second.body.articles)).toEqual(ids.slice(6))
    const past = await visitor.get(`${path}/en?page=3`)
    expect(past.status).toBe(200)
    expect(past.body).toEqual({
      articles: [],
      pagination: { current_page: 3, last_page: 2, total: 7 },
    })
  })

  test('finds what to read next', async () => {
    const { visitor, storage } = await startedApi(engine)
    const [newest, second, third, fourth, oldest] = await manyArticles(storage.articles, 5)
    const related = async (query = '') => {
      const { body } = await visitor.get(`${path}/en/related/${second}${query}`)
      return idsOf(body.articles)
    }
    expect(await related()).toEqual([newest, third, fourth])
    expect((await visitor.get(`${path}/en/related/999999`)).status).toBe(404)
    expect((await visitor.get(`${path}/ar/related/${second}`)).status).toBe(404)
    expect(await related('?count=2')).toEqual([newest, third])
    expect(await related('?count=100')).toEqual([newest, third, fourth, oldest])
  })

  test('does not meet a pending language, but Omar does', async () => {
    const { visitor, signedInAs, storage } = await startedApi(engine)
    const { write } = openedDatabase(storage.place)
    const german = { name: 'Deutsch', code: 'de', status: 'pending' } as const
    await write('product', (db) => db.insertInto('languages').values(german).execute())
    await openedInHama(storage.articles)
    const omar = await signedInAs('Omar')
    const form = { title: 'Eröffnung in Hama', content: '' }
    expect((await omar.post(`${path}/de/1`, { form })).status).toBe(200)
    for (const call of [`${path}/de`, `${path}/de/1`, `${path}/de/related/1`]) {
      expect((await visitor.get(call)).status, call).toBe(404)
    }
    await write('product', (db) =>
      db.updateTable('languages').set({ status: 'published' }).execute(),
    )
    expect((await visitor.get(`${path}/de/1`)).body.article.title).toBe('Eröffnung in Hama')
    const { body } = await omar.get(path)
    expect(Object.keys(body.content.articles).toSorted()).toEqual(['ar', 'de', 'en'])
  })

  test.each(['page=1000000&per_page=100', 'page=2&per_page=1'])(
    'is answered at once when there is nothing: %s',
    async (query) => {
      const { visitor } = await startedApi(engine)
      const { body } = await visitor.get(`${path}/en?${query}`)
      expect(body.articles).toEqual([])
      expect(body.pagination.total).toBe(0)
    },
  )
})

describe('a number in an address', () => {
  const wrong = ['0', '-1', '1.5', '101', '1e1', '', 'abc', '9'.repeat(30), '1&page=2x']

  test.each(wrong.filter((text) => !text.includes('&')))(
    'is refused as per_page=%s',
    async (text) => {
      const { visitor } = await startedApi('SQLite')
      const { status, body } = await visitor.get(`${path}/en?per_page=${text}`)
      expect(status).toBe(400)
      expect(Object.keys(body.fields)).toEqual(['per_page'])
    },
  )

  test.each([
    ['/en?per_page=100', 200],
    ['/en?per_page=1', 200],
    ['/en?page=0', 400],
    ['/en?page=1000000', 200],
    ['/en?page=1000001', 400],
    ['/en/related/1?count=100', 200],
    ['/en/related/1?count=101', 400],
    ['/en/related/1?count=0', 400],
    ['/en?limit=5', 400],
    ['/en?page=1&sort=asc', 400],
    ['/en?__proto__=1', 400],
    ['/en?constructor=1', 400],
    ['/en/1', 200],
    ['/en/1?page=1', 400],
  ])('%s: %i', async (address, expected) => {
    const { visitor, storage, watched } = await startedApi('SQLite')
    await openedInHama(storage.articles)
    expect((await visitor.get(`${path}${address}`)).status).toBe(expected)
    expect(watched.errors).toEqual([])
  })
})
