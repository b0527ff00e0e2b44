import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startedApi, tokenSecret } from '../../../tests/support/api.ts'
import { cast, today } from '../../../tests/support/cast.ts'
import { Problem } from '../../domain/problem.ts'
import { createSignInLimit } from '../../throttle/sign-in-limit.ts'
import { createTokens } from './tokens.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('strange addresses go every two seconds, and none waits for more than ten', async () => {
  const { storage } = await startedApi('SQLite')
  const limit = createSignInLimit({ storage, tokens: createTokens(tokenSecret), now: () => today })
  const goneAt: number[] = []
  const begin = performance.now()
  const attempt = (address: string) =>
    limit.attempt(address, cast.Layla.email, async () => {
      goneAt.push(performance.now() - begin)
      throw new Problem('unauthorized')
    })
  for (let count = 0; count < 40; count++) {
    await expect(attempt(`192.0.2.${count}`)).rejects.toThrow('unauthorized')
  }
  expect(goneAt).toEqual(Array(40).fill(0))

  const waiting = Array.from({ length: 6 }, (_, turn) => attempt(`203.0.113.${turn}`))
  const answers = Promise.allSettled(waiting)
  await expect(attempt('203.0.113.6')).rejects.toThrow('too-many-attempts')
  await vi.advanceTimersByTimeAsync(1_999)
  await expect(attempt('203.0.113.7')).rejects.toThrow('too-many-attempts')
  await vi.advanceTimersByTimeAsync(1)
  const last = Promise.allSettled([attempt('203.0.113.8')])
  await expect(attempt('203.0.113.9')).rejects.toThrow('too-many-attempts')
  await vi.advanceTimersByTimeAsync(10_000)
  await answers
  await last
  expect(goneAt.slice(40)).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000, 12_000])
})
