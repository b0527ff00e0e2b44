import { describe, expect, test } from 'vitest'
import { byLayla, cast, inviteCast } from '../../../tests/support/cast.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { openDatabase } from '../engine/database.ts'
import { createUserStore, restoreUser } from './user-store.ts'
import { createOutbox } from '../mails/outbox.ts'

const layla = { ...cast.Layla, passwordHash: 'hash', avatar: '/avatars/avatar-1.webp' }
const rima = { ...layla, name: 'Rima', email: 'rima@naoura.example' }

async function startedWorld(engine: (typeof engines)[number]) {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const database = openedDatabase(storage.place)
  const removed = async () => {
    const row = await database.db
      .selectFrom('revisions')
      .select('previous')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return JSON.parse(row.previous)
  }
  return { ...storage, database, removed }
}

describe.each(engines)('users on %s', (engine) => {
  test('are found by their email in any case', async () => {
    const { users } = await openedStorage(engine)
    await users.add({ ...layla, email: ' Layla@Naoura.EXAMPLE' }, byLayla())
    expect(await users.findByEmail('LAYLA@naoura.example ')).toEqual({
      user: {
        ...cast.Layla,
        id: expect.any(Number),
        avatar: '/avatars/avatar-1.webp',
        invitedAt: null,
      },
      passwordHash: 'hash',
    })
    expect(await users.findByEmail('omar@naoura.example')).toBeUndefined()
  })

  test('have an email nobody else has', async () => {
    const { users } = await openedStorage(engine)
    await users.add(layla, byLayla())
    await expect(users.add({ ...layla, email: 'LAYLA@naoura.example' }, byLayla())).rejects.toThrow(
      'email-taken',
    )
  })

  test('keep an active administrator, whoever asks', async () => {
    const { users } = await startedWorld(engine)
    await expect(users.remove([castIds.Layla], byLayla())).rejects.toThrow('last-administrator')
    for (const save of [{ roleName: 'editor' }, { status: 'inactive' }] as const) {
      await expect(users.change(castIds.Layla, save, byLayla())).rejects.toThrow(
        'last-administrator',
      )
    }
    expect(await users.get(castIds.Layla)).toMatchObject(cast.Layla)
  })

  test('do not count an inactive administrator', async () => {
    const { users } = await startedWorld(engine)
    await users.change(castIds.Nour, { roleName: 'admin' }, byLayla())
    await expect(users.remove([castIds.Layla], byLayla())).rejects.toThrow('last-administrator')
  })

  test('of whom five administrators delete one another keep one, in two processes', async () => {
    const { users, place } = await startedWorld(engine)
    const other = openDatabase(place)
    const stores = [users, createUserStore(other, createOutbox(false))]
    const ids: number[] = [castIds.Layla]
    for (const number of [1, 2, 3, 4]) {
      ids.push((await users.add({ ...rima, email: `${number}@naoura.example` }, byLayla())).id)
    }
    const deletions = ids.flatMap((id, index) => {
      const edit = { ...byLayla(), by: { id, name: 'One of five' } }
      return ids.toSpliced(index, 1).map((victim) => stores[victim % 2]?.remove([victim], edit))
    })
    const ended = await Promise.allSettled(deletions)
    await other.close()
    const refusals = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['not-found', 'last-administrator']))
    const remaining = { page: 1, limit: 10, newestFirst: false, q: '', role: 'admin' } as const
    expect((await users.list(remaining)).total).toBe(1)
  })
})

describe.each(engines)('Omar, deleted on %s,', (engine) => {
  test('can be put back as he was, under his id', async () => {
    const { users, database, removed } = await startedWorld(engine)
    const before = await users.findByEmail(cast.Omar.email)
    await users.remove([castIds.Omar], byLayla())
    const previous = await removed()
    await database.write('product', (trx) => restoreUser(trx, castIds.Omar, previous))
    expect(await users.findByEmail(cast.Omar.email)).toEqual(before)
    const next = await users.add(rima, byLayla())
    expect(next.id).toBeGreaterThan(castIds.Nour)
  })

  test('cannot be put back while someone else has his email', async () => {
    const { users, database, removed } = await startedWorld(engine)
    await users.remove([castIds.Omar], byLayla())
    await users.add({ ...rima, email: cast.Omar.email }, byLayla())
    const previous = await removed()
    const reviving = database.write('product', (trx) => restoreUser(trx, castIds.Omar, previous))
    await expect(reviving).rejects.toThrow('email-taken')
    await expect(users.get(castIds.Omar)).rejects.toThrow('not-found')
  })
})
