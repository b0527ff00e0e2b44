import { describe, expect, onTestFinished, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { type EngineName, engines, openedStorage } from '../../tests/support/storages.ts'
import { homePageId } from '../domain/pages/page.ts'
import { pageAt } from '../site/pages/page-at.ts'
import { provideStorage } from '../storage/storage.server.ts'
import { createAdmission } from '../throttle/admission.ts'
import { generatedFiles } from './generated-files.ts'

const origin = 'https://naoura.example'
const years = { past: 2021, next: 2097 }

const openDay = {
  id: 'openday0',
  starts: `${years.next}-12-05T09:00`,
  ends: `${years.next}-12-05T11:30`,
  link: { kind: 'contact' },
}
const fair = {
  id: 'fair0000',
  starts: `${years.next}-06-01`,
  ends: `${years.next}-06-03`,
  link: null,
}
const over = { id: 'over0000', starts: `${years.past}-06-01`, ends: null, link: null }

async function planned(engine: EngineName) {
  const storage = await openedStorage(engine)
  onTestFinished(provideStorage(storage))
  await storage.timeZone.change('Asia/Damascus', byLayla())
  const values = {
    status: 'published',
    'title.en': 'Dates',
    'slug.en': 'dates',
    'title.ar': 'مواعيد',
    'slug.ar': 'dates-ar',
    order: ['dates000'],
    'block:dates000': { kind: 'events', items: [openDay, over, fair] },
    'title:openday0.en': 'Open day; all, of you',
    'place:openday0.en': 'Hall 2',
    'title:openday0.ar': 'يوم مفتوح',
    'title:fair0000.en': 'Book fair',
    'title:over0000.en': 'Last summer',
  }
  const page = await storage.pages.create(values, byLayla())
  const address = { origin, isBelieved: true }
  const files = generatedFiles(() => address, createAdmission())
  return {
    ...storage,
    page,
    get: async (path: string) => files.request(path),
    async shownIn(language: string, slug: string) {
      const { page: content, description } = await pageAt(slug, { origin, language })
      const [block] = content.blocks
      if (block?.kind !== 'events') throw new Error('no events are shown')
      return { ...block, described: JSON.stringify(description.structuredData) }
    },
  }
}

describe.each(engines)('Events of a page on %s', (engine) => {
  test('are shown in their order, those that are over apart (EVT-1) (EVT-2)', async () => {
    const { page, shownIn } = await planned(engine)
    const english = await shownIn('en', 'dates')
    expect(english.items.map(({ title }) => title)).toEqual(['Book fair', 'Open day; all, of you'])
    expect(english.past.map(({ title }) => title)).toEqual(['Last summer'])
    const [first, second] = english.items
    expect(first).toMatchObject({
      first: { date: `Jun 1, ${years.next}` },
      last: { date: `Jun 3, ${years.next}` },
      from: null,
      calendar: `/events-${page.id}-fair0000.ics`,
    })
    expect(second).toMatchObject({ last: null, from: '09:00', until: '11:30', place: 'Hall 2' })
    expect(english.calendar).toBe(`/events-${page.id}.ics`)
    const arabic = await shownIn('ar', 'dates-ar')
    expect(
      arabic.items.map(({ title }) => title),
      'only what is written there',
    ).toEqual(['يوم مفتوح'])
    expect(arabic.items[0]?.calendar).toBe(`/ar/events-${page.id}-openday0.ics`)
    expect([arabic.past, arabic.calendar]).toEqual([[], null])
    expect(english.described).toContain(`"startDate":"${years.next}-12-05T06:00:00.000Z"`)
    expect(english.described).not.toContain('Last summer')
  })

  test('come as a calendar, all of them or one, in the language (EVT-3)', async () => {
    const { get, page, pages } = await planned(engine)
    const file = await get(`/events-${page.id}.ics`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await file.text()
    expect(text, 'each line is ended').toMatch(/END:VCALENDAR\r\n$/)
    const all = text.replaceAll('\r\n ', '')
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    const one = (await (await get(`/events-${page.id}-openday0.ics`)).text()).split('\r\n')
    expect(one).toEqual(
      expect.arrayContaining([
        `UID:${page.id}-openday0@naoura.example`,
        `DTSTART:${years.next}1205T060000Z`,
        `DTEND:${years.next}1205T083000Z`,
        'SUMMARY:Open day\\; all\\, of you',
        'LOCATION:Hall 2',
      ]),
    )
    const days = (await (await get(`/events-${page.id}-fair0000.ics`)).text()).split('\r\n')
    expect(days).toContain(`DTSTART;VALUE=DATE:${years.next}0601`)
    expect(days, 'the day after the last').toContain(`DTEND;VALUE=DATE:${years.next}0604`)
    expect(await (await get(`/ar/events-${page.id}-openday0.ics`)).text()).toContain('يوم مفتوح')
    const version = (file: string[]) =>
      Number(/\d+/.exec(file.find((line) => line.startsWith('SEQUENCE:')) ?? '')?.[0])
    await pages.change(page.id, { 'place:openday0.en': 'Hall 3' }, byLayla())
    const changed = (await (await get(`/events-${page.id}-openday0.ics`)).text()).split('\r\n')
    expect(changed).toContain('LOCATION:Hall 3')
    expect(version(changed), 'calendars take only a later version').toBeGreaterThan(version(one))
    const nowhere = [
      `/ar/events-${page.id}-fair0000.ics`,
      `/en/events-${page.id}.ics`,
      `/events-${homePageId}.ics`,
      '/events-999.ics',
      '/events-1-x.ics',
    ]
    for (const path of nowhere) expect((await get(path)).status, path).toBe(404)
    await pages.change(page.id, { status: 'draft' }, byLayla())
    expect((await get(`/events-${page.id}.ics`)).status).toBe(404)
  })
})
