import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { byLayla, hoursLater, today } from '../../tests/support/cast.ts'
import { engines, type EngineName, openedStorage } from '../../tests/support/storages.ts'
import { createCounts } from './counts.ts'

async function counted(engine: EngineName) {
  const storage = await openedStorage(engine)
  const told: string[] = []
  const log = { info: () => {}, error: (_: object, sentence: string) => void told.push(sentence) }
  await storage.redirects.add({ path: '/news.html', target: { kind: 'home' } }, byLayla())
  return { storage, log, told, counts: createCounts(storage, log) }
}

const view = { subject: 'home', language: 'en', at: today }

describe.each(engines)('what is counted while visitors read, on %s,', (engine) => {
  test('is written when the server stops', async () => {
    const { storage, told, counts } = await counted(engine)
    counts.followed(1, today)
    counts.followed(1, hoursLater(1))
    counts.missed('/prices', 'old.example', today)
    counts.missed('/prices', '', hoursLater(1))
    for (const from of ['search.example', '', null]) counts.viewed({ ...view, from })
    counts.viewed({ ...view, from: null })
    await counts.stop()
    const { redirects } = await storage.redirects.list(1, 10)
    expect(redirects).toMatchObject([{ uses: 2, usedAt: hoursLater(1) }])
    const { addresses } = await storage.missingAddresses.list(1, 10)
    const asked = { path: '/prices', count: 2, fromHost: 'old.example', lastAt: hoursLater(1) }
    expect(addresses).toMatchObject([asked])
    const { days, hosts } = await storage.visits.read(1, today)
    expect(days).toMatchObject([{ views: 4, visits: 2 }])
    expect(hosts.map(({ host }) => host).toSorted()).toEqual(['', 'search.example'])
    expect(told).toEqual([])
  })

  test('adds up with what other processes count', async () => {
    const { storage, log, counts } = await counted(engine)
    const other = createCounts(storage, log)
    for (const each of [counts, other]) {
      each.followed(1, today)
      each.missed('/prices', '', today)
      for (const subject of ['home', 'posts', 'search'])
        each.viewed({ ...view, subject, from: 'search.example' })
    }
    await Promise.all([counts.stop(), other.stop()])
    expect((await storage.redirects.list(1, 1)).redirects).toMatchObject([{ uses: 2 }])
    expect((await storage.missingAddresses.list(1, 1)).addresses).toMatchObject([{ count: 2 }])
    const { days, hosts } = await storage.visits.read(1, today)
    expect(days).toMatchObject([{ views: 6, visits: 6 }])
    expect(hosts).toEqual([{ host: 'search.example', visits: 6 }])
  })

  test('loses only the last seconds to a crash', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { storage, counts } = await counted(engine)
    counts.viewed({ ...view, from: null })
    vi.advanceTimersByTime(10_000)
    const views = async () => (await storage.visits.read(1, today)).days[0]?.views
    await expect.poll(views, { timeout: 10_000 }).toBe(1)
    counts.viewed({ ...view, from: null })
    expect(await views(), 'nobody stops what is killed').toBe(1)
  })

  test('is not written, and nobody is told, while the site is frozen for a move (MOV-3)', async () => {
    const { storage, log, told } = await counted(engine)
    await storage.installation.freeze(byLayla())
    const [uses, missed, views] = [1, 2, 3].map(() => createCounts(storage, log))
    uses?.followed(1, today)
    missed?.missed('/prices', '', today)
    views?.viewed({ ...view, from: null })
    for (const counts of [uses, missed, views]) await counts?.stop()
    expect((await storage.visits.read(1, today)).languages).toEqual([])
    expect((await storage.redirects.list(1, 1)).redirects).toMatchObject([{ uses: 0 }])
    expect((await storage.missingAddresses.list(1, 1)).total).toBe(0)
    expect(told).toEqual([])
  })

  test('is bounded, however many addresses are asked for at once', async () => {
    const { storage, counts } = await counted(engine)
    for (let index = 0; index < 1_500; index++) counts.missed(`/scan/${index}`, '', today)
    counts.missed('/scan/0', '', today)
    for (let index = 0; index < 1_500; index++) counts.viewed({ ...view, from: `${index}.example` })
    await counts.stop()
    const { addresses, total } = await storage.missingAddresses.list(1, 1)
    expect(total).toBe(1_000)
    expect((await storage.visits.read(1, today)).days).toMatchObject([{ views: 1_000 }])
    expect(addresses).toMatchObject([{ path: '/scan/0', count: 2 }])
  })
})

test('counts that cannot be written are told of and lost, and the others are kept', async () => {
  const { storage, log, told } = await counted('SQLite')
  const { redirects, close } = await openedStorage('SQLite')
  await close()
  const counts = createCounts({ ...storage, redirects }, log)
  counts.followed(1, today)
  counts.missed('/prices', '', today)
  counts.viewed({ ...view, from: null })
  await counts.stop()
  expect(told).toEqual(['counts of redirects are lost'])
  expect((await storage.missingAddresses.list(1, 1)).total).toBe(1)
  expect((await storage.visits.read(1, today)).days).toMatchObject([{ views: 1 }])
})
