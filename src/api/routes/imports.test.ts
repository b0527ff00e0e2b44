import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import {
  digestOf,
  exportOf,
  movingWorld,
  partsOfExport,
  reportOfCommand,
  sendPart,
  zipOfFolder,
} from '../../../tests/support/imports.ts'
import { hugo, siteOf } from '../../../tests/support/sites-of-markdown.ts'
import { engines, freshFolder } from '../../../tests/support/storages.ts'
import { uploadsOfWheels } from '../../../tests/support/uploads-of-wheels.ts'

const sentence = (error: string) => ({ error })
const byNumber = (items: { n: number }[]) => items.toSorted((one, other) => one.n - other.n)

describe.each(engines)('Layla, moving in her old site on %s,', (engine) => {
  test('tries it, takes it in and reads the report of the command (IMP-29)', async () => {
    const { begin, send, act, work, seen, report, articles, layla, storage } =
      await movingWorld(engine)
    const run = await begin()
    await send(run, 'main', 'wheels.xml', await readFile(exportOf('pictures')))
    const folder = await uploadsOfWheels()
    await send(run, 'pictures', 'uploads.zip', await zipOfFolder(folder))
    expect(await seen(run)).toMatchObject({ state: 'files', actions: ['try'] })

    expect((await act(run, 'try')).status).toBe(202)
    await work()
    const tried = await seen(run)
    expect(tried).toMatchObject({ source: 'wheels.example', state: 'tried', failure: null })
    expect(tried.kinds).toContainEqual({ kind: 'post', count: 3, destination: 'posts' })
    expect(await articles()).toEqual([])
    const trial = await report(run)

    expect((await act(run, 'start')).status).toBe(202)
    await work()
    const moved = await seen(run)
    expect(moved).toMatchObject({ state: 'done', actions: [], can_be_taken_back: true })
    expect([moved.done, moved.outcomes]).toEqual([moved.total, tried.outcomes])
    const items = await report(run)
    const told = ({ here: _here, ...item }: { here: string }) => item
    expect(items.map(told)).toEqual(trial.map(told))
    expect(items[0].outcome).toBe('left out')
    expect(await articles()).toHaveLength(2)
    const q = encodeURIComponent(items[0].title.toLowerCase())
    const left = await layla.get(`${run}/items?outcome=left%20out&q=${q}`)
    expect(left.body.items).toEqual([items[0]])

    const { text, headers } = await layla.get(`${run}/report.csv`)
    expect(`\uFEFF${text}`).toBe(await reportOfCommand(engine, 'pictures', folder))
    expect(headers.get('content-type')).toBe('text/csv; charset=UTF-8')
    const { entries } = await storage.audit.list({}, 1, 99)
    expect(entries.filter(({ kind }) => kind === 'moved-in')).toMatchObject([
      { by: { name: 'Layla' }, details: { name: 'wheels.example' } },
    ])
  })

  test('sends a damaged part again, and nothing that is there', async () => {
    const { begin, announce, act, layla, storage } = await movingWorld(engine)
    const run = await begin()
    const content = await readFile(exportOf('polylang'))
    const { path, file } = await announce(run, 'main', 'pumps.xml', content.length)
    expect(file).toMatchObject({ missing: [1], part_bytes: 8 * 1024 * 1024 })
    const damaged = await layla.post(`${path}/parts/1`, {
      octets: content,
      headers: digestOf(Buffer.from('another part')),
    })
    const cut = await sendPart(layla, path, 1, content.subarray(1))
    for (const { status, body } of [damaged, cut]) {
      expect([status, body]).toEqual([
        400,
        sentence('This part arrived damaged. Please send it again.'),
      ])
    }
    expect((await act(run, 'try')).status).toBe(409)
    const twice = [await sendPart(layla, path, 1, content), await sendPart(layla, path, 1, content)]
    expect(twice.map(({ body }) => body)).toEqual([{ missing: [] }, { missing: [] }])
    expect((await sendPart(layla, path, 2, content)).status).toBe(404)
    expect(await readdir(join(storage.dataFolder, run))).toHaveLength(1)
    const list = { name: 'icl_translations.tsv', bytes: 9, role: 'languages' }
    expect((await layla.post(`${run}/files`, { json: list })).status).toBe(201)
    expect((await layla.post(`${run}/files`, { json: list })).status).toBe(400)
    const nothing = await layla.post(`${run}/files`, { json: { ...list, bytes: 0, role: 'main' } })
    expect(nothing.body).toMatchObject({ fields: { bytes: 'The file is empty.' } })
    const huge = { name: 'all.zip', bytes: 8 * 1024 ** 3 + 1, role: 'pictures' }
    expect((await layla.post(`${run}/files`, { json: huge })).status).toBe(413)
  })

  test('begins no second run while one is in progress', async () => {
    const { begin, layla, act } = await movingWorld(engine)
    const run = await begin()
    const second = await layla.post('/imports', { json: { name: 'Another' } })
    expect([second.status, second.body]).toEqual([409, sentence('Another move is in progress.')])
    expect((await act(run, 'start')).body).toEqual(sentence('This is not possible at this step.'))
    expect((await layla.delete(run)).status).toBe(200)
    expect((await layla.post('/imports', { json: {} })).status).toBe(201)
  })

  test('chooses where kinds go, or that they stay, which asks for another trial', async () => {
    const { sendExport, act, work, seen, layla } = await movingWorld(engine)
    const run = await sendExport('faults')
    await act(run, 'try')
    await work()
    const { kinds } = await seen(run)
    const left = kinds.filter((one: { destination: unknown }) => one.destination === null)
    expect(left).not.toEqual([])
    const gone = { post: null }
    const others = Object.fromEntries(left.map(({ kind = '' }) => [kind, 'business']))
    const destinations = { ...others, ...gone }
    const { body } = await layla.call('PATCH', run, { json: { destinations } })
    expect(body.import).toMatchObject({ state: 'files', destinations })
    await act(run, 'try')
    await work()
    const found = (await seen(run)).kinds
    expect(found).toContainEqual({ ...left[0], destination: 'business' })
    expect(found).toContainEqual({ kind: 'post', count: 12, destination: null })
  })

  test('finds a run that was killed gone on with, nothing twice (IMP-11)', async () => {
    const killed = await movingWorld(engine)
    const whole = await movingWorld(engine)
    for (const { sendExport, act, work } of [killed, whole]) {
      await act(await sendExport('polylang'), 'try')
      await work()
      await act('/imports/1', 'start')
    }
    await whole.work()
    const { storage, work, seen, report, content } = killed
    const { moving } = storage
    const dying = new AbortController()
    const taking: typeof moving.takeIn = async (...asked) => {
      const taken = await moving.takeIn(...asked)
      dying.abort()
      return taken
    }
    await work(dying.signal, { ...storage, moving: { ...moving, takeIn: taking } })
    expect(await seen('/imports/1')).toMatchObject({ state: 'running', done: 0 })
    expect(await killed.articles()).toHaveLength(1)
    await work()
    expect(await seen('/imports/1')).toMatchObject({ state: 'done', failure: null })
    expect(byNumber(await report('/imports/1'))).toEqual(byNumber(await whole.report('/imports/1')))
    expect((await killed.articles()).map(({ texts }) => texts)).toEqual(
      (await whole.articles()).map(({ texts }) => texts),
    )
    const before = await content()
    await work()
    expect(await content()).toEqual(before)
  })

  test('finds publishing that was killed gone on with, to the same end (IMP-11)', async () => {
    const killed = await movingWorld(engine)
    const whole = await movingWorld(engine)
    for (const { sendExport, act, work, storage } of [killed, whole]) {
      await storage.publishingRule.change({ rule: 'refuse', languages: ['ar'] }, byLayla())
      await act(await sendExport('polylang'), 'try')
      await work()
      await act('/imports/1', 'start', { arrive: 'published' })
    }
    await whole.work()
    const { storage, work, seen, report } = killed
    const { moving } = storage
    const dying = new AbortController()
    const publishing: typeof moving.publish = async (...asked) => {
      const fates = await moving.publish(...asked)
      dying.abort()
      return fates
    }
    await work(dying.signal, { ...storage, moving: { ...moving, publish: publishing } })
    expect(await seen('/imports/1')).toMatchObject({ state: 'running', published: 4 })
    await work()
    const ended = await seen('/imports/1')
    expect(ended).toMatchObject({ state: 'done', arrive: 'published', phase: 'publishing' })
    expect(ended.published).toBe((await whole.seen('/imports/1')).published)
    const items = byNumber(await report('/imports/1'))
    expect(items).toEqual(byNumber(await whole.report('/imports/1')))
    expect(items).toContainEqual(
      expect.objectContaining({
        outcome: 'changed',
        title: 'We moved our workshop',
        reasons: [
          expect.stringMatching(/^Links to files/),
          'Comments are left out: 2.',
          'It was not published: it lacks a language that the rule for publishing asks for.',
        ],
      }),
    )
  })

  test('joins and separates texts, and what it took in so stays (IMP-46)', async () => {
    const world = await movingWorld(engine)
    const { sendExport, act, work, seen, report, layla, storage } = world
    const run = await sendExport('polylang')
    await act(run, 'try')
    await work()
    const pairs = async (of = run, query = '') =>
      (await layla.get(`${of}/pairs${query}`)).body.pairs
    const found = await pairs()
    expect(found).toMatchObject([
      {
        grade: 'sure',
        is_joined: true,
        one: { language: 'en', dated_at: '2014-03-01T06:30:00.000Z' },
      },
      {
        grade: 'sure',
        is_joined: true,
        other: { title: 'مضخة تعمل ليلًا', dated_at: '2015-06-11T09:00:00.000Z' },
      },
    ])
    const [[water, maa], [night, layl]] = found.map(({ one, other }: typeof found) => [
      one.n,
      other.n,
    ])
    const pair = (json: object, of = run) => layla.post(`${of}/pairs`, { json })
    const two = (one: number, other: number) => [{ one, other }]
    expect((await pair({ join: two(water, layl) })).status).toBe(409)
    expect((await pair({ join: two(water, 999) })).status).toBe(404)
    expect((await pair({ join: [], also: [] })).status).toBe(400)
    const separate = [...two(maa, water), ...two(night, layl)]
    expect((await pair({ separate, join: two(layl, water) })).status).toBe(200)
    expect(await pairs(run, '?grade=chosen')).toMatchObject([
      { is_joined: true, one: { n: water }, other: { n: layl } },
    ])
    expect((await pairs(run, `?of=${maa}`))[0]).toMatchObject({ one: { n: night }, other: null })

    await act(run, 'start')
    const dying = new AbortController()
    const { moving } = storage
    const taking: typeof moving.takeIn = async (...asked) => {
      const taken = await moving.takeIn(...asked)
      dying.abort()
      return taken
    }
    await work(dying.signal, { ...storage, moving: { ...moving, takeIn: taking } })
    expect((await pair({ separate: two(water, layl) })).body).toEqual(
      sentence('This is not possible at this step.'),
    )
    await work()
    expect(await seen(run)).toMatchObject({ state: 'done', failure: null })
    const titles = async () =>
      (await world.articles()).map(({ texts }) =>
        Object.values(texts)
          .map(({ title }) => title)
          .toSorted(),
      )
    const expected = [
      ['How much water a field needs', 'مضخة تعمل ليلًا'],
      ['كم يحتاج الحقل من الماء'],
      ['A pump that runs at night'],
    ]
    expect(await titles()).toEqual(expect.arrayContaining(expected))

    const second = await sendExport('polylang')
    await act(second, 'try')
    await work()
    const unchanged = async (of: string) =>
      (await report(of)).filter(({ kind }: { kind: string }) => kind === 'post')
    expect(
      new Set((await unchanged(second)).map(({ outcome }: { outcome: string }) => outcome)),
    ).toEqual(new Set(['unchanged']))
    await pair({ join: two(night, maa), separate: two(water, layl) }, second)
    await act(second, 'try')
    await work()
    const told = (await unchanged(second)).map(
      ({ n, reasons }: { n: number; reasons: string[] }) => [n, reasons],
    )
    const apart = ['It is here already as a text of its own, and is not joined.']
    const one = ['It is here already as one text in two languages, and is not separated.']
    expect(Object.fromEntries(told)).toMatchObject({
      [night]: apart,
      [maa]: apart,
      [water]: one,
      [layl]: one,
    })
    const before = await world.articles()
    await act(second, 'start')
    await work()
    expect(await world.articles()).toEqual(before)
  })

  test('pauses a run and goes on with it (IMP-13)', async () => {
    const { sendExport, act, work, seen, storage, articles } = await movingWorld(engine)
    const run = await sendExport('polylang')
    await act(run, 'try')
    await work()
    await act(run, 'start')
    const { moving } = storage
    const taking: typeof moving.takeIn = async (...asked) => {
      const taken = await moving.takeIn(...asked)
      await act(run, 'pause')
      return taken
    }
    await work(undefined, { ...storage, moving: { ...moving, takeIn: taking } })
    expect(await seen(run)).toMatchObject({ state: 'paused', actions: ['start'] })
    expect(await articles()).toHaveLength(1)
    await act(run, 'start')
    await work()
    expect((await seen(run)).state).toBe('done')
    expect(await articles()).toHaveLength(3)
  })

  test('takes all back but what was edited since (IMP-19)', async () => {
    const { sendExport, act, work, seen, layla, articles, storage } = await movingWorld(engine)
    const run = await sendExport('polylang')
    for (const action of ['try', 'start']) {
      await act(run, action)
      await work()
    }
    const [edited] = await articles()
    const save = {
      language: 'en',
      values: { 'title.en': 'Edited here' },
      gallery: { removed: [], added: [] },
      wish: undefined,
    }
    await storage.articles.change('posts', edited?.id ?? 0, save, byLayla())
    expect((await layla.get(`${run}/take-back`)).body).toMatchObject({
      brought: { articles: 2, pages: 1, settings: 1 },
    })
    const refused = await layla.post(`${run}/take-back`, { json: {} })
    expect([refused.status, refused.body]).toEqual([409, sentence('Some of it was edited since.')])
    expect((await layla.post(`${run}/take-back`, { json: { keep_edited: true } })).status).toBe(202)
    await work()
    const back = await seen(run)
    expect(back).toMatchObject({ state: 'taken_back', can_be_taken_back: false })
    expect(back.staying).toContainEqual({
      title: 'Edited here',
      here: `/dashboard/blog/${edited?.id}`,
      reason: 'It was changed or published here since.',
    })
    expect((await articles()).map(({ id }) => id)).toEqual([edited?.id])
  })

  test('deletes the files of a run; what it brought stays, and the files of an old one go', async () => {
    const { sendExport, act, work, seen, layla, articles, storage } = await movingWorld(engine)
    const run = await sendExport('polylang')
    for (const action of ['try', 'start']) {
      await act(run, action)
      await work()
    }
    const folder = join(storage.dataFolder, 'imports')
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await storage.imports.sweep(inDays(6))
    expect(await readdir(folder)).toContain('1')
    await storage.imports.sweep(inDays(8))
    expect(await readdir(folder)).not.toContain('1')
    expect(await seen(run)).toMatchObject({ state: 'done', files: [] })
    expect((await layla.delete(run)).status).toBe(200)
    expect(await seen(run)).toMatchObject({ outcomes: { taken_in: 0 }, can_be_taken_back: true })
    expect(await articles()).toHaveLength(3)
  })

  test('learns why a file cannot be moved in', async () => {
    const { begin, send, act, work, seen, layla } = await movingWorld(engine)
    const run = await begin()
    await send(run, 'main', 'notes.xml', Buffer.from('<notes>None of WordPress</notes>'))
    await act(run, 'try')
    await work()
    expect(await seen(run)).toMatchObject({
      state: 'failed',
      failure: 'This file is of no kind that can be moved in.',
      actions: ['try'],
    })
    expect((await layla.post('/imports', { json: {} })).status).toBe(201)
    expect((await act(run, 'try')).status).toBe(409)
  })
})

