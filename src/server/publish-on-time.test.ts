import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openedInHama, saveOf } from '../../tests/support/articles.ts'
import {
  byLayla,
  cast,
  hoursLater,
  inviteCast,
  openingInHama,
  today,
} from '../../tests/support/cast.ts'
import {
  type EngineName,
  engines,
  openedDatabase,
  openedStorage,
  storageAt,
} from '../../tests/support/storages.ts'
import { textState } from '../domain/articles/publication.ts'
import { messages } from '../domain/messages.ts'
import { wallTimeAt } from '../domain/wall-clock.ts'
import { publishOnTime } from './publish-on-time.ts'
import type { DueArticles } from '../storage/articles/due-articles.ts'
import type { DateChange } from '../storage/articles/save-dates.ts'

type Action = 'publish' | 'unpublish'
const later = 'Opening postponed'
const noted = () => {
  const told: object[] = []
  return { told, log: { info: () => {}, error: (details: object) => void told.push(details) } }
}

function draftOf(...[language, text, rest]: Parameters<typeof saveOf>) {
  return { ...saveOf(language, text, rest), wish: 'no' as const }
}

/** The clocks of the cast stand long ago, so what is due an hour after that is due now. */
async function worldOn(engine: EngineName) {
  const storage = await openedStorage(engine)
  const { articles, dueArticles, revisions } = storage
  const change = (id: number, change: DateChange, edit = byLayla()) =>
    articles.changeDates('posts', id, change, edit)
  const { log, told } = noted()
  return {
    ...storage,
    told,
    change,
    set: (id: number, action: Action, at: Date | string, languages = ['en'], edit = byLayla()) =>
      change(
        id,
        { action, languages, at: typeof at === 'string' ? at : wallTimeAt(at, 'UTC') },
        edit,
      ),
    draft: async (text: object = openingInHama.en) =>
      (await articles.create('posts', draftOf('en', text), byLayla())).id,
    stateOf: async (id: number, language = 'en') =>
      textState((await articles.get('posts', id)).publication, language),
    datesOf: async (id: number) => (await articles.get('posts', id)).publication.dates,
    actionsOf: async (id: number) =>
      (await revisions.list('article', id, 1, 20)).revisions.map(({ action }) => action),
    start: () => started(dueArticles, log),
  }
}

async function started(dueArticles: DueArticles, log = noted().log) {
  const publisher = publishOnTime(dueArticles, log)
  onTestFinished(publisher.stop)
  await publisher.start()
  return publisher
}

