import { describe, expect, test } from 'vitest'
import { cast, inviteCast, today } from '../../tests/support/cast.ts'
import { engines, openedStorage } from '../../tests/support/storages.ts'

const layla = { ...cast.Layla, passwordHash: 'hash', avatar: '/avatars/avatar-1.webp' }

describe.each(engines)('users on %s', (engine) => {
  test('are found by their e-mail in any case', async () => {
    const { users } = await openedStorage(engine)
    await users.add({ ...layla, email: ' Layla@Naoura.EXAMPLE' }, today)
    expect(await users.findByEmail('LAYLA@naoura.example ')).toEqual({
      user: { ...cast.Layla, id: expect.any(Number), avatar: '/avatars/avatar-1.webp' },
      passwordHash: 'hash',
    })
    expect(await users.findByEmail('omar@naoura.example')).toBeUndefined()
  })

  test('have an e-mail nobody else has', async () => {
    const { users } = await openedStorage(engine)
    await users.add(layla, today)
    await expect(users.add({ ...layla, email: 'LAYLA@naoura.example' }, today)).rejects.toThrow(
      /unique/i,
    )
  })

  test('have an administrator among them or not', async () => {
    const { users } = await openedStorage(engine)
    expect(await users.hasAdministrator()).toBe(false)
    await users.add({ ...cast.Omar, passwordHash: 'hash', avatar: '' }, today)
    expect(await users.hasAdministrator()).toBe(false)
    await users.add(layla, today)
    expect(await users.hasAdministrator()).toBe(true)
  })

  test('that are removed are gone, and only they', async () => {
    const storage = await openedStorage(engine)
    await inviteCast(storage)
    await storage.users.removeByEmail('OMAR@naoura.example')
    expect(await storage.users.findByEmail(cast.Omar.email)).toBeUndefined()
    expect(await storage.users.findByEmail(cast.Layla.email)).toBeDefined()
  })
})
