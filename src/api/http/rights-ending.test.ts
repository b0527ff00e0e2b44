import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { apiKey, fileOf, formOf, furnishedApi } from '../../../tests/support/api.ts'
import { everyCall, type Row } from '../../../tests/support/calls.ts'
import { byLayla } from '../../../tests/support/cast.ts'
import { uniquePicture, storedPictures } from '../../../tests/support/pictures.ts'
import { castIds, rima } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import type { Database } from '../../storage/engine/database.ts'
import { contract } from '../../contract/contract.ts'
import { callsOf } from '../../contract/endpoint.ts'

const { Layla, Omar } = castIds

const endings: Record<string, (world: World) => Promise<unknown>> = {
  'is deleted': ({ storage }) => storage.users.remove([Layla], byLayla()),
  'is deactivated': ({ storage }) => storage.users.change(Layla, { status: 'inactive' }, byLayla()),
  'is made an editor': ({ storage }) =>
    storage.users.change(Layla, { roleName: 'editor' }, byLayla()),
  'gets another password': async ({ storage }) => {
    const passwordHash = await hash('by an administrator', { memoryCost: 64, timeCost: 1 })
    return storage.users.change(Layla, { passwordHash }, byLayla())
  },
  'signs out': ({ layla }) => layla.post('/logout'),
}

type World = Awaited<ReturnType<typeof startedWorld>>

/** Omar is an administrator, too, so that Layla can be removed. */
async function startedWorld(engine: EngineName) {
  const world = await furnishedApi(engine, { sendsMail: true })
  await world.storage.users.change(Omar, { roleName: 'admin' }, byLayla())
  const token = await world.tokenOf('Layla')
  const { db, write } = openedDatabase(world.storage.place)
  const introspected = (await db.introspection.getTables()).map(({ name }) => name as 'users')
  // A process renews its lease whatever is called.
  const tables = introspected.filter((name: string) => name !== 'instances')

  async function everything() {
    const rows: Record<string, unknown[]> = {}
    for (const table of tables) rows[table] = await db.selectFrom(table).selectAll().execute()
    return { rows, pictures: await storedPictures(world.storage.dataFolder) }
  }

  async function laylaBack() {
    const users = await db.selectFrom('users').selectAll().where('id', '=', Layla).execute()
    const sessions = await db.selectFrom('sessions').selectAll().execute()
    return () =>
      write('product', async (db) => {
        await db.deleteFrom('users').where('id', '=', Layla).execute()
        await db.insertInto('users').values(users).execute()
        await db.insertInto('sessions').values(sessions).execute()
      })
  }

  return { ...world, token, layla: world.withToken(token), everything, laylaBack }
}

const writingCalls = callsOf(contract).filter(
  ({ method, access }) => method !== 'GET' && access !== 'anyone',
)

/** Makes a call during which `interrupt` happens once: as soon as its body is read, or it was let in. */
async function callDuring(
  world: World,
  route: string,
  call: Row['call'],
  interrupt: () => unknown,
) {
  const [method = ''] = route.split(' ')
  const url = `http://localhost${call.path}`
  const headers = new Headers({ 'api-key': apiKey, authorization: `Bearer ${world.token}` })
  const body = call.json ? JSON.stringify(call.json) : call.form && formOf(call.form)
  if (body === undefined) {
    const { sessions } = world.storage
    const { findUser } = sessions
    sessions.findUser = async (...asked) => {
      sessions.findUser = findUser
      const user = await findUser(...asked)
      await interrupt()
      return user
    }
    return world.api.request(url, { method, headers })
  }
  const whole = new Request(url, { method, body })
  headers.set(
    'content-type',
    call.json ? 'application/json' : (whole.headers.get('content-type') ?? ''),
  )
  const held = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await interrupt()
        controller.enqueue(new Uint8Array(await whole.arrayBuffer()))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return world.api.request(url, { method, headers, body: held, duplex: 'half' } as RequestInit)
}

describe.each(engines)('while a call of hers has begun on %s, Layla', (engine) => {
  test.each(Object.entries(endings))('%s, and the call writes nothing', async (_name, end) => {
    const world = await startedWorld(engine)
    // Signing out once more leaves nothing behind, nothing waits for a code or a passkey, a file
    // without translations changes nothing, and who looks for a person does so in a body.
    const without = [
      'POST /logout',
      'POST /translations',
      'POST /account/authenticator/confirm',
      'POST /account/passkeys',
      'POST /inbox/person',
    ]
    const routes = writingCalls.map(({ name }) => name).filter((name) => !without.includes(name))
    expect(routes.length).toBeGreaterThan(20)
    for (const route of routes) {
      const row = everyCall[route]
      if (!row) throw new Error(`no call is known of ${route}`)
      const laylaBack = await world.laylaBack()
      let before: unknown
      const response = await callDuring(world, route, row.call, async () => {
        await end(world)
        before = await world.everything()
      })
      expect([401, 403], route).toContain(response.status)
      expect(await world.everything(), route).toEqual(before)
      await laylaBack()
    }
  })

  test('is deleted, and makes no administrator and leaves no picture', async () => {
    const world = await startedWorld(engine)
    const avatar = fileOf(await uniquePicture())
    const form = { ...rima, avatar } as unknown as Record<string, string>
    const response = await callDuring(world, 'POST /users', { path: '/users', form }, () =>
      world.storage.users.remove([Layla], byLayla()),
    )
    expect(response.status).toBe(401)
    expect(await world.storage.users.findByEmail(rima.email)).toBeUndefined()
    expect(await storedPictures(world.storage.dataFolder)).toEqual([])
  })
})

test('on PostgreSQL a deletion waits for what the user is writing', async () => {
  const { storage, layla } = await startedWorld('PostgreSQL')
  await layla.get('/account')
  const database = openedDatabase(storage.place)
  const { id: sessionId } = await database.db
    .selectFrom('sessions')
    .select('id')
    .executeTakeFirstOrThrow()
  const happened: string[] = []
  let deleting: Promise<unknown> | undefined
  const source = { address: '', device: { browser: null, system: null } }
  const right = { sessionId, role: 'admin', at: byLayla().at, source } as const
  await database.write(right, async (transaction) => {
    deleting = storage.users.remove([Layla], byLayla()).then(() => happened.push('deleted'))
    await expect.poll(() => waitingForLocks(database), { timeout: 10_000 }).toBe(1)
    await transaction.updateTable('sections').set({ contact_form: 0 }).execute()
    happened.push('written')
  })
  await deleting
  expect(happened).toEqual(['written', 'deleted'])
})

async function waitingForLocks({ db }: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
