import { describe, expect, test } from 'vitest'
import { byLayla, cast, hoursLater, inviteCast, today } from '../../../tests/support/cast.ts'
import { castIds } from '../../../tests/support/staff.ts'
import {
  type EngineName,
  engines,
  openedDatabase,
  openedStorage,
} from '../../../tests/support/storages.ts'
import { auditHead, type AuditRow, hashAfter } from '../engine/audit-chain.ts'
import type { Trx } from '../engine/tables.ts'

const { Omar } = castIds

async function startedWorld(engine: EngineName) {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const database = openedDatabase(storage.place)
  const { db } = database
  const demote = (roleName: 'admin' | 'editor', at = today) =>
    storage.users.change(Omar, { roleName }, byLayla(at))
  return {
    ...storage,
    database,
    db,
    demote,
    rows: () => db.selectFrom('audit_entries').selectAll().orderBy('id').execute(),
    tamper: (work: (trx: Trx) => Promise<unknown>) => database.writeQuietly('product', work),
  }
}

describe.each(engines)('the audit trail on %s', (engine) => {
  test('says who changed whose role, from what to what', async () => {
    const { audit, demote } = await startedWorld(engine)
    await demote('admin')
    const { entries, total } = await audit.list({}, 1, 1)
    expect(total).toBe(4)
    expect(entries).toEqual([
      {
        id: 4,
        at: today,
        kind: 'user-changed',
        origin: 'product',
        by: { id: null, name: 'Layla' },
        subject: String(Omar),
        source: { address: '', device: { browser: null, system: null } },
        details: { name: 'Omar', email: cast.Omar.email, changes: { role: ['editor', 'admin'] } },
      },
    ])
  })

  test('keeps nothing of a change that failed', async () => {
    const { users, rows } = await startedWorld(engine)
    const before = await rows()
    const demoting = users.change(castIds.Layla, { roleName: 'editor' }, byLayla())
    await expect(demoting).rejects.toThrow('last-administrator')
    expect(await rows()).toEqual(before)
  })

  test('is one chain, however many write at once', async () => {
    const { users, sessions, audit } = await startedWorld(engine)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? users.change(Omar, { name: `Omar ${index}` }, byLayla())
          : sessions.endAll(castIds.Nour, byLayla()),
      ),
    )
    expect(await audit.check()).toEqual({
      entries: 23,
      since: today.toISOString(),
      until: today.toISOString(),
      fault: null,
    })
  })

  const tamperings: Record<string, [(trx: Trx, rows: AuditRow[]) => Promise<unknown>, object]> = {
    'was changed': [
      (trx) =>
        trx.updateTable('audit_entries').set({ actor_name: 'Omar' }).where('id', '=', 5).execute(),
      { id: 5, sentence: 'was changed or inserted' },
    ],
    'was removed': [
      (trx) => trx.deleteFrom('audit_entries').where('id', '=', 5).execute(),
      { id: 5, sentence: 'was removed' },
    ],
    'was the first and removed': [
      (trx) => trx.deleteFrom('audit_entries').where('id', '=', 1).execute(),
      { id: 1, sentence: 'was removed' },
    ],
    'was inserted': [insertAtFive, { id: 6, sentence: 'was changed or inserted' }],
  }

  test.each(Object.keys(tamperings))('names an entry that %s (AUD-3)', async (name) => {
    const { audit, demote, rows, tamper } = await startedWorld(engine)
    for (const role of ['admin', 'editor', 'admin', 'editor'] as const) await demote(role)
    expect(await audit.check()).toMatchObject({ entries: 7, fault: null })
    const written = await rows()
    const [work, fault] = tamperings[name] ?? []
    await tamper(async (trx) => work?.(trx, written))
    expect((await audit.check()).fault).toMatchObject(fault ?? {})
  })

  test('rewritten whole is not the one noted down (AUD-3)', async () => {
    const { audit, demote, tamper, rows } = await startedWorld(engine)
    await demote('admin')
    const held = await audit.head()
    await demote('editor')
    expect((await audit.check(held)).fault).toBeNull()
    const written = await rows()
    await tamper((trx) =>
      rewritten(
        trx,
        written.map((row) => ({ ...row, actor_name: 'Omar' })),
      ),
    )
    expect((await audit.check()).fault).toBeNull()
    expect((await audit.check(held)).fault).toMatchObject({
      id: held.id,
      sentence: 'is not the one that was noted down',
    })
  })

  test('cut off at its end is not the one noted down', async () => {
    const { audit, demote, tamper } = await startedWorld(engine)
    await demote('admin')
    const held = await audit.head()
    await tamper((trx) => trx.deleteFrom('audit_entries').where('id', '=', held.id).execute())
    expect((await audit.check()).fault).toBeNull()
    expect((await audit.check(held)).fault).toMatchObject({
      id: held.id,
      sentence: 'was removed',
    })
  })

  test('goes on from where it was trimmed', async () => {
    const { audit, demote, db } = await startedWorld(engine)
    const held = await audit.head()
    const later = hoursLater(48)
    await demote('admin', later)
    await audit.trim(1, later)
    expect((await audit.list({}, 1, 9)).entries.map(({ id }) => id)).toEqual([4])
    expect(await audit.check(held)).toMatchObject({ entries: 1, fault: null })
    await audit.trim(1, hoursLater(96))
    expect(await auditHead(db)).toMatchObject({ id: 4 })
    await demote('editor', hoursLater(96))
    expect(await audit.check()).toMatchObject({ entries: 1, fault: null })
    expect((await audit.head()).id).toBe(5)
  })

  test('is listed by kind, user and days', async () => {
    const { audit, demote, sessions } = await startedWorld(engine)
    await demote('admin', hoursLater(24))
    await sessions.endAll(Omar, { ...byLayla(hoursLater(48)), by: { id: 1, name: 'Layla' } })
    const kinds = async (filter: Parameters<typeof audit.list>[0]) =>
      (await audit.list(filter, 1, 9)).entries.map(({ kind }) => kind)
    expect(await kinds({ kind: 'access' })).toEqual(['user-sessions-ended'])
    expect(await kinds({ kind: 'user-changed' })).toEqual(['user-changed'])
    expect(await kinds({ user: 1 })).toEqual(['user-sessions-ended'])
    expect(await kinds({ from: hoursLater(24), to: hoursLater(48) })).toEqual(['user-changed'])
    expect(await kinds({ from: hoursLater(49) })).toEqual([])
  })

  test('is found by names, addresses and values, not by what they are called', async () => {
    const { audit, demote } = await startedWorld(engine)
    await demote('admin')
    const source = { address: '203.0.113.9', device: { browser: null, system: null } }
    const who = { origin: 'user', by: { id: 1, name: 'Layla_1' }, source, at: today } as const
    await audit.enter(who, 'frozen', '', {})
    const found = async (q: string) => (await audit.list({ q }, 1, 9)).entries.map(({ id }) => id)
    expect(await found('OMAR@')).toEqual([4, 2])
    expect(await found('editor')).toEqual([4, 3, 2])
    expect(await found('113.9')).toEqual([5])
    expect(await found('layla 113.9')).toEqual([5])
    expect(await found('omar 113.9')).toEqual([])
    expect(await found('a_1')).toEqual([5])
    for (const none of ['%', 'role', 'status', '"']) expect(await found(none), none).toEqual([])
  })
})

