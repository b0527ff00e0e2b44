import { describe, expect, test } from 'vitest'
import { startedApi, usualSource } from '../../../tests/support/api.ts'
import { nobodysPasskey } from '../../../tests/support/calls.ts'
import { importKey, seedContent } from '../../../tests/support/seeds.ts'
import { cast, castPassword, hoursLater, today } from '../../../tests/support/cast.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'

const { Layla, Omar } = castIds
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0'

async function open(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine))
  const { layla } = world
  const kindsAt = async (query: string) => {
    const { body } = await layla.get(`/activity?${query}`)
    return body.entries.map(({ kind }: { kind: string }) => kind)
  }
  return { ...world, kindsAt }
}

describe.each(engines)('activity on %s', (engine) => {
  test('says who promoted Omar, from where, and what he was', async () => {
    const { layla } = await open(engine)
    const headers = { 'user-agent': firefox }
    await layla.post(`/users/${Omar}`, { form: { role_id: '1' }, headers })
    const { body } = await layla.get('/activity?limit=1')
    expect(body.pagination).toEqual({ current_page: 1, last_page: 5, total: 5 })
    expect(body.entries).toEqual([
      {
        id: 5,
        at: today.toISOString(),
        kind: 'user-changed',
        group: 'users',
        origin: 'user',
        by: { id: Layla, name: 'Layla' },
        subject: String(Omar),
        ...usualSource,
        details: { name: 'Omar', email: cast.Omar.email },
        changes: [{ field: 'role', from: 'editor', to: 'admin' }],
      },
    ])
  })

  test('is found by kind, group, person, time and text', async () => {
    const { layla, kindsAt, clock, signIn } = await open(engine)
    clock.now = hoursLater(1)
    await layla.post(`/users/${Omar}`, { form: { role_id: '1' } })
    await signIn(cast.Omar.email, castPassword)
    const later = hoursLater(1).toISOString()
    expect(await kindsAt('kind=user-changed')).toEqual(['user-changed'])
    expect(await kindsAt('kind=access')).toEqual(['signed-in', 'signed-in'])
    expect(await kindsAt(`user=${Omar}`)).toEqual(['signed-in'])
    expect(await kindsAt(`from=${later}`)).toEqual(['signed-in', 'user-changed'])
    expect(await kindsAt(`to=${later}&kind=access`)).toEqual(['signed-in'])
    expect(await kindsAt(`q=${cast.Omar.email}&user=${Layla}`)).toEqual(['user-changed'])
  })

  test.each(['kind=everything', 'user=0', 'from=yesterday', 'to=2025-11-03', 'who=1', 'page=0'])(
    'refuses ?%s',
    async (query) => {
      const { layla } = await open(engine)
      expect((await layla.get(`/activity?${query}`)).status).toBe(400)
    },
  )

  test('tells a program with an access key from its maker', async () => {
    const { layla, withToken, kindsAt, storage } = await open(engine)
    await seedContent(storage)
    const { body } = await layla.post('/access-keys', { json: importKey })
    const program = withToken(body.key)
    await program.delete('/pages/2')
    const [removal] = (await layla.get('/activity?limit=1')).body.entries
    expect(removal).toMatchObject({
      kind: 'page-removed',
      origin: 'key',
      by: { id: Layla, name: 'Layla · Import' },
    })
    expect(await kindsAt('q=import')).toEqual(['page-removed', 'key-added', 'key-added'])
  })

  test('says which security setting changed, from what to what', async () => {
    const { layla, kindsAt } = await open(engine)
    for (let time = 0; time < 2; time++) {
      await layla.call('PATCH', '/security', { json: { idle_minutes: 30, strong_passwords: true } })
    }
    const [entry] = (await layla.get('/activity?kind=security-changed')).body.entries
    expect(entry.changes).toEqual([
      { field: 'strong_passwords', from: 'false', to: 'true' },
      { field: 'idle_minutes', from: '', to: '30' },
    ])
    expect(await kindsAt('kind=security-changed')).toHaveLength(1)
  })

  test('tells of a wrong passkey given as proof (AUD-1)', async () => {
    const { layla, refusals, kindsAt } = await open(engine)
    const json = { challenge: 'of-nobody', passkey: nobodysPasskey }
    expect((await layla.post('/account/proof', { json })).status).toBe(400)
    await refusals.write(0)
    expect(await kindsAt('kind=proof-refused')).toEqual(['proof-refused'])
  })

  test('is whole, or says where it is not (AUD-3)', async () => {
    const { layla, storage } = await open(engine)
    await layla.post(`/users/${Omar}`, { form: { role_id: '1' } })
    const time = today.toISOString()
    const whole = { entries: 5, since: time, until: time, broken_at: null }
    expect((await layla.get('/activity/check')).body).toEqual(whole)
    await openedDatabase(storage.place).writeQuietly('product', (trx) =>
      trx.updateTable('audit_entries').set({ actor_name: 'Omar' }).where('id', '=', 4).execute(),
    )
    const broken = { ...whole, entries: 3, broken_at: 4 }
    expect((await layla.get('/activity/check')).body).toEqual(broken)
  })

  test('is for administrators alone (AUD-5)', async () => {
    const { layla, signedInAs, withToken, visitor } = await open(engine)
    const omar = await signedInAs('Omar')
    const program = withToken((await layla.post('/access-keys', { json: importKey })).body.key)
    for (const path of ['/activity', '/activity/check']) {
      expect((await omar.get(path)).status, path).toBe(403)
      expect((await program.get(path)).status, path).toBe(403)
      expect((await visitor.get(path)).status, path).toBe(401)
    }
  })
})
