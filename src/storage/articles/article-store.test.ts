import { describe, expect, test } from 'vitest'
import { manyArticles, openedInHama, saveOf } from '../../../tests/support/articles.ts'
import {
  byLayla,
  halfTranslated,
  hoursLater,
  openingInHama,
  today,
} from '../../../tests/support/cast.ts'
import { engines, openedStorage } from '../../../tests/support/storages.ts'
import type { ArticleStore } from './article-store.ts'

const blank = { title: '', content: '' }
const onSite = { since: today, changedAt: today }

async function listed(articles: ArticleStore, language: string, perPage = 100) {
  const found = await articles.list({ section: 'posts', language, page: 1, perPage })
  return { ids: found.articles.map(({ id }) => id), total: found.total }
}

describe.each(engines)('articles on %s', (engine) => {
  test('are kept in every language they are written in', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    expect(await articles.get('posts', id)).toEqual({
      id,
      section: 'posts',
      createdAt: today,
      cover: null,
      price: null,
      given_date: null,
      gallery: [],
      topics: [],
      texts: openingInHama,
      publishedAt: today,
      publication: { held: {}, live: { ar: onSite, en: onSite }, dates: [] },
      ledger: expect.objectContaining({ shown: expect.anything() }),
      reviews: [],
      revision: 2,
    })
    expect(await articles.find('posts', id, 'ar')).toEqual({
      id,
      ...openingInHama.ar,
      excerpt: 'ورشتنا قرب النواعير.',
      described: new Map(),
      createdAt: today,
      updatedAt: today,
      cover: null,
      price: null,
      given_date: null,
      gallery: [],
    })
  })

  test('are listed newest first, of the same moment the later one first', async () => {
    const { articles } = await openedStorage(engine)
    const create = async (title: string, at: Date) =>
      (await articles.create('posts', saveOf('en', { title }), byLayla(at))).id
    const middle = await create('Middle', hoursLater(2))
    const oldest = await create('Oldest', today)
    const twin = await create('Twin', hoursLater(2))
    const newest = await create('Newest', hoursLater(3))
    expect(await listed(articles, 'en')).toEqual({ ids: [newest, twin, middle, oldest], total: 4 })
  })

  test('keep their place when they are changed', async () => {
    const { articles } = await openedStorage(engine)
    const ids = await manyArticles(articles, 3)
    const [, middle = 0] = ids
    await articles.change(
      'posts',
      middle,
      saveOf('en', { title: 'Changed' }),
      byLayla(hoursLater(9)),
    )
    expect((await listed(articles, 'en')).ids).toEqual(ids)
  })

  test('leave a language when they are emptied in it and come back when they are refilled', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, saveOf('ar', blank), byLayla())
    expect(await articles.find('posts', id, 'ar')).toBeUndefined()
    expect(await listed(articles, 'ar')).toEqual({ ids: [], total: 0 })
    expect(await listed(articles, 'en')).toEqual({ ids: [id], total: 1 })
    expect(await articles.languagesOf('posts', id)).toEqual(['en'])
    await articles.change('posts', id, saveOf('ar', openingInHama.ar), byLayla())
    expect(await listed(articles, 'ar')).toEqual({ ids: [id], total: 1 })
  })

  test('that are half translated are in one list only', async () => {
    const { articles } = await openedStorage(engine)
    const { id } = await articles.create('posts', saveOf('en', halfTranslated), byLayla())
    expect(await listed(articles, 'en')).toEqual({ ids: [id], total: 1 })
    expect(await listed(articles, 'ar')).toEqual({ ids: [], total: 0 })
  })

  test('without a title are in no list, whatever their content', async () => {
    const { articles } = await openedStorage(engine)
    const { id } = await articles.create('posts', saveOf('en', { content: '<p>x</p>' }), byLayla())
    expect(await listed(articles, 'en')).toEqual({ ids: [], total: 0 })
    expect(await articles.find('posts', id, 'en')).toBeUndefined()
    expect((await articles.get('posts', id)).texts.en).toEqual({ title: '', content: '<p>x</p>' })
  })

  test('that are removed are gone with all that belongs to them', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const stored = await openedInHama(articles)
    await articles.remove('posts', id, byLayla())
    expect(await listed(articles, 'en')).toEqual({ ids: [stored], total: 1 })
    expect(await listed(articles, 'ar')).toEqual({ ids: [stored], total: 1 })
    await expect(articles.get('posts', id)).rejects.toThrow('not-found')
    await expect(articles.remove('posts', id, byLayla())).rejects.toThrow('not-found')
  })

  test('keep what a save does not name', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    const changed = await articles.change(
      'posts',
      id,
      saveOf('en', { title: 'Renamed' }),
      byLayla(),
    )
    expect(changed.texts).toEqual({
      en: { title: 'Renamed', content: openingInHama.en.content },
      ar: openingInHama.ar,
    })
    expect(changed.revision).toBe(3)
    const found = await articles.find('posts', id, 'en')
    expect(found?.excerpt).toBe('Our workshop by the norias.')
  })

  test('are not found, changed or removed in another section', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    expect(await articles.find('business', id, 'en')).toBeUndefined()
    expect(await articles.languagesOf('business', id)).toEqual([])
    await expect(articles.get('business', id)).rejects.toThrow('not-found')
    await expect(articles.remove('business', id, byLayla())).rejects.toThrow('not-found')
    await expect(
      articles.change('business', id, saveOf('en', { title: 'Stolen' }), byLayla()),
    ).rejects.toThrow('not-found')
    expect((await articles.get('posts', id)).texts).toEqual(openingInHama)
    expect(await listed(articles, 'en')).toEqual({ ids: [id], total: 1 })
  })

  test('related to one are the newest others of its section in that language', async () => {
    const { articles } = await openedStorage(engine)
    const [newest, second, third, fourth] = await manyArticles(articles, 4)
    await manyArticles(articles, 2, { section: 'business' })
    await manyArticles(articles, 2, { language: 'ar' })
    const related = async (id = 0, count = 3) =>
      (await articles.related('posts', id, 'en', count)).map(({ id }) => id)
    expect(await related(second)).toEqual([newest, third, fourth])
    expect(await related(newest, 2)).toEqual([second, third])
    expect(await related(fourth, 10)).toEqual([newest, second, third])
  })

  test('name the languages they have a title in', async () => {
    const { articles } = await openedStorage(engine)
    const id = await openedInHama(articles)
    expect((await articles.languagesOf('posts', id)).toSorted()).toEqual(['ar', 'en'])
    expect(await articles.languagesOf('posts', id + 1)).toEqual([])
  })

  test('are given to editors whole, whichever languages they have', async () => {
    const { articles } = await openedStorage(engine)
    const both = await openedInHama(articles)
    const { id: half } = await articles.create(
      'posts',
      saveOf('ar', openingInHama.ar),
      byLayla(hoursLater(1)),
    )
    const { id: untitled } = await articles.create(
      'posts',
      saveOf('en', blank),
      byLayla(hoursLater(2)),
    )
    const { articles: found, total } = await articles.listWhole('posts', 1, 10)
    expect(found.map(({ id }) => id)).toEqual([untitled, half, both])
    expect(found[1]?.texts).toEqual({ ar: openingInHama.ar })
    expect(total).toBe(3)
    const second = await articles.listWhole('posts', 2, 2)
    expect(second.articles.map(({ id }) => id)).toEqual([both])
    expect(await articles.listWhole('products', 1, 10)).toEqual({ articles: [], total: 0 })
  })
})
