import { describe, expect, test } from 'vitest'
import {
  byLayla,
  cast,
  type CastName,
  hoursLater,
  inviteCast,
  today,
} from '../../../tests/support/cast.ts'
import { usualSource } from '../../../tests/support/api.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'

const atHome = { addressHash: 'at home', source: usualSource }

async function startedWorld(engine: (typeof engines)[number]) {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const open = async (id: string, name: CastName, now = today, hours = 8) => {
    const known = await storage.users.findByEmail(cast[name].email)
    const expiresAt = new Date(now.getTime() + hours * 3_600_000)
    const { user, passwordHash } = known ?? { user: { id: 0 }, passwordHash: '' }
    const session = { id, userId: user.id, passwordHash, now, expiresAt, ...atHome }
    await storage.sessions.open(session)
  }
  const { db, write } = openedDatabase(storage.place)
  const openIds = async () =>
    (await db.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id)
  return { ...storage, write, open, openIds }
}

describe.each(engines)('a session on %s', (engine) => {
  test('finds its user with today’s role', async () => {
    const { sessions, open, write } = await startedWorld(engine)
    await open('one', 'Omar')
    expect(await sessions.findUser('one', today)).toMatchObject({ user: cast.Omar })
    await write('product', (db) => db.updateTable('users').set({ role_id: 1 }).execute())
    expect(await sessions.findUser('one', today)).toMatchObject({
      user: { name: 'Omar', roleName: 'admin' },
    })
  })

  test('ends when its time has come, not a millisecond later', async () => {
    const { sessions, open } = await startedWorld(engine)
    await open('one', 'Omar')
    const end = hoursLater(8)
    expect(await sessions.findUser('one', new Date(end.getTime() - 1))).toBeDefined()
    expect(await sessions.findUser('one', end)).toBeUndefined()
  })

  test('that is closed finds nobody, the user’s others do', async () => {
    const { sessions, open } = await startedWorld(engine)
    await open('one', 'Omar')
    await open('two', 'Omar')
    await sessions.close('one', byLayla())
    expect(await sessions.findUser('one', today)).toBeUndefined()
    expect(await sessions.findUser('two', today)).toMatchObject({ user: cast.Omar })
    await sessions.close('never opened', byLayla())
  })

  test('of an inactive user finds nobody', async () => {
    const { sessions, open, write } = await startedWorld(engine)
    await open('omar', 'Omar')
    await write('product', (db) => db.updateTable('users').set({ status: 'inactive' }).execute())
    expect(await sessions.findUser('omar', today)).toBeUndefined()
  })

  test('is not opened for someone inactive', async () => {
    const { open, openIds } = await startedWorld(engine)
    await expect(open('nour', 'Nour')).rejects.toThrow('unauthorized')
    expect(await openIds()).toEqual([])
  })

  test('is not opened with a password that was changed since it was verified', async () => {
    const { users, sessions, openIds } = await startedWorld(engine)
    const known = await users.findByEmail(cast.Omar.email)
    if (!known) throw new Error('Omar is in the cast')
    await users.change(known.user.id, { passwordHash: 'of another' }, byLayla())
    const { user, passwordHash } = known
    const times = { now: today, expiresAt: hoursLater(8) }
    const session = { id: 'one', userId: user.id, passwordHash, ...times, ...atHome }
    const opening = sessions.open(session)
    await expect(opening).rejects.toThrow('unauthorized')
    expect(await openIds()).toEqual([])
  })

  test('ends with its user', async () => {
    const { sessions, users, open, openIds } = await startedWorld(engine)
    await open('one', 'Omar')
    await users.remove([castIds.Omar], byLayla())
    expect(await sessions.findUser('one', today)).toBeUndefined()
    expect(await openIds()).toEqual([])
  })

  test('that has ended is forgotten when another is opened', async () => {
    const { open, openIds } = await startedWorld(engine)
    await open('one', 'Omar', today, 1)
    await open('two', 'Layla', today, 8)
    await open('three', 'Omar', hoursLater(1))
    expect(await openIds()).toEqual(['three', 'two'])
  })
})
