import { describe, expect, test } from 'vitest'
import {
  apiKey,
  articlesPath,
  fileOf,
  startedApi,
  type TestApi,
} from '../../../tests/support/api.ts'
import { importKey, seedContent } from '../../../tests/support/seeds.ts'
import {
  byLayla,
  castPassword,
  hoursLater,
  minutesLater,
  today,
} from '../../../tests/support/cast.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { castIds, editBy } from '../../../tests/support/staff.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'
import { createApi } from '../create-api.ts'

const unauthorized = { error: 'Unauthorized: Invalid credentials.' }
const forbidden = { error: 'Forbidden: You do not have permission.' }

async function madeKey(world: TestApi, json: object = importKey) {
  const layla = await world.signedInAs('Layla')
  const { body } = await layla.post('/access-keys', { json })
  return { id: body.access_key.id as number, text: body.key as string, layla }
}

const listed = async (world: TestApi) =>
  (await (await world.signedInAs('Layla')).get('/access-keys')).body.access_keys

const opening = { form: { title: 'Opening in Hama' } }

describe.each(engines)('KEY-1 access keys on %s', (engine) => {
  test('are shown once and stand nowhere', async () => {
    const world = await startedApi(engine)
    const { id, text } = await madeKey(world)
    expect(text).toMatch(/^wajha_[\w-]{43}$/)
    const [row] = await listed(world)
    expect(row).toEqual({
      id,
      name: 'Import',
      scope: 'content',
      hint: text.slice(-4),
      made_by: { id: castIds.Layla, name: 'Layla' },
      created_at: today.toISOString(),
      expires_at: hoursLater(30 * 24).toISOString(),
      used_at: null,
      ended_at: null,
    })
    const { db } = openedDatabase(world.storage.place)
    const rows = await db.selectFrom('access_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(text.slice(6, -4))
    expect(JSON.stringify([world.watched.calls, world.watched.errors])).not.toContain(text)
  })

  test('KEY-4 name themselves in history, trash and library', async () => {
    const world = await startedApi(engine)
    const { text } = await madeKey(world)
    const program = world.withToken(text)
    const { id } = (await program.post(`${articlesPath()}/en`, opening)).body.article
    const signature = { id: castIds.Layla, name: 'Layla', key: 'Import' }
    const { revisions } = (await program.get(`${articlesPath()}/${id}/history`)).body
    expect(revisions[0].author).toEqual(signature)
    await program.delete(`${articlesPath()}/${id}`)
    expect((await program.get('/trash')).body.removed[0].removed_by).toEqual(signature)
    const form = { 'images[]': fileOf(await uniquePicture()) }
    const { media } = (await program.post('/media', { form })).body
    expect([media[0].added_by, media[0].added_by_key]).toEqual(['Layla', 'Import'])
    const mine = await world.signedInAs('Layla')
    const own = (await mine.post(`${articlesPath()}/en`, opening)).body.article
    const { body } = await mine.get(`${articlesPath()}/${own.id}/history`)
    expect(body.revisions[0].author).toEqual({ id: castIds.Layla, name: 'Layla' })
  })

  test('work until they are ended by name', async () => {
    const world = await startedApi(engine)
    const { id, text, layla } = await madeKey(world)
    const program = world.withToken(text)
    expect((await program.get('/languages')).status).toBe(200)
    world.clock.now = minutesLater(3)
    expect((await layla.delete(`/access-keys/${id}`)).status).toBe(200)
    const { status, body } = await program.get('/languages')
    expect([status, body]).toEqual([401, unauthorized])
    expect((await layla.delete(`/access-keys/${id}`)).status).toBe(404)
    expect((await listed(world))[0].ended_at).toBe(minutesLater(3).toISOString())
  })

  test.each([
    [1, 24],
    [366, 366 * 24],
  ])('of %i days end after %i hours', async (days, hours) => {
    const world = await startedApi(engine)
    const { text } = await madeKey(world, { ...importKey, days })
    const program = world.withToken(text)
    world.clock.now = new Date(hoursLater(hours).getTime() - 1)
    expect((await program.get('/languages')).status).toBe(200)
    world.clock.now = hoursLater(hours)
    expect((await program.get('/languages')).body).toEqual(unauthorized)
    expect((await program.post(`${articlesPath()}/en`, opening)).status).toBe(401)
  })

  test.each(['is removed', 'is deactivated', 'is made an editor'])(
    'end when their maker %s, for good',
    async (ending) => {
      const world = await startedApi(engine)
      const { users, accessKeys, trash } = world.storage
      await users.change(castIds.Omar, { roleName: 'admin' }, byLayla())
      const { text } = await accessKeys.add(importKey, editBy('Omar'))
      const layla = await madeKey(world)
      const program = world.withToken(text)
      expect((await program.get('/languages')).status).toBe(200)
      const { Omar } = castIds
      if (ending === 'is removed') {
        const [trashId = 0] = await users.remove([Omar], byLayla())
        await trash.restore(await trash.get(['user'], [trashId], today), byLayla())
      } else if (ending === 'is deactivated') {
        await users.change(Omar, { status: 'inactive' }, byLayla())
        await users.change(Omar, { status: 'active' }, byLayla())
      } else {
        await users.change(Omar, { roleName: 'editor' }, byLayla())
        await users.change(Omar, { roleName: 'admin' }, byLayla())
      }
      expect((await program.get('/languages')).body).toEqual(unauthorized)
      const ended = (await listed(world)).find(({ id }: { id: number }) => id !== layla.id)
      expect(ended).toMatchObject({ made_by: { name: 'Omar' }, ended_at: today.toISOString() })
      expect((await world.withToken(layla.text).get('/languages')).status).toBe(200)
    },
  )

  test('outlive another name and password', async () => {
    const world = await startedApi(engine)
    const { text, layla } = await madeKey(world)
    await layla.post(`/users/${castIds.Layla}`, { form: { name: 'Layla H.' } })
    const json = { current_password: castPassword, password: 'olives before the rain' }
    expect((await layla.post('/account/password', { json })).status).toBe(200)
    expect((await world.withToken(text).get('/languages')).status).toBe(200)
    expect((await listed(world))[0].made_by.name).toBe('Layla H.')
  })

  test('are fifty at most, even made at once', async () => {
    const world = await startedApi(engine)
    const { accessKeys } = world.storage
    for (let made = 0; made < 47; made++) await accessKeys.add(importKey, editBy('Layla'))
    const layla = await world.signedInAs('Layla')
    const json = importKey
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => layla.post('/access-keys', { json })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toBe('There are already 50 access keys. End one first.')
    const [first, second] = await listed(world)
    await layla.delete(`/access-keys/${first.id}`)
    expect((await layla.post('/access-keys', { json })).status).toBe(201)
    const last = (await listed(world)).at(-1)
    expect([last.id, (await layla.delete(`/access-keys/${second.id}`)).status]).toEqual([
      first.id,
      200,
    ])
  })

  test('write their last use every five minutes', async () => {
    const world = await startedApi(engine)
    const { text } = await madeKey(world)
    const used = async () => (await listed(world))[0].used_at
    const callAfter = async (minutes: number) => {
      world.clock.now = minutesLater(minutes)
      await world.withToken(text).get('/languages')
    }
    await callAfter(0)
    await expect.poll(used).toBe(today.toISOString())
    await callAfter(4)
    await callAfter(6)
    await expect.poll(used).toBe(minutesLater(6).toISOString())
  })
})

const languages = (text: string): [string, RequestInit] => [
  '/languages',
  { headers: { 'api-key': apiKey, authorization: `Bearer ${text}` } },
]

test('KEY-3 600 calls a minute are let in, refused ones counted', async () => {
  const world = await startedApi('SQLite')
  const { text } = await madeKey(world, { ...importKey, scope: 'read' })
  const { text: other } = await madeKey(world)
  const program = world.withToken(text)
  expect((await program.post('/languages', { json: {} })).body).toEqual(forbidden)
  for (let made = 1; made < 600; made++) await world.api.request(...languages(text))
  world.clock.now = new Date(today.getTime() + 20_000)
  const { status, headers, body } = await program.get('/languages')
  expect([status, headers.get('retry-after')]).toEqual([429, '40'])
  expect(body).toEqual({ error: 'Too many attempts. Please try again later.' })
  expect((await world.withToken(other).get('/languages')).status).toBe(200)
  world.clock.now = minutesLater(1)
  expect((await program.get('/languages')).status).toBe(200)
})

test('KEY-3 two processes count a key together', async () => {
  const world = await startedApi('PostgreSQL')
  const { text } = await madeKey(world)
  const apis = [world.api, createApi(world.parts)] as const
  for (const api of apis) expect((await api.request(...languages(text))).status).toBe(200)
  await openedDatabase(world.storage.place).write('product', (trx) =>
    trx.updateTable('attempts').set({ count: 600 }).where('count', '=', 2).execute(),
  )
  for (const api of apis) expect((await api.request(...languages(text))).status).toBe(429)
})

test.each([
  [{}, ['name', 'scope', 'days']],
  [{ ...importKey, name: ' \u200f ' }, ['name']],
  [{ ...importKey, name: 'k'.repeat(61) }, ['name']],
  [{ ...importKey, scope: 'admin' }, ['scope']],
  [{ ...importKey, days: 0 }, ['days']],
  [{ ...importKey, days: 367 }, ['days']],
  [{ ...importKey, days: 1.5 }, ['days']],
  [{ ...importKey, days: '30' }, ['days']],
  [{ ...importKey, user_id: 2 }, ['user_id']],
])('KEY-1 %j makes none and names %j', async (json, fields) => {
  const world = await startedApi('SQLite')
  const layla = await world.signedInAs('Layla')
  const { status, body } = await layla.post('/access-keys', { json })
  expect([status, Object.keys(body.fields)]).toEqual([400, fields])
  expect(Object.values(body.fields)).not.toContain('Invalid input')
  expect(await listed(world)).toEqual([])
})

test('KEY-2 a key opens neither messages in the trash nor users', async () => {
  const world = await startedApi('SQLite')
  await seedContent(world.storage)
  const { text, layla } = await madeKey(world)
  await layla.delete('/messages/1')
  await layla.delete(`/users/${castIds.Nour}`)
  const entries = (await layla.get('/trash')).body.removed as { id: number; kind: string }[]
  const idOf = (wanted: string) => entries.find(({ kind }) => kind === wanted)?.id
  const program = world.withToken(text)
  const { removed } = (await program.get('/trash')).body
  expect(removed.map(({ kind }: { kind: string }) => kind)).toEqual(['section'])
  for (const kind of ['message', 'user']) {
    expect((await program.get(`/trash?kind=${kind}`)).body).toEqual(forbidden)
    expect((await program.post(`/trash/${idOf(kind)}/restore`)).status).toBe(404)
  }
})

test('KEY-2 a key of an administrator does what editors may', async () => {
  const world = await startedApi('SQLite')
  const program = world.withToken((await madeKey(world)).text)
  const omar = await world.signedInAs('Omar')
  const form = { content: JSON.stringify({ site_name: { en: 'Naoura' } }) }
  for (const section of ['identity', 'look', 'navigation', 'words']) {
    const path = `/sections/${section}/content`
    const { status } = await omar.post(path, { form })
    expect((await program.post(path, { form })).status, section).toBe(status)
  }
})

describe.each(engines)('KEY-1 while a program writes on %s', (engine) => {
  test.each(['ended', 'left by its maker'])('a key that is %s writes nothing', async (ending) => {
    const world = await startedApi(engine)
    const { accessKeys, users } = world.storage
    await users.change(castIds.Omar, { roleName: 'admin' }, byLayla())
    const { key, text } = await accessKeys.add(importKey, editBy('Omar'))
    const { findUser } = accessKeys
    accessKeys.findUser = async (...asked) => {
      const found = await findUser(...asked)
      if (ending === 'ended') await accessKeys.end(key.id, byLayla())
      else await users.change(castIds.Omar, { roleName: 'editor' }, byLayla())
      return found
    }
    const answer = await world.withToken(text).post(`${articlesPath()}/en`, opening)
    expect([answer.status, answer.body]).toEqual([401, unauthorized])
    expect((await world.stored()).articles.posts).toEqual([])
  })
})

test.each(['wajha_', `wajha_${'k'.repeat(43)}`, `WAJHA_${'k'.repeat(43)}`, 'wajha_ﻙ', 'wajha_%00'])(
  'KEY-1 %s is nobody’s key',
  async (text) => {
    const world = await startedApi('SQLite')
    const { text: real } = await madeKey(world)
    for (const wrong of [text, `${real}x`, real.slice(0, -1), real.toUpperCase()]) {
      const headers = { authorization: `Bearer ${encodeURI(wrong)}` }
      const { status, body } = await world.visitor.get('/languages', { headers })
      expect([status, body]).toEqual([401, unauthorized])
    }
    expect(world.watched.errors).toEqual([])
  },
)
