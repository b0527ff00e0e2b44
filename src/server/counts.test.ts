import { describe, expect, test } from 'vitest'
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

describe.each(engines)('what is counted while visitors read, on %s,', (engine) => {
  test('is written when the server stops', async () => {
    const { storage, told, counts } = await counted(engine)
    counts.followed(1, today)
    counts.followed(1, hoursLater(1))
    counts.missed('/prices', 'old.example', today)
    counts.missed('/prices', '', hoursLater(1))
    await counts.stop()
    const { redirects } = await storage.redirects.list(1, 10)
    expect(redirects).toMatchObject([{ uses: 2, usedAt: hoursLater(1) }])
    const { addresses } = await storage.missingAddresses.list(1, 10)
    const asked = { path: '/prices', count: 2, fromHost: 'old.example', lastAt: hoursLater(1) }
    expect(addresses).toMatchObject([asked])
    expect(told).toEqual([])
  })

  test('adds up with what other processes count', async () => {
    const { storage, log, counts } = await counted(engine)
    const other = createCounts(storage, log)
    for (const each of [counts, other]) {
      each.followed(1, today)
      each.missed('/prices', '', today)
    }
    await Promise.all([counts.stop(), other.stop()])
    expect((await storage.redirects.list(1, 1)).redirects).toMatchObject([{ uses: 2 }])
    expect((await storage.missingAddresses.list(1, 1)).addresses).toMatchObject([{ count: 2 }])
  })

  test('is bounded, however many addresses are asked for at once', async () => {
    const { storage, counts } = await counted(engine)
    for (let index = 0; index < 1_500; index++) counts.missed(`/scan/${index}`, '', today)
    counts.missed('/scan/0', '', today)
    await counts.stop()
    const { addresses, total } = await storage.missingAddresses.list(1, 1)
    expect(total).toBe(1_000)
    expect(addresses).toMatchObject([{ path: '/scan/0', count: 2 }])
  })
})

test('counts that cannot be written are told of, and lost', async () => {
  const { storage, told, counts } = await counted('SQLite')
  counts.missed('/prices', '', today)
  await storage.close()
  await counts.stop()
  expect(told).toEqual(['counts of redirects and missing addresses are lost'])
})