describe.each(engines)('a date on %s', (engine) => {
  test('is on the clock of the site and is answered with zone and instant (SCH-1)', async () => {
    const { draft, set, timeZone, datesOf } = await worldOn(engine)
    await timeZone.change('Asia/Damascus', byLayla())
    const id = await draft()
    await set(id, 'publish', '2026-11-20T09:00')
    expect(await datesOf(id)).toEqual([
      {
        language: 'en',
        action: 'publish',
        wallTime: '2026-11-20T09:00',
        zone: 'Asia/Damascus',
        dueAt: new Date('2026-11-20T06:00:00.000Z'),
        missed: null,
      },
    ])
  })

  test('is refused if it is past, far, skipped or out of order (SCH-2)', async () => {
    const { articles, draft, set, timeZone, datesOf } = await worldOn(engine)
    await timeZone.change('Europe/Berlin', byLayla())
    const id = await draft()
    const refusal = (sentence: string) => ({ code: 'invalid-input', fields: { at: sentence } })
    const refused = [
      ['2025-11-03T10:00', messages.timeOutOfReach],
      ['2027-11-07T10:00', messages.timeOutOfReach],
      ['2026-03-29T02:30', messages.timeSkipped],
    ] as const
    for (const [at, sentence] of refused) {
      await expect(set(id, 'publish', at)).rejects.toMatchObject(refusal(sentence))
    }
    const outOfOrder = refusal(messages.timeOutOfOrder)
    await expect(set(id, 'unpublish', '2026-01-01T09:00')).rejects.toMatchObject(outOfOrder)
    await set(id, 'publish', '2026-01-01T09:00')
    await expect(set(id, 'unpublish', '2026-01-01T09:00')).rejects.toMatchObject(outOfOrder)
    await set(id, 'unpublish', '2026-01-01T09:01')
    await expect(set(id, 'publish', '2026-02-01T09:00')).rejects.toMatchObject(outOfOrder)
    await expect(set(id, 'publish', '2026-01-01T09:00', ['ar'])).rejects.toMatchObject({
      code: 'untitled',
    })
    expect(await datesOf(id)).toHaveLength(2)
    const live = await openedInHama(articles)
    await set(live, 'unpublish', '2026-01-01T09:00')
    expect(await datesOf(live)).toHaveLength(1)
  })

  test('publishes nothing before its instant (SCH-3, SCH-8)', async () => {
    const { articles, set, start, stateOf } = await worldOn(engine)
    const id = await openedInHama(articles)
    await articles.change('posts', id, draftOf('en', { title: later }), byLayla())
    const now = new Date()
    await set(id, 'publish', new Date(now.getTime() + 120_000), ['en'], byLayla(now))
    await start()
    expect(await stateOf(id)).toBe('waiting')
    expect((await articles.find('posts', id, 'en'))?.title).toBe(openingInHama.en.title)
  })

  test('that passed while nothing ran is made up for in its order, dated as it was (SCH-7)', async () => {
    const { articles, actionsOf, draft, set, start, stateOf, datesOf, revisions } =
      await worldOn(engine)
    const second = await draft()
    const first = await draft()
    await set(second, 'publish', hoursLater(2))
    await set(first, 'publish', hoursLater(1))
    await set(first, 'unpublish', hoursLater(3))
    await start()
    expect(await stateOf(first)).toBe('off')
    expect(await actionsOf(first)).toEqual(['unpublish', 'publish', 'create'])
    expect(await articles.find('posts', second, 'en')).toMatchObject({ createdAt: hoursLater(2) })
    const { revisions: list } = await revisions.list('article', second, 1, 1)
    expect(list).toMatchObject([{ madeAt: hoursLater(2), author: { name: 'Layla' } }])
    expect([...(await datesOf(first)), ...(await datesOf(second))]).toEqual([])
  })

  test('of several languages is one transaction and one revision (SCH-9)', async () => {
    const { articles, draft, set, start, actionsOf } = await worldOn(engine)
    const id = await draft()
    await articles.change('posts', id, draftOf('ar', openingInHama.ar), byLayla())
    await set(id, 'publish', hoursLater(1), ['ar', 'en'])
    await start()
    expect(await articles.languagesOf('posts', id)).toEqual(['ar', 'en'])
    expect(await actionsOf(id)).toEqual(['publish', 'change', 'create'])
  })

  test.each(['publish', 'discard', 'empty', 'unpublish', 'save'] as const)(
    'is cleared when a hand overtakes it: %s (SCH-10)',
    async (hand) => {
      const { articles, set, datesOf } = await worldOn(engine)
      const id = await openedInHama(articles)
      await articles.change('posts', id, draftOf('en', { title: later }), byLayla())
      await set(id, 'publish', hoursLater(1))
      await set(id, 'unpublish', hoursLater(2), ['en', 'ar'])
      await articles.change('posts', id, draftOf('en', { title: 'Later still' }), byLayla())
      expect(await datesOf(id)).toHaveLength(3)
      if (hand === 'empty') {
        await articles.change('posts', id, saveOf('en', { title: '', content: '' }), byLayla())
      } else if (hand === 'save') {
        const save = { ...saveOf('en', { title: later }), wish: 'yes' as const }
        await articles.change('posts', id, save, byLayla())
      } else {
        const change = { action: hand, languages: ['en'], pictures: false }
        await articles.changePublication('posts', id, change, byLayla())
      }
      const left = (await datesOf(id)).map(({ language, action }) => `${action} ${language}`)
      const isGone = hand === 'empty' || hand === 'unpublish'
      expect(left.toSorted()).toEqual(isGone ? ['unpublish ar'] : ['unpublish ar', 'unpublish en'])
    },
  )

  test('is cancelled, and goes with the article (SCH-10)', async () => {
    const { articles, trash, draft, set, change, datesOf, start, stateOf } = await worldOn(engine)
    const id = await draft()
    const cancel: DateChange = { action: 'cancel', languages: ['en'] }
    await expect(change(id, cancel)).rejects.toMatchObject({ code: 'nothing-held' })
    await set(id, 'publish', hoursLater(1))
    await expect(change(id, cancel, byLayla(today, 7))).rejects.toMatchObject({ code: 'conflict' })
    await change(id, cancel)
    expect(await datesOf(id)).toEqual([])
    await set(id, 'publish', hoursLater(1))
    const trashId = await articles.remove('posts', id, byLayla())
    await trash.restore(await trash.get(['article'], [trashId], today), byLayla())
    await start()
    expect(await stateOf(id)).toBe('draft')
  })

  test('that cannot be kept is listed and logged until it is dismissed (SCH-11)', async () => {
    const world = await worldOn(engine)
    const { articles, languages, draft, set, change, start, stateOf, datesOf, told } = world
    const id = await draft()
    const french = await languages.add(
      { name: 'Français', code: 'fr', status: 'published' },
      byLayla(),
    )
    await articles.change('posts', id, draftOf('fr', openingInHama.en), byLayla())
    await articles.change('posts', id, draftOf('ar', openingInHama.ar), byLayla())
    await set(id, 'publish', hoursLater(1), ['ar', 'en', 'fr'])
    await articles.change('posts', id, draftOf('en', { title: '' }), byLayla())
    await languages.remove(french.id, byLayla())
    await start()
    expect(await stateOf(id, 'ar')).toBe('live')
    expect(await stateOf(id)).toBe('draft')
    const found = async (state: 'missed' | 'scheduled') =>
      (await articles.listWhole('posts', 1, 10, { state })).total
    expect([await found('missed'), await found('scheduled')]).toEqual([1, 0])
    const reasons = (await datesOf(id)).map(({ language, missed }) => [language, missed])
    expect(reasons).toEqual([
      ['en', 'untitled'],
      ['fr', 'language-gone'],
    ])
    expect(told).toMatchObject([
      { article: id, language: 'en', reason: 'untitled' },
      { article: id, language: 'fr', reason: 'language-gone' },
    ])
    await change(id, { action: 'cancel', languages: ['en', 'fr'] })
    expect(await found('missed')).toBe(0)
  })

  test('that the rule for publishing refuses is missed with its reason (SCH-11)', async () => {
    const { publishingRule, draft, set, start, datesOf, stateOf, told } = await worldOn(engine)
    const id = await draft()
    await set(id, 'publish', hoursLater(1))
    await publishingRule.change({ rule: 'refuse', languages: ['ar'] }, byLayla())
    await start()
    expect(await stateOf(id)).toBe('draft')
    expect(await datesOf(id)).toMatchObject([{ language: 'en', missed: 'incomplete' }])
    expect(told).toMatchObject([{ article: id, language: 'en', reason: 'incomplete' }])
  })

  test('keeps its wall clock when the hours of its zone change (SCH-12)', async () => {
    const { draft, set, timeZone, start, datesOf, place } = await worldOn(engine)
    await timeZone.change('Asia/Damascus', byLayla())
    const id = await draft()
    await set(id, 'publish', '2027-08-20T09:00')
    await timeZone.change('Europe/Berlin', byLayla())
    const [date] = await datesOf(id)
    await openedDatabase(place).writeQuietly('product', (trx) =>
      trx.updateTable('publication_dates').set({ due_at: '2027-08-20T07:00:00.000Z' }).execute(),
    )
    await start()
    expect(date?.dueAt).toEqual(new Date('2027-08-20T06:00:00.000Z'))
    expect(await datesOf(id)).toEqual([date])
  })

  test('of a user who left is kept, in their name (SCH-13)', async () => {
    const world = await worldOn(engine)
    const { users, draft, set, start, revisions } = world
    await inviteCast(world)
    const { Omar } = cast
    const rima = { ...Omar, name: 'Rima', email: 'rima@naoura.example', avatar: '' }
    const { id: rimasId } = await users.add({ ...rima, passwordHash: 'none' }, byLayla())
    const id = await draft()
    const byRima = { ...byLayla(), by: { id: rimasId, name: 'Rima' } }
    await set(id, 'publish', hoursLater(1), ['en'], byRima)
    await users.remove([rimasId], byLayla())
    await start()
    const { revisions: list } = await revisions.list('article', id, 1, 1)
    expect(list).toMatchObject([{ action: 'publish', author: { id: null, name: 'Rima' } }])
  })

  test('follows its language to another code (EDT-21)', async () => {
    const { articles, languages, draft, set, datesOf } = await worldOn(engine)
    const { id: french } = await languages.add(
      { name: 'Français', code: 'fr', status: 'published' },
      byLayla(),
    )
    const id = await draft()
    await articles.change('posts', id, draftOf('fr', openingInHama.en), byLayla())
    await set(id, 'publish', hoursLater(1), ['fr'])
    await languages.change(french, { code: 'fr-ca' }, byLayla())
    expect(await datesOf(id)).toMatchObject([{ language: 'fr-ca' }])
  })

  test('that is moved to now is kept within two seconds (SCH-4)', async () => {
    const { articles, draft, set, start, place } = await worldOn(engine)
    const publisher = await start()
    const id = await draft()
    const now = new Date()
    await set(id, 'publish', new Date(now.getTime() + 120_000), ['en'], byLayla(now))
    const dueAt = new Date(Date.now() + 700)
    await openedDatabase(place).writeQuietly('product', (trx) =>
      trx.updateTable('publication_dates').set({ due_at: dueAt.toISOString() }).execute(),
    )
    publisher.changed()
    const isLive = async () => (await articles.find('posts', id, 'en')) !== undefined
    await expect.poll(isLive, { timeout: 10_000, interval: 20 }).toBe(true)
    expect(Date.now() - dueAt.getTime()).toBeGreaterThanOrEqual(0)
    expect(Date.now() - dueAt.getTime()).toBeLessThan(2_000)
  })

  test('of a frozen site waits', async () => {
    const { installation, draft, set, start, stateOf } = await worldOn(engine)
    const id = await draft()
    await set(id, 'publish', hoursLater(1))
    await installation.freeze(byLayla())
    await start()
    expect(await stateOf(id)).toBe('draft')
  })
})

