import { expect, test } from 'vitest'
import { createSemaphore, rejectWaiting } from './semaphore.ts'

function heldWork() {
  const held = Promise.withResolvers<string>()
  return { work: () => held.promise, end: held.resolve }
}

test('so many work at once and the next begins when one ends, in the order they came', async () => {
  const semaphore = createSemaphore({ concurrency: 2 })
  const begun: number[] = []
  const held = [1, 2, 3, 4].map((number) => {
    const { work, end } = heldWork()
    const begin = () => {
      begun.push(number)
      return work()
    }
    return { end, result: semaphore.run(begin) }
  })
  await expect.poll(() => begun).toEqual([1, 2])
  held[1]?.end('second')
  expect(await held[1]?.result).toBe('second')
  await expect.poll(() => begun).toEqual([1, 2, 3])
  for (const { end } of held) end('done')
  await Promise.all(held.map(({ result }) => result))
  expect(begun).toEqual([1, 2, 3, 4])
})

test('one too many is refused at once, and one that waited too long when its time is over', async () => {
  const semaphore = createSemaphore({ concurrency: 1, maxWaiting: 1, timeout: 20 })
  const { work, end } = heldWork()
  const first = semaphore.run(work)
  const second = semaphore.run(async () => 'never')
  await expect(semaphore.run(async () => 'never')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(second).rejects.toMatchObject({ code: 'unavailable' })
  expect(semaphore.waiting()).toBe(0)
  end('first')
  expect(await first).toBe('first')
  expect(await semaphore.run(async () => 'next')).toBe('next')
})

test('work that fails gives its turn on', async () => {
  const semaphore = createSemaphore({ concurrency: 1 })
  const failing = semaphore.run(() => Promise.reject(new Error('broken')))
  const next = semaphore.run(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('when all that wait are refused, who works ends, and turns are given as before', async () => {
  const semaphores = [
    createSemaphore({ concurrency: 1 }),
    createSemaphore({ concurrency: 1, timeout: 10_000 }),
  ]
  const { work, end } = heldWork()
  const first = semaphores.map((semaphore) => semaphore.run(work))
  const waiting = semaphores.map((semaphore) => semaphore.run(async () => 'never'))
  rejectWaiting()
  for (const one of waiting) await expect(one).rejects.toMatchObject({ code: 'unavailable' })
  end('first')
  expect(await Promise.all(first)).toEqual(['first', 'first'])
  for (const semaphore of semaphores) expect(await semaphore.run(async () => 'free')).toBe('free')
})
