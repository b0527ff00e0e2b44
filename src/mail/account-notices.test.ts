import { describe, expect, test } from 'vitest'
import { startedApi } from '../../tests/support/api.ts'
import { createAuthenticator, createdBy } from '../../tests/support/authenticator.ts'
import { byLayla, cast, castPassword, minutesLater } from '../../tests/support/cast.ts'
import { withAuthenticator } from '../../tests/support/factors.ts'
import { origin, postOffice } from '../../tests/support/mail.ts'
import { castIds } from '../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../tests/support/storages.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { visitor, server, send } = office
  const signInFrom = (agent: string) =>
    visitor.post('/signin', {
      json: { email: cast.Omar.email, password: castPassword },
      headers: { 'user-agent': agent, 'x-test-address': '198.51.100.9', 'accept-language': 'en' },
    })
  const sent = async () => {
    await send()
    return (await server.mails()).map(({ subject, to }) => [subject, [to].flat()[0]?.text])
  }
  return { ...office, signInFrom, sent }
}

describe.each(engines)('MAIL-11 on %s', (engine) => {
  test('factors that come and go are told to their user', async () => {
    const { signedInAs, storage, sent } = await opened(engine)
    const omar = await signedInAs('Omar')
    const layla = await signedInAs('Layla')
    await storage.users.change(castIds.Omar, { language: 'en' }, byLayla())
    await withAuthenticator(omar)
    const key = createAuthenticator()
    await omar.post('/account/passkeys', { json: await createdBy(omar, key) })
    await omar.post('/account/recovery-codes')
    await omar.delete(`/account/passkeys/${key.id}`)
    await omar.delete('/account/authenticator')
    expect((await omar.delete('/account/authenticator')).status).toBe(404)
    await withAuthenticator(omar)
    await layla.delete(`/users/${castIds.Omar}/second-factor`)
    await withAuthenticator(omar)
    await storage.factors.changeSecret('of another', byLayla(), () => undefined)
    expect(await sent()).toEqual(
      [
        'An authenticator app was set up for your account',
        'A passkey was added to your account',
        'A passkey was removed from your account',
        'The authenticator app was removed from your account',
        'An authenticator app was set up for your account',
        'The second step was removed from your account',
        'An authenticator app was set up for your account',
        'The authenticator app was removed from your account',
      ].map((subject) => [subject, cast.Omar.email]),
    )
  })

  test('a login from a new device is told, not the first, and each device once', async () => {
    const { signInFrom, sent, server, clock, storage } = await opened(engine)
    await signInFrom(firefox)
    await signInFrom(firefox)
    expect(await sent()).toEqual([])
    clock.now = minutesLater(9 * 60)
    await storage.sessions.purge(clock.now)
    await signInFrom(safari)
    await signInFrom(safari)
    await signInFrom(firefox)
    expect(await sent()).toEqual([['Login from a new device', cast.Omar.email]])
    const [mail] = await server.mails()
    expect(mail?.text).toContain('Device: Safari on iOS\nIP address: 198.51.100.9')
    expect(mail?.html).toContain(`href="${origin}/dashboard/account"`)
  })

  test('a second step that is not finished tells nothing', async () => {
    const { signedInAs, signInFrom, visitor, clock, sent } = await opened(engine)
    await signInFrom(firefox)
    const { codeAt } = await withAuthenticator(await signedInAs('Omar'))
    clock.now = minutesLater(0.5)
    const { challenge } = (await signInFrom(safari)).body.second_factor
    const told = async () => (await sent()).filter(([subject]) => subject?.includes('device'))
    expect(await told()).toEqual([])
    const json = { challenge, code: codeAt(clock.now) }
    await visitor.post('/signin/second-factor', { json, headers: { 'user-agent': safari } })
    expect(await told()).toHaveLength(1)
  })
})

test('MAIL-11 new devices are told five times a day', async () => {
  const { signInFrom, sent } = await opened('SQLite')
  const systems = ['X11; Linux x86_64', 'Windows NT 10.0', 'Macintosh; Intel Mac OS X 10.15']
  for (const system of systems)
    for (const browser of ['Firefox/135.0', 'Chrome/130.0', 'OPR/110.0'])
      await signInFrom(`Mozilla/5.0 (${system}) ${browser}`)
  expect(await sent()).toHaveLength(5)
})

test('MAIL-10 without a mail server nothing is queued', async () => {
  const { storage, signedInAs, visitor } = await startedApi('SQLite')
  await withAuthenticator(await signedInAs('Omar'))
  const json = { email: cast.Layla.email, password: castPassword }
  for (const agent of [firefox, safari])
    await visitor.post('/signin', { json, headers: { 'user-agent': agent } })
  const { db } = openedDatabase(storage.place)
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})
