import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLocalChanges } from '../storage/engine/content-changes.ts'
import { createOutage } from '../storage/engine/outage.ts'
import { readConfig } from './config.ts'
import { createPageCache } from './page-cache.ts'
import { createRedraw } from './redraw.ts'
import { responseCache } from './response-cache.ts'

function site(calm = 30) {
  const load = { isBusy: false }
  const drawn: string[] = []
  const cache = createPageCache()
  const redraw = createRedraw(cache, () => load.isBusy, { calm, between: 1 })
  const address = { origin: 'http://wajha.example', isBelieved: true }
  const changes = { outage: createOutage(), changes: createLocalChanges() }
  const { middleware } = responseCache(
    cache,
    readConfig({}),
    () => address,
    changes,
    async (request) => app.fetch(request),
  )
  const app = new Hono().use(middleware).get('*', async (c) => {
    await pause(2)
    drawn.push(c.req.path + new URL(c.req.url).search)
    return c.text('page')
  })
  const read = async (path: string, times = 2) => {
    for (let time = 0; time < times; time++) await app.request(address.origin + path)
  }
  const save = () => {
    cache.clear()
    redraw.changed()
  }
  return { drawn, load, read, save, redraw, forget: () => void drawn.splice(0) }
}

test('F12 pages that many read are drawn again, the most read first', async () => {
  const { drawn, read, save, forget } = site()
  await read('/ar', 2)
  await read('/blog?page=2', 3)
  await read('/once', 1)
  forget()
  save()
  expect(drawn).toEqual([])
  await expect.poll(() => drawn).toEqual(['/blog?page=2', '/ar'])
  await read('/ar')
  expect(drawn).toEqual(['/blog?page=2', '/ar'])
})

test('what was read long ago is left alone in time', async () => {
  const { drawn, read, save, forget } = site()
  await read('/ar', 4)
  for (let saves = 0; saves < 2; saves++) {
    forget()
    save()
    await expect.poll(() => drawn).toEqual(['/ar'])
  }
  forget()
  save()
  await pause(60)
  expect(drawn).toEqual([])
})

test('no more than sixteen pages are drawn again', async () => {
  const { drawn, read, save, forget } = site()
  for (let page = 0; page < 20; page++) await read(`/${page}`)
  forget()
  save()
  await expect.poll(() => drawn.length).toBe(16)
  await pause(60)
  expect(drawn).toHaveLength(16)
})

test('saves that follow each other are waited for', async () => {
  const { drawn, read, save, forget } = site(400)
  await read('/ar')
  forget()
  for (let times = 0; times < 8; times++) {
    save()
    await pause(10)
  }
  expect(drawn).toEqual([])
  await expect.poll(() => drawn).toEqual(['/ar'])
})

test('nothing is drawn again while visitors wait', async () => {
  const { drawn, load, read, save, forget } = site()
  await read('/ar')
  forget()
  load.isBusy = true
  save()
  await pause(100)
  expect(drawn).toEqual([])
  load.isBusy = false
  await expect.poll(() => drawn).toEqual(['/ar'])
})

test('once it stops nothing more is drawn', async () => {
  const { drawn, read, save, redraw, forget } = site()
  for (let page = 0; page < 16; page++) await read(`/${page}`)
  forget()
  save()
  while (drawn.length === 0) await pause(1)
  await redraw.stop()
  const untilThen = [...drawn]
  save()
  await pause(60)
  expect(drawn).toEqual(untilThen)
  expect(drawn.length).toBeLessThan(16)
})