const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))

test('a full disk refuses a part, and stops a run that goes on once there is room', async () => {
  const { begin, announce, send, act, work, seen, layla, storage, articles } =
    await movingWorld('SQLite')
  const run = await begin()
  const content = await readFile(exportOf('pictures'))
  const { path } = await announce(run, 'main', 'wheels.xml', content.length)
  const { parts } = storage.imports
  const { put } = parts
  parts.put = full
  const refused = await sendPart(layla, path, 1, content)
  const noRoom = 'There is not enough space on the disk.'
  expect([refused.status, refused.body]).toEqual([507, sentence(noRoom)])
  expect((await seen(run)).files).toMatchObject([{ missing: [1] }])
  parts.put = put
  await sendPart(layla, path, 1, content)
  await send(run, 'pictures', 'uploads.zip', await zipOfFolder(await uploadsOfWheels()))
  await act(run, 'try')
  await work()
  await act(run, 'start')
  await work(undefined, { ...storage, media: { ...storage.media, add: full } })
  expect(await seen(run)).toMatchObject({ state: 'failed', failure: noRoom, actions: ['start'] })
  expect(await articles()).toEqual([])
  await act(run, 'start')
  await work()
  expect(await seen(run)).toMatchObject({ state: 'done', failure: null })
  expect(await articles()).toHaveLength(2)
})

