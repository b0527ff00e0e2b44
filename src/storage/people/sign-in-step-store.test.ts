import { describe, expect, test } from 'vitest'
import { byLayla, cast, inviteCast, minutesLater, today } from '../../../tests/support/cast.ts'
import { castIds } from '../../../tests/support/staff.ts'
import {
  engines,
  type EngineName,
  openedDatabase,
  openedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import { useStep } from './sign-in-step-store.ts'

const omars = { userId: castIds.Omar, purpose: 'second-factor', challenge: 'c' } as const

async function startedWorld(engine: EngineName) {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const { db, writeQuietly } = openedDatabase(storage.place)
  const use = (id: string, now = today) => writeQuietly('session', (trx) => useStep(trx, id, now))
  const left = async () => (await db.selectFrom('sign_in_steps').select('id').execute()).length
  return { ...storage, use, left }
}

describe.each(engines)('ACC-2 a step of a sign-in on %s', (engine) => {
  test('works once, of many at once, at every instance', async () => {
    const { signInSteps, use } = await startedWorld(engine)
    const { id } = await signInSteps.open(omars, today)
    const uses = await Promise.allSettled(Array.from({ length: 4 }, () => use(id)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(use(id)).rejects.toThrow('unauthorized')
  })

  test('has five tries, however many come at once', async () => {
    const { signInSteps, place, dataFolder } = await startedWorld(engine)
    const other =
      engine === 'SQLite' ? signInSteps : (await storageAt(place, dataFolder)).signInSteps
    const { id } = await signInSteps.open(omars, today)
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        (turn % 2 ? signInSteps : other).try(id, 'second-factor', today),
      ),
    )
    expect(tries.filter(Boolean)).toHaveLength(5)
    expect(tries.find(Boolean)).toMatchObject({ id, userId: castIds.Omar, challenge: 'c' })
  })

  test('ends after five minutes, not a millisecond later', async () => {
    const { signInSteps, use, left } = await startedWorld(engine)
    const { id } = await signInSteps.open(omars, today)
    const end = minutesLater(5)
    expect(await signInSteps.try(id, 'second-factor', new Date(end.getTime() - 1))).toBeDefined()
    expect(await signInSteps.try(id, 'second-factor', end)).toBeUndefined()
    await expect(use(id, end)).rejects.toThrow('unauthorized')
    await signInSteps.purge(end)
    expect(await left()).toBe(0)
  })

  test('serves no other purpose', async () => {
    const { signInSteps } = await startedWorld(engine)
    const { id } = await signInSteps.open(omars, today)
    expect(await signInSteps.try(id, 'new-passkey', today)).toBeUndefined()
  })

  test('ends with another password, its user or the sessions', async () => {
    const { signInSteps, users, sessions, left } = await startedWorld(engine)
    const endings = [
      () => users.change(castIds.Omar, { passwordHash: 'another' }, byLayla()),
      () => sessions.endAll(castIds.Omar, byLayla()),
      () => sessions.endOthers('this one', castIds.Omar, byLayla()),
      () => users.remove([castIds.Omar], byLayla()),
    ]
    for (const end of endings) {
      await signInSteps.open(omars, today)
      await end()
      expect(await left()).toBe(0)
    }
  })

  test('is not opened with a password that has changed since', async () => {
    const { signInSteps, users } = await startedWorld(engine)
    const { passwordHash } = (await users.findByEmail(cast.Omar.email)) ?? {}
    await users.change(castIds.Omar, { passwordHash: 'another' }, byLayla())
    const opening = signInSteps.open({ ...omars, passwordHash }, today)
    await expect(opening).rejects.toThrow('unauthorized')
  })
})
