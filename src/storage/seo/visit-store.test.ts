import { describe, expect, test } from 'vitest'
import { openedInHama } from '../../../tests/support/articles.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { engines, type EngineName, openedStorage } from '../../../tests/support/storages.ts'
import { visitLimits } from '../../domain/visit.ts'

const home = { subject: 'home', language: 'en', from: null, at: today, count: 1 }

async function openSite(engine: EngineName) {
  const storage = await openedStorage(engine)
  const { visits } = storage
  await openedInHama(storage.articles)
  return {
    ...storage,
    read: (days = 30, now = today) => visits.read(days, now),
    subjects: async () => (await visits.read(30, today)).subjects.map(({ subject }) => subject),
  }
}

describe.each(engines)('visits on %s', (engine) => {
  test('are views that came from outside, by day, page, language and host (SEO-12)', async () => {
    const { visits, read } = await openSite(engine)
    await visits.count([
      { ...home, from: 'search.example', count: 2 },
      { ...home, from: '', language: 'ar' },
      { ...home, subject: 'posts:1', count: 4 },
    ])
    await visits.count([{ ...home, from: 'search.example', at: hoursLater(24) }])
    const { days, ...sums } = await read(3, hoursLater(24))
    expect(days).toEqual([
      { day: '2025-11-02', views: 0, visits: 0 },
      { day: '2025-11-03', views: 7, visits: 3 },
      { day: '2025-11-04', views: 1, visits: 1 },
    ])
    expect(sums).toEqual({
      subjects: [
        { subject: 'home', views: 4, visits: 4 },
        { subject: 'posts:1', views: 4, visits: 0 },
      ],
      languages: [
        { language: 'en', views: 7, visits: 3 },
        { language: 'ar', views: 1, visits: 1 },
      ],
      hosts: [
        { host: 'search.example', visits: 3 },
        { host: '', visits: 1 },
      ],
    })
    expect((await read(1, hoursLater(24))).hosts).toEqual([{ host: 'search.example', visits: 1 }])
  })

  test('follow a language to its new code, and stay when it is deleted: what was read was read', async () => {
    const { visits, languages, read } = await openSite(engine)
    const arabic = { ...home, language: 'ar', from: '' }
    const { id } = await languages.add(
      { name: 'Syrian', code: 'ar-sy', status: 'published' },
      byLayla(),
    )
    await visits.count([{ ...arabic, language: 'ar-sy', count: 5 }])
    await languages.remove(id, byLayla())
    await visits.count([{ ...arabic, count: 2 }, { ...arabic, at: hoursLater(-24) }, home])
    const before = (await read()).days
    const { id: renamed } = await languages.get('ar')
    await languages.change(renamed, { code: 'ar-sy' }, byLayla())
    const after = await read()
    expect(after.languages).toEqual([
      { language: 'ar-sy', views: 8, visits: 8 },
      { language: 'en', views: 1, visits: 0 },
    ])
    expect(after.days).toEqual(before)
  })

  test('of what does not exist, is pending or is hidden are dropped, their hosts, too (SEO-13)', async () => {
    const { visits, pages, sections, read, subjects } = await openSite(engine)
    const pending = await pages.create({ 'title.en': 'Soon' }, byLayla())
    const shown = await pages.create({ 'title.en': 'About', status: 'published' }, byLayla())
    const asked = [
      'posts:1',
      'posts:2',
      'products:1',
      'page:99',
      `page:${pending.id}`,
      `page:${shown.id}`,
      'contact',
      'posts',
    ]
    const from = 'nowhere.example'
    await visits.count(asked.map((subject) => ({ ...home, subject })))
    await pages.create({ 'title.en': 'De', status: 'published' }, byLayla())
    await visits.count([
      { ...home, language: 'de', from },
      { ...home, subject: 'posts:2', from },
      { ...home, subject: `page:${shown.id}`, language: 'ar', from },
      { ...home, language: 'fr', from },
    ])
    expect(await subjects()).toEqual([`page:${shown.id}`, 'posts', 'posts:1'])
    expect((await read()).hosts).toEqual([])

    await sections.change('navigation', { posts_hidden: true }, byLayla())
    await visits.count([{ ...home, subject: 'posts:1' }, { ...home, subject: 'posts' }, home])
    expect((await read()).days.at(-1)).toMatchObject({ views: 4 })
  })

  test('of more than 200 hosts a day count as other, those that are known do not (SEO-13)', async () => {
    const { visits, read } = await openSite(engine)
    const hosts = Array.from({ length: visitLimits.hostsADay }, (_, index) => `${index}.example`)
    await visits.count(hosts.map((from) => ({ ...home, from })))
    await visits.count([
      { ...home, from: 'one-more.example', count: 3 },
      { ...home, from: 'another.example', count: 2 },
      { ...home, from: '0.example', count: 7 },
      { ...home, from: '', count: 4 },
    ])
    const known = (await read()).hosts
    expect(known.slice(0, 2)).toEqual([
      { host: '0.example', visits: 8 },
      { host: '', visits: 4 },
    ])
    const unlisted = visitLimits.hostsADay + 1 - visitLimits.listed
    expect(known.at(-1)).toEqual({ host: '*', visits: unlisted + 5 })
    expect(known).toHaveLength(visitLimits.listed + 1)

    await visits.count([{ ...home, from: 'one-more.example', at: hoursLater(24) }])
    const { hosts: next } = await read(1, hoursLater(24))
    expect(next).toEqual([{ host: 'one-more.example', visits: 1 }])
  })

  test('are kept for 25 months (SEO-12)', async () => {
    const { visits, read } = await openSite(engine)
    const at = new Date('2023-10-03T09:00:00.000Z')
    const before = new Date('2023-10-02T23:59:00.000Z')
    await visits.count([
      { ...home, at, from: 'kept.example' },
      { ...home, at: before, from: 'gone.example' },
    ])
    await visits.purge(today)
    expect((await read(800)).languages).toEqual([{ language: 'en', views: 1, visits: 1 }])
    expect((await read(800)).hosts).toEqual([{ host: 'kept.example', visits: 1 }])
  })
})
