import { setImmediate as immediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileOf, formOf } from '../../../tests/support/api.ts'
import { openedStorage } from '../../../tests/support/storages.ts'
import { z } from '../../domain/text/schema.ts'
import { waitingCount } from '../../throttle/semaphore.ts'
import type { ApiVariables } from './permissions.ts'
import { validateForm } from './validate.ts'

test('texts are saved two at a time, and a form with a file waits for none of them', async () => {
  const { saving, send, arrived } = await savesThatWait()
  const texts = [send({}), send({}), send({})]
  await arrived(3)
  expect(saving.length).toBe(2)
  const file = send({ image: fileOf('a photograph') })
  await arrived(4)
  expect(saving.length).toBe(3)
  saving[0]?.()
  while (saving.length < 4) await immediate()
  for (const saved of saving) saved()
  const answers = await Promise.all([...texts, file])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 4 }, () => 'saved'),
  )
})

test('L3 thirty texts that wait for a locked store keep the next one waiting for under a second', async () => {
  const { saving, send, arrived } = await savesThatWait()
  const texts = Array.from({ length: 31 }, () => send({}))
  await arrived(31)
  expect(saving.length).toBe(2)
  for (let tick = 0; tick < 100; tick++) await vi.advanceTimersByTimeAsync(9)
  expect(saving.length).toBe(31)
  for (const saved of saving) saved()
  await Promise.all(texts)
})

async function savesThatWait() {
  const storage = await openedStorage('SQLite')
  const saving: (() => void)[] = []
  const app = new Hono<ApiVariables>()
  app.use(async (c, next) => {
    c.set('storage', storage)
    await next()
  })
  app.post('/', validateForm(z.strictObject({}), { image: 1 }), async (c) => {
    await new Promise<void>((saved) => void saving.push(saved))
    return c.text('saved')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const send = (fields: Parameters<typeof formOf>[0]) =>
    app.request('/', { method: 'POST', body: formOf(fields) })
  const arrived = async (count: number) => {
    while (saving.length + waitingCount() < count) await immediate()
  }
  return { saving, send, arrived }
}
