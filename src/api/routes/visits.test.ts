import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { manyArticles, openedInHama } from '../../../tests/support/articles.ts'
import { byLayla, today } from '../../../tests/support/cast.ts'
import { engines } from '../../../tests/support/storages.ts'
import { visitLimits } from '../../domain/visit.ts'

const read = { subject: 'posts:1', language: 'ar' }

describe('a page that someone read', () => {
  test('is counted by what it is, its language, and the host that led there (SEO-12)', async () => {
    const { visitor, watched } = await startedApi('SQLite')
    for (const json of [read, { ...read, from: '' }, { ...read, from: 'Search.Example:8080' }]) {
      expect((await visitor.post('/visits', { json })).status).toBe(204)
    }
    expect(watched.views).toEqual([
      { ...read, from: null, at: today },
      { ...read, from: '', at: today },
      { ...read, from: 'search.example:8080', at: today },
    ])
    expect(watched.calls, 'no line of the log says who read what').toEqual([])
  })

  test.each([
    { subject: '/blog/1' },
    { subject: 'posts:0' },
    { subject: 'posts:1000000000' },
    { subject: 'page' },
    { language: 'A language' },
    { from: 'https://search.example/?q=wells' },
    { from: `${'a'.repeat(visitLimits.host)}.example` },
    { screen: '1440x900' },
  ])('is nothing else: %o', async (wrong) => {
    const { visitor, watched } = await startedApi('SQLite')
    const { status, body } = await visitor.post('/visits', { json: { ...read, ...wrong } })
    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)])
    expect(watched.views).toEqual([])
  })

  test.each<Record<string, string>>([
    { 'sec-gpc': '1' },
    { dnt: '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ])('is not counted for those who say %o (SEO-12)', async (headers) => {
    const { visitor, watched } = await startedApi('SQLite')
    expect((await visitor.post('/visits', { json: read, headers })).status).toBe(204)
    expect(watched.views).toEqual([])
  })

  test('is counted sixty times a minute from one network, and then quietly no more', async () => {
    const { visitor, watched, clock } = await startedApi('SQLite')
    const visit = async (address: string) => {
      const sent = { json: read, headers: { 'x-test-address': address } }
      expect((await visitor.post('/visits', sent)).status).toBe(204)
    }
    for (let view = 0; view <= visitLimits.aMinute; view++) await visit('192.0.2.7')
    expect(watched.views).toHaveLength(visitLimits.aMinute)
    await visit('192.0.2.8')
    clock.now = new Date(today.getTime() + 60_000)
    await visit('192.0.2.7')
    expect(watched.views).toHaveLength(visitLimits.aMinute + 2)
  })

  test('is counted as often from all addresses of one customer together', async () => {
    const { visitor, watched } = await startedApi('SQLite')
    for (let host = 1; host <= 61; host++) {
      const headers = { 'x-test-address': `2001:db8:1:2::${host}` }
      expect((await visitor.post('/visits', { json: read, headers })).status).toBe(204)
    }
    expect(watched.views).toHaveLength(60)
  })
})

describe.each(engines)('Omar, asking on %s how much is read,', (engine) => {
  test('finds pages by their names of today, where they can still be read (SEO-12)', async () => {
    const { storage, signedInAs, clock } = await startedApi(engine)
    const { articles, pages, sections, visits } = storage
    await openedInHama(articles)
    const gone = await openedInHama(articles, 'business')
    const about = await pages.create({ 'title.ar': 'من نحن', status: 'published' }, byLayla())
    const named = { 'posts_name.en': 'Journal' }
    await sections.change('words', named, byLayla())
    const view = { language: 'en', from: null, at: today, count: 1 }
    await visits.count([
      { ...view, subject: 'posts:1', count: 5 },
      { ...view, subject: `business:${gone}`, count: 4 },
      { ...view, subject: 'posts', from: 'search.example', count: 3 },
      { ...view, subject: `page:${about.id}`, language: 'ar', count: 2 },
    ])
    await articles.remove('business', gone, byLayla())
    clock.now = today
    const { status, body } = await (await signedInAs('Omar')).get('/visits?days=7')
    expect(status).toBe(200)
    expect(body.days).toHaveLength(7)
    expect(body.days.at(-1)).toEqual({ day: '2025-11-03', views: 14, visits: 3 })
    expect(body.hosts).toEqual([{ host: 'search.example', visits: 3 }])
    expect(body.pages).toEqual([
      {
        subject: 'posts:1',
        views: 5,
        visits: 0,
        places: {
          en: { path: '/blog/1', title: 'Opening in Hama' },
          ar: { path: '/ar/blog/1', title: 'افتتاح في حماة' },
        },
      },
      {
        subject: 'posts',
        views: 3,
        visits: 3,
        places: {
          en: { path: '/blog', title: 'Journal' },
          ar: { path: '/ar/blog', title: 'المدوّنة' },
        },
      },
      {
        subject: `page:${about.id}`,
        views: 2,
        visits: 0,
        places: { ar: { path: `/ar/${encodeURIComponent('من-نحن')}`, title: 'من نحن' } },
      },
    ])
  })

  test('finds the fifty that are read most, whatever else was and has gone', async () => {
    const { storage, signedInAs } = await startedApi(engine)
    const { articles, visits } = storage
    const [gone = 0, ...read] = await manyArticles(articles, 52)
    const view = { language: 'en', from: null, at: today }
    const counted = [gone, ...read].map((id, index) => ({
      subject: `posts:${id}`,
      count: 99 - index,
    }))
    await visits.count(counted.map((row) => ({ ...view, ...row })))
    await articles.remove('posts', gone, byLayla())
    const { pages } = (await (await signedInAs('Omar')).get('/visits')).body
    const subjects = pages.map(({ subject }: { subject: string }) => subject)
    expect(subjects).toEqual(read.slice(0, 50).map((id) => `posts:${id}`))
  })

  test.each(['0', '761', 'all'])('is not given %s days', async (days) => {
    const { signedInAs } = await startedApi(engine)
    expect((await (await signedInAs('Omar')).get(`/visits?days=${days}`)).status).toBe(400)
  })
})
