import { describe, expect, test } from 'vitest'
import { type Caller, startedApi } from '../../../tests/support/api.ts'
import { cast, castPassword, hoursLater, minutesLater } from '../../../tests/support/cast.ts'
import { castIds, rima, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'

const atFirst = { second_factor_for: 'nobody', strong_passwords: false, idle_minutes: null }
const easy = {
  error: 'This password is easy to guess.',
  fields: { password: 'This password is easy to guess.' },
}
const strong = 'Orontes-1936-water'

const open = async (engine: EngineName) => startedWorld(await startedApi(engine))
const change = (caller: Caller, json: object) => caller.call('PATCH', '/security', { json })
const isOpen = async (caller: Caller) => (await caller.get('/account')).status === 200

describe.each(engines)('security on %s', (engine) => {
  test('is as it was until Layla changes it', async () => {
    const { layla } = await open(engine)
    expect((await layla.get('/security')).body).toEqual(atFirst)
    const changed = await change(layla, { idle_minutes: 30 })
    expect(changed.body.security).toEqual({ ...atFirst, idle_minutes: 30 })
    await change(layla, { strong_passwords: true })
    const both = { ...atFirst, strong_passwords: true, idle_minutes: 30 }
    expect((await layla.get('/security')).body).toEqual(both)
    expect((await change(layla, {})).body.security).toEqual(both)
    await change(layla, atFirst)
    expect((await layla.get('/security')).body).toEqual(atFirst)
  })

  test.each([
    { strong_passwords: 'true' },
    { strong_passwords: null },
    { second_factor_for: 'somebody' },
    { second_factor_for: null },
    { idle_minutes: 14 },
    { idle_minutes: 481 },
    { idle_minutes: 30.5 },
    { idle_minutes: '30' },
    { idle_minutes: 0 },
    { second: 1 },
    [],
  ])('refuses %j', async (json) => {
    const { layla, watched } = await open(engine)
    expect((await change(layla, json)).status).toBe(400)
    expect((await layla.get('/security')).body).toEqual(atFirst)
    expect(watched.errors).toEqual([])
  })
})

async function waysToSet(engine: EngineName) {
  const world = await open(engine)
  const { layla, visitor, signedInAs, clock } = world
  const omar = await signedInAs('Omar')
  async function linkToken(): Promise<string> {
    const { link } = (await layla.post(`/users/${castIds.Omar}/link`)).body
    return link.split('#')[1]
  }
  const token = await linkToken()
  const ways: Record<string, (password: string) => Promise<{ status: number; body: unknown }>> = {
    'a new user': (password) => layla.post('/users', { form: { ...rima, password } }),
    'one who is there': (password) =>
      layla.post(`/users/${castIds.Nour}`, { form: { password, status: 'active' } }),
    'one’s own': (password) =>
      omar.post('/account/password', { json: { current_password: castPassword, password } }),
    'a link': (password) => visitor.post('/links/use', { json: { token, password } }),
  }
  return { ...world, ways, clock }
}

describe.each(engines)('ACC-14 strong passwords on %s', (engine) => {
  test('refuse what is easy to guess, however it is set', async () => {
    const { layla, ways, staff } = await waysToSet(engine)
    await change(layla, { strong_passwords: true })
    const before = await staff()
    for (const [name, set] of Object.entries(ways)) {
      for (const password of ['password123', 'PASSWORD123', 'wajha12345']) {
        const { status, body } = await set(password)
        expect([status, body], `${name}: ${password}`).toEqual([400, easy])
      }
    }
    expect(await staff()).toEqual(before)
    delete ways['a link']
    for (const [name, set] of Object.entries(ways)) {
      expect(Math.floor((await set(strong)).status / 100), name).toBe(2)
    }
  })

  test('leave the link good for a better one', async () => {
    const { layla, ways } = await waysToSet(engine)
    await change(layla, { strong_passwords: true })
    expect((await ways['a link']?.('omar1990'))?.body).toEqual(easy)
    expect((await ways['a link']?.(strong))?.status).toBe(200)
  })

  test('that are off take it', async () => {
    const { layla, ways, signIn } = await waysToSet(engine)
    await change(layla, { strong_passwords: true })
    await change(layla, { strong_passwords: false })
    for (const [name, set] of Object.entries(ways)) {
      if (name === 'a link') continue
      expect(Math.floor((await set('password123')).status / 100), name).toBe(2)
    }
    expect((await signIn(cast.Omar.email, 'password123')).status).toBe(200)
  })

  test('know the company by each of its names', async () => {
    const { layla } = await open(engine)
    await change(layla, { strong_passwords: true })
    const content = { company_name: { en: 'Orontes', ar: 'العاصي' } }
    const form = { content: JSON.stringify(content) }
    expect((await layla.post('/sections/identity/content', { form })).status).toBe(200)
    for (const password of ['Orontes2026', 'العاصي٢٠٢٦', 'rima-orontes']) {
      const { body } = await layla.post('/users', { form: { ...rima, password } })
      expect(body, password).toEqual(easy)
    }
  })

  test('know by the new name who is renamed', async () => {
    const { layla } = await open(engine)
    await change(layla, { strong_passwords: true })
    const form = { name: 'Sanabel', password: 'sanabel2026' }
    expect((await layla.post(`/users/${castIds.Omar}`, { form })).body).toEqual(easy)
  })

  test('go on with those of before', async () => {
    const { layla, signIn } = await open(engine)
    await layla.post(`/users/${castIds.Omar}`, { form: { password: 'password123' } })
    await change(layla, { strong_passwords: true })
    expect((await signIn(cast.Omar.email, 'password123')).status).toBe(200)
  })
})

describe.each(engines)('an idle session on %s', (engine) => {
  test('ends after so many minutes', async () => {
    const { clock, layla, signedInAs } = await open(engine)
    await change(layla, { idle_minutes: 15 })
    const omar = await signedInAs('Omar')
    clock.now = new Date(minutesLater(15).getTime() - 1)
    expect(await isOpen(omar)).toBe(true)
    await hasBeenSeen(omar, clock.now)
    clock.now = new Date(minutesLater(30).getTime() - 1)
    const refused = await omar.get('/languages')
    expect([refused.status, refused.body]).toEqual([
      401,
      { error: 'Unauthorized: Invalid credentials.' },
    ])
  })

  test('is not one that is used every few minutes', async () => {
    const { clock, layla, signedInAs } = await open(engine)
    await change(layla, { idle_minutes: 15 })
    const omar = await signedInAs('Omar')
    for (let minutes = 4; minutes < 60; minutes += 4) {
      clock.now = minutesLater(minutes)
      expect(await isOpen(omar), `${minutes} minutes`).toBe(true)
      await hasBeenSeen(omar, clock.now)
    }
  })

  test('ends at once when Layla sets so few minutes, for good', async () => {
    const { clock, layla, signedInAs } = await open(engine)
    const omar = await signedInAs('Omar')
    clock.now = minutesLater(9)
    expect(await isOpen(layla)).toBe(true)
    await prove(layla)
    clock.now = minutesLater(17)
    await change(layla, { idle_minutes: 15 })
    expect([await isOpen(omar), await isOpen(layla)]).toEqual([false, true])
    await change(layla, { idle_minutes: 60 })
    expect(await isOpen(omar)).toBe(false)
  })

  test('is in no list, and its address is forgotten', async () => {
    const { clock, layla, signedInAs, storage } = await open(engine)
    await change(layla, { idle_minutes: 15 })
    await signedInAs('Omar')
    clock.now = minutesLater(14)
    const phone = await signedInAs('Omar')
    clock.now = minutesLater(16)
    expect((await phone.get('/account/sessions')).body.total).toBe(1)
    await storage.sessions.purge(clock.now)
    const { db } = openedDatabase(storage.place)
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test('lasts its eight hours where nobody asked for less', async () => {
    const { clock, signedInAs } = await open(engine)
    const omar = await signedInAs('Omar')
    clock.now = new Date(hoursLater(8).getTime() - 1)
    expect(await isOpen(omar)).toBe(true)
  })
})

describe.each(engines)('ACC-7 a second factor that is asked for on %s', (engine) => {
  test('is asked for by nobody who has none', async () => {
    const { layla } = await open(engine)
    for (const group of ['administrators', 'everybody']) {
      const { status, body } = await change(layla, { second_factor_for: group })
      const error = 'First set up two-step login for your own account.'
      expect([status, body]).toEqual([409, { error, fields: { second_factor_for: error } }])
    }
    expect((await layla.get('/security')).body).toEqual(atFirst)
    expect((await change(layla, { second_factor_for: 'nobody' })).status).toBe(200)
  })

  test('of administrators limits those without, at once', async () => {
    const { layla, joinedByRima, signedInAs, storage } = await open(engine)
    const { caller: rimas, id } = await joinedByRima()
    const omar = await signedInAs('Omar')
    await givePasskey(storage.place, castIds.Layla)
    await change(layla, { second_factor_for: 'administrators' })
    const refused = await rimas.get('/users')
    expect([refused.status, refused.body]).toEqual([403, limited])
    expect((await rimas.get('/languages')).body).toEqual(limited)
    expect([await isOpen(rimas), (await rimas.post('/account/proof', proof)).status]).toEqual([
      true,
      400,
    ])
    expect((await omar.get('/languages')).status).toBe(200)
    expect((await layla.get('/users')).status).toBe(200)
    await givePasskey(storage.place, id)
    expect((await rimas.get('/users')).status).toBe(200)
  })

  test('of everybody limits editors, until nobody needs it', async () => {
    const { layla, signedInAs, storage } = await open(engine)
    const omar = await signedInAs('Omar')
    await givePasskey(storage.place, castIds.Layla)
    await change(layla, { second_factor_for: 'everybody' })
    expect((await omar.get('/languages')).body).toEqual(limited)
    expect((await omar.get('/users')).body).toEqual(limited)
    await change(layla, { second_factor_for: 'nobody' })
    expect((await omar.get('/languages')).status).toBe(200)
  })

  test('is no authenticator that was never confirmed', async () => {
    const { layla, storage } = await open(engine)
    const { write } = openedDatabase(storage.place)
    const begun = { user_id: castIds.Layla, secret: 'sealed', last_step: 0 }
    const setConfirmed = (confirmed_at: string | null) =>
      write('product', async (trx) => {
        await trx.deleteFrom('authenticators').execute()
        await trx
          .insertInto('authenticators')
          .values({ ...begun, confirmed_at })
          .execute()
      })
    await setConfirmed(null)
    expect((await change(layla, { second_factor_for: 'everybody' })).status).toBe(409)
    await setConfirmed(minutesLater(0).toISOString())
    expect((await change(layla, { second_factor_for: 'everybody' })).status).toBe(200)
    expect((await layla.get('/users')).status).toBe(200)
    await setConfirmed(null)
    expect((await layla.get('/users')).body).toEqual(limited)
  })
})

const limited = { error: 'Forbidden: You do not have permission.', needs: 'second-factor' }
const proof = { json: { password: 'a guess' } }

async function givePasskey(place: string, userId: number): Promise<void> {
  const row = {
    id: `key of ${userId}`,
    user_id: userId,
    rp_id: 'naoura.example',
    public_key: '',
    counter: 0,
    transports: '[]',
    name: '',
    backed_up: 0 as const,
    created_at: minutesLater(0).toISOString(),
    used_at: null,
  }
  const { write } = openedDatabase(place)
  await write('product', (trx) => trx.insertInto('passkeys').values(row).execute())
}

async function hasBeenSeen(caller: Caller, at: Date): Promise<void> {
  await expect
    .poll(async () => (await caller.get('/account/sessions')).body.sessions[0].seen_at)
    .toBe(at.toISOString())
}
const prove = (caller: Caller) =>
  caller.post('/account/proof', { json: { password: castPassword } })
