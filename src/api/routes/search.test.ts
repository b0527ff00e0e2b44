import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { manyArticles, openedInHama } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater } from '../../../tests/support/cast.ts'
import { openedLibraryRoom } from '../../../tests/support/library.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('a search on %s', (engine) => {
  test('finds articles of every section in the asked language, with what readers see', async () => {
    const { visitor, storage } = await startedApi(engine)
    const post = await openedInHama(storage.articles)
    const product = await openedInHama(storage.articles, 'products')
    const { status, body } = await visitor.get(`/search/ar?q=${encodeURIComponent('نواعير حماه')}`)
    expect(status).toBe(200)
    expect(body.articles).toMatchObject([
      { id: product, section: 'products', title: 'افتتاح في حماة' },
      { id: post, section: 'posts', excerpt: 'ورشتنا قرب النواعير.' },
    ])
    expect(body.pagination).toEqual({ current_page: 1, last_page: 1, total: 2 })
  })

  test('does not find a page by what it no longer shows (PAG-4, PAG-12)', async () => {
    const { omar, upload, visitor } = await openedLibraryRoom(engine)
    const shown = (picture: object | null) => ({ wheel001: { kind: 'picture', picture } })
    const json = {
      status: 'published',
      title: { en: 'Our work' },
      blocks: shown({ media: await upload() }),
      texts: { 'caption:wheel001': { en: 'A wheel by the Orontes' } },
    }
    const { id } = (await omar.post('/pages', { json })).body.page
    const total = async () => (await visitor.get('/search/en?q=orontes')).body.pagination.total
    expect(await total()).toBe(1)
    await omar.post(`/pages/${id}`, { json: { blocks: shown(null) } })
    expect(await total()).toBe(0)
  })

  test('finds pages among articles, titles first, if they are published and listed (PAG-12)', async () => {
    const { visitor, storage } = await startedApi(engine)
    const { articles, pages } = storage
    const inText = await openedInHama(articles)
    const norias = { 'title.en': 'Our norias', 'title.ar': 'نواعيرنا', status: 'published' }
    const page = await pages.create(norias, byLayla(hoursLater(-1)))
    const question = { kind: 'questions', items: [{ id: 'turning1' }] }
    const asked = {
      'title.en': 'Questions',
      status: 'published',
      'block:answers1': question,
      'question:turning1.en': 'Do norias turn by night?',
    }
    const hidden = await pages.create(asked, byLayla(hoursLater(1)))
    const found = async (query = 'norias', language = 'en') =>
      (await visitor.get(`/search/${language}?q=${encodeURIComponent(query)}`)).body
    const both = await found()
    expect(both.results).toEqual([
      { kind: 'page', id: page.id, address: '/our-norias' },
      { kind: 'article', id: inText, address: `/blog/${inText}` },
    ])
    expect(both.pages).toMatchObject([{ title: 'Our norias', slug: 'our-norias', excerpt: '' }])
    expect(both.articles).toHaveLength(1)
    expect(both.pagination.total).toBe(2)
    expect((await found('نواعيرنا', 'ar')).results[0].address).toBe('/ar/نواعيرنا')

    await pages.change(hidden.id, { 'answer:turning1.en': '<p>They do.</p>' }, byLayla())
    const ids = async () => (await found()).results.map(({ id }: { id: number }) => id)
    expect(await ids()).toEqual([page.id, hidden.id, inText])
    await pages.change(page.id, { listed: false }, byLayla())
    await pages.change(hidden.id, { status: 'pending' }, byLayla())
    expect(await ids()).toEqual([inText])
    await pages.change(hidden.id, { status: 'published', 'block:answers1': null }, byLayla())
    await pages.change(page.id, { listed: true, 'title.en': 'Our wheels' }, byLayla())
    expect(await ids()).toEqual([inText])
  })

  test('is answered page by page, past the end with nothing', async () => {
    const { visitor, storage } = await startedApi(engine)
    const ids = await manyArticles(storage.articles, 12)
    const read = async (query: string) => {
      const { body } = await visitor.get(`/search/en?q=number&${query}`)
      return [body.articles.map(({ id }: { id: number }) => id), body.pagination]
    }
    expect(await read('page=2')).toEqual([
      ids.slice(10),
      { current_page: 2, last_page: 2, total: 12 },
    ])
    expect(await read('page=2&per_page=5')).toEqual([
      ids.slice(5, 10),
      { current_page: 2, last_page: 3, total: 12 },
    ])
    expect(await read('page=9')).toEqual([[], { current_page: 9, last_page: 2, total: 12 }])
  })

  test('for nothing finds nothing', async () => {
    const { visitor, storage } = await startedApi(engine)
    await openedInHama(storage.articles)
    for (const query of ['', ' ', '!?', '%', '_', "'"]) {
      const { body } = await visitor.get(`/search/en?q=${encodeURIComponent(query)}`)
      expect(body.articles, query).toEqual([])
    }
  })

  test.each([
    ['', 400],
    ['?q=a+b+c+d+e+f+g+h+i', 400],
    [`?q=${'x'.repeat(101)}`, 400],
    ['?q=x&per_page=101', 400],
    ['?q=x&page=0', 400],
    ['?q=x&sort=oldest', 400],
    ['?q=x&q=y', 200],
  ])('with %j is answered %i', async (query, status) => {
    const { visitor } = await startedApi(engine)
    expect((await visitor.get(`/search/en${query}`)).status).toBe(status)
  })

  test('for too many words is told to have fewer', async () => {
    const { visitor } = await startedApi(engine)
    const { body } = await visitor.get('/search/en?q=a+b+c+d+e+f+g+h+i')
    expect(body.fields).toEqual({ q: 'Please use fewer words.' })
  })

  test('in a language visitors may not see is not found', async () => {
    const { visitor } = await startedApi(engine)
    expect((await visitor.get('/search/xx?q=hama')).status).toBe(404)
  })
})