test('A date that cannot be cleared holds up neither the start nor the dates after it', async () => {
  const { draft, set, place, start, stateOf, told } = await worldOn('SQLite')
  const [stuck, next] = [await draft(), await draft()]
  await set(stuck, 'publish', hoursLater(1))
  await set(next, 'publish', hoursLater(1))
  await openedDatabase(place).writeQuietly('product', (trx) =>
    sql`create trigger never_cleared before delete on publication_dates
      when old.article_id = ${sql.lit(stuck)} begin select raise(ignore); end`.execute(trx),
  )
  await start()
  expect(await stateOf(next)).toBe('live')
  expect(told).toMatchObject([{ err: { message: 'still due after it was published' } }])
})

test('Two processes publish each due text once (SCH-6)', async () => {
  const { articles, actionsOf, draft, set, place, dataFolder, dueArticles } =
    await worldOn('PostgreSQL')
  const ids: number[] = []
  for (let number = 0; number < 12; number += 1) {
    const id = await draft()
    await set(id, 'publish', hoursLater(1))
    ids.push(id)
  }
  const other = await storageAt(place, dataFolder)
  await Promise.all([started(dueArticles), started(other.dueArticles)])
  for (const id of ids) {
    expect(await actionsOf(id)).toEqual(['publish', 'create'])
    expect(await articles.languagesOf('posts', id)).toEqual(['en'])
  }
})
