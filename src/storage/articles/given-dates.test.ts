import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, openingInHama, today } from '../../../tests/support/cast.ts'
import { type EngineName, engines, openedStorage } from '../../../tests/support/storages.ts'
import type { ArticleSave } from './article-save.ts'
import type { PublicationChange } from './save-publication.ts'

const longAgo = '2014-03-01T09:30'
const then = new Date('2014-03-01T09:30:00Z')
const text = { ...openingInHama.en, title: 'Opening in Homs' }

const inEnglish: PublicationChange = { action: 'publish', languages: ['en'], pictures: false }

/** "Opening in Hama" is the newest of two posts until it is given a date. */
async function twoPosts(engine: EngineName) {
  const { articles, search, topics } = await openedStorage(engine)
  const { id: other } = await articles.create('posts', saveOf('en', text), byLayla(hoursLater(-1)))
  const id = await openedInHama(articles)
  const { id: topic } = await topics.create({ 'name.en': 'Openings' }, byLayla())
  for (const one of [id, other]) {
    const save = saveOf('en', {})
    const values = { ...save.values, topics: [topic] }
    await articles.change('posts', one, { ...save, values }, byLayla())
  }
  const idsOf = (found: { id: number }[]) => found.map((one) => one.id)

  return {
    articles,
    id,
    other,
    give: (given_date: string | null, wish?: ArticleSave['wish'], at = hoursLater(2)) => {
      const save = saveOf('en', {})
      const values = { ...save.values, given_date }
      return articles.change('posts', id, { ...save, values, wish }, byLayla(at))
    },
    async read() {
      const page = { page: 1, perPage: 10 }
      const list = await articles.list({ section: 'posts', language: 'en', ...page })
      const ofTopic = await articles.list({
        section: 'posts',
        language: 'en',
        topic,
        page: 1,
        perPage: 1,
      })
      const found = await search.find({ language: 'en', words: ['opening'], ...page })
      const feed = await articles.newestIn('en', 5)
      const dates = ['en', 'ar'].map(async (language) => articles.find('posts', id, language))
      return {
        listed: idsOf(list.articles),
        newestOfTopic: idsOf(ofTopic.articles),
        related: idsOf(await articles.related('posts', 0, 'en', 5)),
        found: found.articles.map((one) => one.id),
        feed: idsOf(feed),
        news: feed.find((one) => one.id === id)?.liveSince,
        dates: (await Promise.all(dates)).map((one) => one?.createdAt),
      }
    },
  }
}

function inOrder(ids: number[], date: Date) {
  return {
    listed: ids,
    newestOfTopic: ids.slice(0, 1),
    related: ids,
    found: ids,
    feed: ids,
    news: date,
    dates: [date, date],
  }
}

describe.each(engines)('an article that is given a date on %s', (engine) => {
  test('has it in every language, and its place in every list, until it is taken back (TOP-15)', async () => {
    const { articles, id, other, give, read } = await twoPosts(engine)
    expect(await read()).toEqual(inOrder([id, other], today))
    await give(longAgo)
    expect(await read()).toEqual(inOrder([other, id], then))
    const { createdAt, publishedAt } = await articles.get('posts', id)
    expect([createdAt, publishedAt]).toEqual([today, today])
    await articles.change('posts', id, saveOf('en', { title: 'Opening day' }), byLayla())
    await articles.change('posts', id, saveOf('fr', { title: 'Ouverture' }), byLayla())
    expect((await articles.find('posts', id, 'fr'))?.createdAt).toEqual(then)
    expect((await read()).found).toEqual([other, id])
    await give(null)
    expect(await read()).toEqual(inOrder([id, other], today))
  })

  test('is no news by it if it went live before (EDT-13)', async () => {
    const { give, read, id, other } = await twoPosts(engine)
    await give('2025-12-01T00:00')
    const { feed, news, listed } = await read()
    expect({ feed, news, listed }).toEqual({ feed: [id, other], news: today, listed: [id, other] })
  })

  test('as a draft stays where it was until it is published (TOP-14)', async () => {
    const { articles, id, other, give, read } = await twoPosts(engine)
    const before = await read()
    await give(longAgo, 'no')
    expect(await read()).toEqual(before)
    expect((await articles.get('posts', id)).given_date).toBe(longAgo)
    await articles.changePublication('posts', id, inEnglish, byLayla(hoursLater(3)))
    expect(await read()).toEqual(inOrder([other, id], then))
  })

  test('has it when it goes live (TOP-15)', async () => {
    const { articles, other, read, id, give } = await twoPosts(engine)
    const save = { ...saveOf('en', text), wish: 'no' as const }
    const values = { ...save.values, given_date: longAgo }
    const draft = await articles.create('posts', { ...save, values }, byLayla())
    await articles.changePublication('posts', draft.id, inEnglish, byLayla(hoursLater(3)))
    expect((await read()).listed).toEqual([id, other, draft.id])
    await give('2014-03-02T00:00')
    expect((await read()).listed).toEqual([other, id, draft.id])
  })
})