test('a run whose files are gone names those that are to be sent again', async () => {
  const { begin, send, act, work, seen, storage } = await movingWorld('SQLite')
  const run = await begin()
  for (const path of await partsOfExport('polylang', (_item, index) => [index % 3])) {
    await send(run, 'main', basename(path), await readFile(path))
  }
  for (const gone of ['1-1', '3-1']) await rm(join(storage.dataFolder, run, gone))
  await act(run, 'try')
  await work()
  const failed = await seen(run)
  const failure = 'Files of this move are gone. Please send them again.'
  expect(failed).toMatchObject({ state: 'failed', failure, actions: [] })
  const missing = ({ missing: parts }: { missing: number[] }) => parts.length > 0
  expect(failed.files.filter(missing).map(({ name }: { name: string }) => name)).toEqual([
    'pumps.2026-11-29.0.xml',
    'pumps.2026-11-29.2.xml',
  ])
})

test.each(engines)(
  'two servers that start at once do each item once on %s (IMP-12)',
  async (engine) => {
    const { sendExport, act, work, seen, articles, storage } = await movingWorld(engine)
    const run = await sendExport('polylang')
    await act(run, 'try')
    await work()
    await Promise.all([act(run, 'start'), act(run, 'start')])
    const elsewhere = { dataFolder: await freshFolder() }
    await Promise.all([work(), work(undefined, storage, { place: elsewhere })])
    await work()
    expect(await seen(run)).toMatchObject({ state: 'done', failure: null })
    expect(await articles()).toHaveLength(3)
  },
)

