import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import {
  cast,
  type CastName,
  castPassword,
  minutesLater,
  today,
} from '../../../tests/support/cast.ts'
import { origin, postOffice } from '../../../tests/support/mail.ts'
import { castIds } from '../../../tests/support/staff.ts'
import {
  type EngineName,
  engines,
  freshFolder,
  openedDatabase,
} from '../../../tests/support/storages.ts'
import { restore } from '../../storage/backup/restore.ts'
import { writeArchive } from '../../storage/backup/write-archive.ts'
import type { Db } from '../../storage/engine/tables.ts'
import { sendDue } from '../../mail/send-mails.ts'

const onItsWay = { message: 'If this address has an account, a link is on its way.' }
const another = 'olives before the rain'
const karim = { name: 'Karim', email: 'karim@naoura.example', role_id: '2' }
const unknown = 'nobody@naoura.example'

async function open(engine: EngineName) {
  const office = await postOffice(engine)
  const { storage, visitor, server } = office
  const database = openedDatabase(storage.place)
  const layla = await office.signedInAs('Layla')
  return {
    ...office,
    database,
    db: database.db,
    layla,
    invite: () => layla.post('/users/invite', { form: karim }),
    ask: (email: string, from = '192.0.2.1') =>
      visitor.post('/password-reset', { json: { email }, headers: { 'x-test-address': from } }),
    tokens: async () =>
      (await server.mails()).map(({ text }) => /\/login\/link#(\S+)/.exec(text ?? '')?.[1] ?? ''),
    look: (token: string) => visitor.post('/links/look', { json: { token } }),
    use: (token: string) => visitor.post('/links/use', { json: { token, password: another } }),
    signIn: async (name: CastName, password: string) =>
      (await visitor.post('/signin', { json: { email: cast[name].email, password } })).status,
  }
}

describe.each(engines)('a link by mail on %s', (engine) => {
  test('ACC-10 is answered alike for all addresses', async () => {
    const { ask, invite, send, server } = await open(engine)
    await invite()
    await send()
    const sent = server.received.length
    for (const email of [cast.Omar.email, unknown, cast.Nour.email, karim.email]) {
      const { status, body } = await ask(email)
      expect([status, body]).toEqual([202, onItsWay])
    }
    await send()
    expect(server.received.slice(sent).map(({ to }) => to)).toEqual([cast.Omar.email, karim.email])
  })

  test('ACC-10 takes as long for unknown addresses', async () => {
    const { ask, clock } = await open(engine)
    const times: Record<string, number[]> = { [cast.Omar.email]: [], [unknown]: [] }
    for (let hour = 0; hour < 30; hour += 1) {
      clock.now = minutesLater(60 * hour)
      for (const [email, taken] of Object.entries(times)) {
        const begun = performance.now()
        await ask(email)
        taken.push(performance.now() - begun)
      }
    }
    const [known = 0, none = 0] = Object.values(times).map(median)
    expect(Math.abs(known - none)).toBeLessThan(5)
  })

  test('ACC-11 leads to the site, whatever Host was sent', async () => {
    const { visitor, send, server } = await open(engine)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await visitor.post('/password-reset', { json: { email: cast.Omar.email }, headers })
    await send()
    const [mail] = await server.mails()
    expect(mail?.html).toContain(`href="${origin}/login/link#`)
    expect(server.received.map(({ bytes }) => bytes.toString()).join('')).not.toContain('evil')
  })

  test('sets a password once, and tells of it', async () => {
    const { ask, send, tokens, use, signIn, server } = await open(engine)
    await ask(` ${cast.Omar.email.toUpperCase()} `)
    await send()
    const [token = ''] = await tokens()
    expect(await signIn('Omar', castPassword)).toBe(200)
    expect((await use(token)).status).toBe(200)
    expect((await use(token)).status).toBe(404)
    expect([await signIn('Omar', castPassword), await signIn('Omar', another)]).toEqual([401, 200])
    await send()
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      'اختيار كلمة مرور جديدة',
      'غُيِّرت كلمة مرور حسابك',
    ])
  })

  test('ACC-10 is sent three times an hour', async () => {
    const { ask, clock, send, server, look, tokens } = await open(engine)
    for (let time = 0; time < 5; time += 1) expect((await ask(cast.Omar.email)).status).toBe(202)
    await send()
    expect(server.received).toHaveLength(3)
    for (const token of await tokens()) expect((await look(token)).status).toBe(200)
    clock.now = minutesLater(61)
    await ask(cast.Omar.email)
    await send()
    expect(server.received).toHaveLength(4)
  })

  test('ACC-10 is asked for twenty times an hour', async () => {
    const { ask } = await open(engine)
    const statuses = []
    for (let time = 0; time < 21; time += 1) statuses.push((await ask(`${time}@a.example`)).status)
    expect(statuses).toEqual([...Array(20).fill(202), 429])
    const refused = await ask(cast.Omar.email)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await ask(cast.Omar.email, '203.0.113.9')).status).toBe(202)
  })

  test('ACC-12 has its token nowhere but in the mail', async () => {
    const { ask, database, db, invite, parts, send, server, storage, tokens, watched } =
      await open(engine)
    await ask(cast.Omar.email)
    await invite()
    await send()
    const sent = await tokens()
    expect(sent).toHaveLength(2)
    await ask(cast.Omar.email)
    server.refuseBy(() => [451, 'Later'])
    await send()
    const links = await db.selectFrom('links').select('id').execute()
    const opened = await Promise.all(links.map(({ id }) => storage.links.find(id, today)))
    const secrets = opened.map((link) => link && parts.linkToken(link).split('.')[1])
    expect(secrets).toEqual(expect.arrayContaining(sent.map((token) => token.split('.')[1])))

    const rows = { ...(await rowsOf(db)), links: opened, ...watched }
    const file = join(storage.dataFolder, 'wajha.tar')
    await writeArchive(database, storage.folders, { file, now: today, progress: () => {} })
    const dataFolder = await freshFolder()
    await restore(file, { dataFolder, database: undefined }, () => {})
    const restored = await rowsOf(openedDatabase(join(dataFolder, 'wajha.sqlite')).db)
    const ofSqlite = engine === 'SQLite' ? [storage.place, `${storage.place}-wal`] : []
    const files = await Promise.all(ofSqlite.map((path) => readFile(path, 'latin1')))
    const kept = [JSON.stringify(rows), JSON.stringify(restored), files.join('')].filter(Boolean)
    for (const text of kept) expect(text).toContain(cast.Omar.email)
    for (const secret of secrets) for (const text of kept) expect(text).not.toContain(secret)
  })

  test('ACC-13 leaves the second factor', async () => {
    const { ask, database, db, send, tokens, use } = await open(engine)
    const authenticator = {
      user_id: castIds.Omar,
      secret: 'encrypted',
      confirmed_at: today.toISOString(),
      last_step: 0,
    }
    await database.writeQuietly('product', async (trx) => {
      await trx.insertInto('authenticators').values(authenticator).execute()
    })
    await ask(cast.Omar.email)
    await send()
    const [token = ''] = await tokens()
    expect((await use(token)).status).toBe(200)
    expect(await db.selectFrom('authenticators').selectAll().execute()).toMatchObject([
      authenticator,
    ])
  })

  test('ends no link that an administrator made', async () => {
    const { ask, layla, look, send } = await open(engine)
    const { body } = await layla.post(`/users/${castIds.Omar}/link`, {})
    await ask(cast.Omar.email)
    await send()
    expect((await look(body.link.split('#')[1])).status).toBe(200)
  })

  test.each([
    ['en', 'Choose a new password', 'You are invited to edit'],
    ['ar', 'اختيار كلمة مرور جديدة', 'ندعوك إلى تحرير موقع'],
  ])('to who never logged in is in the language of who asks: %s', async (language, ...subjects) => {
    const { layla, visitor, send, server } = await open(engine)
    const headers = { 'accept-language': language }
    await layla.post('/users/invite', { form: karim, headers })
    await visitor.post('/password-reset', { json: { email: cast.Omar.email }, headers })
    await send()
    const sent = (await server.mails()).map(({ subject = '' }) => subject)
    expect(sent.toSorted()).toEqual(subjects.map((subject) => expect.stringContaining(subject)))
  })

  test('invites, and waits no longer than its link', async () => {
    const { clock, invite, look, send, server, tokens } = await open(engine)
    const { body } = await invite()
    expect(body).toMatchObject({ purpose: 'invitation', mailed_to: karim.email })
    server.refuseBy(() => [451, 'Later'])
    await send()
    server.refuseBy(() => undefined)
    clock.now = minutesLater(6 * 24 * 60)
    await send()
    const [mail] = await server.mails()
    expect(mail).toMatchObject({
      subject: expect.stringContaining('ندعوك إلى تحرير موقع'),
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    })
    const [token = ''] = await tokens()
    expect(body.link).toBe(`${origin}/login/link#${token}`)
    expect((await look(token)).body).toMatchObject({ purpose: 'invitation' })
  })

  test('that has ended meanwhile is not sent', async () => {
    const { ask, clock, layla, send, server, storage } = await open(engine)
    const { body } = await layla.post(`/users/${castIds.Omar}/link`, {})
    expect(body.mailed_to).toBe(cast.Omar.email)
    await layla.post(`/users/${castIds.Omar}`, { form: { email: 'omar@hama.example' } })
    await ask('omar@hama.example')
    clock.now = minutesLater(31)
    await send()
    expect(server.received.filter(({ bytes }) => bytes.includes('link#'))).toEqual([])
    expect((await storage.mails.state()).waiting).toBe(0)
  })

  test('MAIL-2 is the same when it is sent again', async () => {
    const { ask, clock, parts, send, server, storage } = await open(engine)
    await ask(cast.Omar.email)
    const dying = { ...storage.mails, end: () => Promise.reject(new Error('killed')) }
    await sendDue({ ...parts, storage: { ...storage, mails: dying }, report: () => {} })
    clock.now = minutesLater(3)
    await send()
    expect(server.received).toHaveLength(2)
    expect(server.received[1]).toEqual(server.received[0])
  })

  test('MAIL-8 is sent once by two who answer a request', async () => {
    const { ask, parts, server } = await open(engine)
    await ask(cast.Omar.email)
    await Promise.all([sendDue(parts), sendDue(parts)])
    await sendDue(parts)
    expect(server.received).toHaveLength(1)
  })
})

test('MAIL-10 without a mail server no link is offered', async () => {
  const { visitor, storage, signedInAs } = await startedApi('SQLite')
  const json = { email: cast.Omar.email }
  expect((await visitor.post('/password-reset', { json })).status).toBe(409)
  const layla = await signedInAs('Layla')
  const { body } = await layla.post(`/users/${castIds.Omar}/link`, {})
  expect(body).not.toHaveProperty('mailed_to')
  expect((await storage.mails.state()).waiting).toBe(0)
})

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

async function rowsOf(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables()
  const rows = tables.map(async ({ name }) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    return [name, rows] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
