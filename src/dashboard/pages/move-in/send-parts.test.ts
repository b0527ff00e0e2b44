import { expect, test } from 'vitest'
import type { Result } from '../../../api/client/send.ts'
import { messages } from '../../../domain/messages.ts'
import { type Range, sendParts } from './send-parts.ts'

const ok: Result<unknown> = { ok: true, value: {} }
const lost: Result<unknown> = { ok: false, status: 0, message: messages.noResponse }
const damaged: Result<unknown> = { ok: false, status: 400, message: messages.partDamaged }

async function sent(
  answer: (part: Range, tries: number) => Result<unknown>,
  { controller = new AbortController(), missing = [1, 3] } = {},
) {
  const tries = new Map<number, number>()
  const ranges: Range[] = []
  const shares: number[] = []
  const waits: (boolean | number)[] = []
  const failure = await sendParts(
    { size: 25, partBytes: 10, missing },
    {
      signal: controller.signal,
      send: async (part, onProgress) => {
        const count = (tries.get(part.number) ?? 0) + 1
        tries.set(part.number, count)
        ranges.push(part)
        onProgress(0.5)
        return answer(part, count)
      },
      onSent: (share) => shares.push(share),
      onWaiting: (isWaiting) => waits.push(isWaiting),
      pause: (seconds) => {
        waits.push(seconds)
        return Promise.resolve()
      },
    },
  )
  return { failure, ranges, shares, waits, tries: Object.fromEntries(tries) }
}

test('a file that is gone is told of, and nothing more of it is sent', async () => {
  const { failure, ranges } = await sent(() => {
    throw new DOMException('the stick was taken out', 'NotFoundError')
  })
  expect(failure?.message).toBe(messages.fileUnreadable)
  expect(ranges).toHaveLength(2)
  const broken = sent(() => {
    throw new Error('broken on purpose')
  })
  await expect(broken).rejects.toThrow('broken on purpose')
})

test('only what is missing is sent, the last part shorter', async () => {
  const { failure, ranges, shares } = await sent(() => ok)
  expect(failure).toBeUndefined()
  expect(ranges).toEqual([
    { number: 1, from: 0, to: 10 },
    { number: 3, from: 20, to: 25 },
  ])
  expect(shares[0]).toBe(0.6)
  expect(shares.at(-1)).toBe(1)
})

test('a line that is lost is waited for', async () => {
  const { failure, tries, waits, shares } = await sent(({ number }, count) =>
    number === 1 && count < 4 ? lost : ok,
  )
  expect(failure).toBeUndefined()
  expect(tries).toEqual({ 1: 4, 3: 1 })
  expect(waits.filter((wait) => typeof wait === 'number')).toEqual([2, 4, 8])
  expect(waits.at(-1)).toBe(false)
  expect(shares.at(-1)).toBe(1)
})

test('a part that arrived damaged is sent again, but not for ever', async () => {
  const once = await sent((_, count) => (count === 1 ? damaged : ok))
  expect([once.failure, once.tries]).toEqual([undefined, { 1: 2, 3: 2 }])
  const always = await sent(() => damaged, { missing: [1] })
  expect([always.failure, always.tries]).toEqual([damaged, { 1: 4 }])
})

test('what the server refuses ends the upload', async () => {
  const full: Result<unknown> = { ok: false, status: 507, message: messages.noRoom }
  const { failure, tries } = await sent(({ number }) => (number === 1 ? full : ok), {
    missing: [1, 2, 3],
  })
  expect(failure).toEqual(full)
  expect(tries[1]).toBe(1)
})

test('a cancelled upload sends nothing more', async () => {
  const controller = new AbortController()
  const { failure, tries } = await sent(
    () => {
      controller.abort()
      return lost
    },
    { controller, missing: [1] },
  )
  expect([failure, tries]).toEqual([undefined, { 1: 1 }])
})
