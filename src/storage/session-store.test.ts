import { describe, expect, test } from 'vitest'
import { cast, type CastName, hoursLater, inviteCast, today } from '../../tests/support/cast.ts'
import { engines, openedDatabase, openedStorage } from '../../tests/support/storages.ts'

async function office(engine: (typeof engines)[number]) {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const open = async (id: string, name: CastName, now = today, hours = 8) => {
    const known = await storage.users.findByEmail(cast[name].email)
    const expiresAt = new Date(now.getTime() + hours * 3_600_000)
    await storage.sessions.open({ id, userId: known?.user.id ?? 0, now, expiresAt })
  }
  const { connection } = openedDatabase(storage.place)
  const openIds = async () =>
    (await connection.selectFrom('sessions').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
  return { ...storage, connection, open, openIds }
}

describe.each(engines)('a session on %s', (engine) => {
  test('finds its user with today’s role', async () => {
    const { sessions, open, connection } = await office(engine)
    await open('one', 'Omar')
    expect(await sessions.findUser('one', today)).toMatchObject(cast.Omar)
    await connection.updateTable('users').set({ role_id: 1 }).execute()
    expect(await sessions.findUser('one', today)).toMatchObject({ name: 'Omar', roleName: 'admin' })
  })

  test('ends when its time has come, not a millisecond later', async () => {
    const { sessions, open } = await office(engine)
    await open('one', 'Omar')
    const end = hoursLater(8)
    expect(await sessions.findUser('one', new Date(end.getTime() - 1))).toBeDefined()
    expect(await sessions.findUser('one', end)).toBeUndefined()
  })

  test('that is closed finds nobody, the user’s others do', async () => {
    const { sessions, open } = await office(engine)
    await open('one', 'Omar')
    await open('two', 'Omar')
    await sessions.close('one')
    expect(await sessions.findUser('one', today)).toBeUndefined()
    expect(await sessions.findUser('two', today)).toMatchObject(cast.Omar)
    await sessions.close('never opened')
  })

  test('of an inactive user finds nobody', async () => {
    const { sessions, open, connection } = await office(engine)
    await open('nour', 'Nour')
    expect(await sessions.findUser('nour', today)).toBeUndefined()
    await open('omar', 'Omar')
    await connection.updateTable('users').set({ status: 'inactive' }).execute()
    expect(await sessions.findUser('omar', today)).toBeUndefined()
  })

  test('ends with its user', async () => {
    const { sessions, users, open, openIds } = await office(engine)
    await open('one', 'Omar')
    await users.removeByEmail(cast.Omar.email)
    expect(await sessions.findUser('one', today)).toBeUndefined()
    expect(await openIds()).toEqual([])
  })

  test('that has ended is forgotten when another is opened', async () => {
    const { open, openIds } = await office(engine)
    await open('one', 'Omar', today, 1)
    await open('two', 'Layla', today, 8)
    await open('three', 'Omar', hoursLater(1))
    expect(await openIds()).toEqual(['three', 'two'])
  })
})