test('details that no entry may have are refused', async () => {
  const { audit } = await startedWorld('SQLite')
  const entering = audit.enter(byLayla(), 'frozen', '', { password: 'norias turn by night' })
  await expect(entering).rejects.toThrow('password')
  expect((await audit.list({}, 1, 9)).total).toBe(3)
})

async function rewritten(trx: Trx, rows: AuditRow[]): Promise<void> {
  await trx.deleteFrom('audit_entries').execute()
  let hash = ''
  for (const { hash: _hash, ...row } of rows) {
    hash = hashAfter(hash, row)
    await trx
      .insertInto('audit_entries')
      .values({ ...row, hash })
      .execute()
  }
}

/** The inserted one fits, and all after it keep their hashes. */
async function insertAtFive(trx: Trx, rows: AuditRow[]): Promise<void> {
  const [before, after] = [rows.slice(0, 4), rows.slice(4)]
  const { hash: _hash, ...like } = after[0] as AuditRow
  const inserted = { ...like, hash: hashAfter(before[3]?.hash ?? '', like) }
  const shifted = after.map((row) => ({ ...row, id: row.id + 1 }))
  await trx.deleteFrom('audit_entries').execute()
  await trx
    .insertInto('audit_entries')
    .values([...before, inserted, ...shifted])
    .execute()
}