test('the parts of an export are one run that goes on after a kill (IMP-11, IMP-29)', async () => {
  const { begin, send, act, work, seen, layla, storage, content } = await movingWorld('SQLite')
  const run = await begin()
  const parts = await partsOfExport('polylang', (_item, index) => [index % 3])
  for (const path of parts.toReversed()) {
    await send(run, 'main', basename(path), await readFile(path))
  }
  await act(run, 'try')
  await work()
  expect(await seen(run)).toMatchObject({ state: 'tried', source: 'pumps.example' })
  await act(run, 'start')
  const { moving } = storage
  const dying = new AbortController()
  const taking: typeof moving.takeIn = async (...asked) => {
    const taken = await moving.takeIn(...asked)
    dying.abort()
    return taken
  }
  await work(dying.signal, { ...storage, moving: { ...moving, takeIn: taking } })
  expect(await seen(run)).toMatchObject({ state: 'running' })
  await work()
  expect(await seen(run)).toMatchObject({ state: 'done', failure: null })
  const { text } = await layla.get(`${run}/report.csv`)
  const inOrder = (report: string) =>
    report
      .split('\n')
      .map((line) => line.replace(/^"\d+",/, ''))
      .toSorted()
  expect(inOrder(`\uFEFF${text}`)).toEqual(inOrder(await reportOfCommand('SQLite', 'polylang')))
  const before = await content()
  await work()
  expect(await content()).toEqual(before)
})

test('a folder of Markdown comes as a zip, from a bucket', async () => {
  const { begin, send, act, work, seen, articles } = await movingWorld(
    'SQLite',
    await freshBucketPlace(),
  )
  const run = await begin()
  await send(run, 'main', 'old-site.zip', await zipOfFolder(await siteOf(hugo)))
  for (const action of ['try', 'start']) {
    await act(run, action)
    await work()
  }
  expect(await seen(run)).toMatchObject({ state: 'done', source: 'old-site', failure: null })
  expect(await articles()).not.toEqual([])
})
