import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startedApi, tokenSecret } from '../../../tests/support/api.ts'
import { today } from '../../../tests/support/cast.ts'
import { Problem } from '../../domain/problem.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { createSignInLimit } from '../../throttle/sign-in-limit.ts'
import { createTokens } from './tokens.ts'

function limitAt(points: number, mostKeys?: number) {
  const clock = { now: today.getTime() }
  const now = () => new Date(clock.now)
  return {
    clock,
    limit: createAttemptLimit({
      name: 'tests',
      shared: null,
      points,
      window: 15 * 60_000,
      now,
      ...(mostKeys ? { mostKeys } : {}),
    }),
  }
}

test('a key has so many attempts in a quarter of an hour from the first on', async () => {
  const { clock, limit } = limitAt(2)
  expect([
    await limit.consume('one'),
    await limit.consume('one'),
    await limit.consume('one'),
  ]).toEqual([false, false, true])
  expect(await limit.consume('other')).toBe(false)
  clock.now += 15 * 60_000 - 1
  expect(await limit.consume('one')).toBe(true)
  clock.now += 1
  expect(await limit.consume('one')).toBe(false)
})

test('attempts are taken back one by one, or all', async () => {
  const { limit } = limitAt(1)
  await limit.consume('one')
  await limit.reward('one')
  expect([await limit.consume('one'), await limit.consume('one')]).toEqual([false, true])
  await limit.delete('one')
  expect(await limit.consume('one')).toBe(false)
})

test('no more keys are remembered than may be, and none that ended', async () => {
  const { clock, limit } = limitAt(1, 3)
  for (const key of ['a', 'b', 'c', 'd']) await limit.consume(key)
  expect(limit.size()).toBe(3)
  expect([await limit.consume('d'), await limit.consume('b')]).toEqual([true, true])
  clock.now += 15 * 60_000
  await limit.consume('e')
  expect(limit.size()).toBe(1)
})

test('20,000 emails from one blocked address leave no trace in memory', async () => {
  const { storage } = await startedApi('SQLite')
  const limit = createSignInLimit({ storage, tokens: createTokens(tokenSecret), now: () => today })
  for (let count = 0; count < 60; count++) {
    const wrong = () => Promise.reject(new Problem('unauthorized'))
    await limit.attempt('192.0.2.1', `${count}@naoura.example`, wrong).catch(() => {})
  }
  const blocked = limit.attempt('192.0.2.1', 'layla@naoura.example', neverAsked)
  await expect(blocked).rejects.toThrow('too-many-attempts')
  const before = usedHeap()
  for (let count = 0; count < 20_000; count++) {
    const email = `${String(count).padStart(200, 'a')}@naoura.example`
    await limit.attempt('192.0.2.1', email, neverAsked).catch(() => {})
  }
  expect(usedHeap() - before).toBeLessThan(1024 * 1024)
})

function neverAsked(): Promise<never> {
  throw new Error('a blocked address is not asked')
}

function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
