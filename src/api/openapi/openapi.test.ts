import { readFile } from 'node:fs/promises'
import { presetValues } from '../../domain/forms/form-presets.ts'
import { describe, expect, test } from 'vitest'
import {
  fileOf,
  formOf,
  startedApi,
  type TestApi,
  tokenSecret,
} from '../../../tests/support/api.ts'
import {
  createAuthenticator,
  createdBy,
  presentedBy,
} from '../../../tests/support/authenticator.ts'
import { noTranslations } from '../../../tests/support/calls.ts'
import { addFile, addToLibrary } from '../../../tests/support/seeds.ts'
import { expectDescribed, schemaErrors } from '../../../tests/support/contract.ts'
import { placedAttachment } from '../../../tests/support/attachments.ts'
import { byLayla, rimasMessage, today } from '../../../tests/support/cast.ts'
import { begunSecondStep, codeOf } from '../../../tests/support/factors.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import { fileIn, pdf } from '../../../tests/support/made-files.ts'
import { prepareExport } from '../../../tests/support/prepared-export.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'
import { createTokens } from '../http/tokens.ts'
import { addressOf, type Called } from './docs-page-call.ts'
import { examples } from './examples.ts'
import type { OpenApi } from './openapi-document.ts'
import { pathParameter } from './parameters.ts'

type Engine = (typeof engines)[number]

const nameOf = ({ method, path }: Called) => `${method.toUpperCase()} ${path}`

/** Hono writes `:id` and OpenAPI `{id}` for one parameter, whatever its name. */
const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*')

async function describedApi(engine: Engine = 'SQLite') {
  const world = await startedApi(engine, {}, { sendsMail: true })
  const description: OpenApi = (await world.stranger.get('/openapi.json')).body
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Called => ({ method, path, operation })),
  )
  expect(calls.length).toBeGreaterThan(40)
  return { ...world, description, calls }
}

describe('the description', () => {
  test('has the version of the package', async () => {
    const { description } = await describedApi()
    const packageFile = JSON.parse(await readFile('package.json', 'utf8'))
    expect(description.info.version).toBe(packageFile.version)
  })

  test('accepts every YouTube address that the calls accept, in patterns without flags', async () => {
    const { description } = await describedApi()
    const patterns = JSON.stringify(description).match(/"pattern":"[^"]*[uU]\]?\[?b[^"]*"/g) ?? []
    const [pattern = ''] = patterns.map((one) => JSON.parse(`{${one}}`).pattern)
    const address = 'HTTPS://WWW.YouTube.com/watch?v=dQw4w9WgXcQ'
    expect(new RegExp(pattern).test(address)).toBe(true)
    expect(new RegExp(pattern).test(`${address}x`)).toBe(false)
  })

  test('holds the codes of languages to the pattern that checks them', async () => {
    const { calls } = await describedApi()
    const codes = calls.flatMap(({ operation }) =>
      operation.parameters.filter(({ description: words }) => /\bcode\b/.test(words)),
    )
    expect(codes.length).toBeGreaterThan(8)
    for (const { name, schema } of codes) {
      expect(schemaErrors('pt-br', schema, { components: { schemas: {} } } as OpenApi), name).toBe(
        '',
      )
      expect(
        schemaErrors('not a code', schema, { components: { schemas: {} } } as OpenApi),
      ).not.toBe('')
    }
  })

  test('says of every call that another method is not allowed', async () => {
    const { calls, visitor } = await describedApi()
    for (const { operation } of calls) expect(operation.responses).toHaveProperty('405')
    const { status, body, headers } = await visitor.call('PUT', '/languages')
    expect([status, body]).toEqual([405, { error: 'Method not allowed' }])
    expect(headers.get('allow')).toMatch(/\bGET\b/)
  })

  test('describes every call there is and no other', async () => {
    const { api, calls } = await describedApi()
    const routes = api.routes.filter(({ method }) => method !== 'ALL')
    const names = new Set(routes.map(({ method, path }) => shapeOf(`${method} ${path}`)))
    expect(calls.map(nameOf).map(shapeOf).toSorted()).toEqual([...names].toSorted())
  })

  test('says of every call what it is for and where it belongs', async () => {
    const { calls, description } = await describedApi()
    const concepts = description.tags.map(({ name }) => name)
    expect(concepts).not.toContain('Other')
    for (const { operation, ...call } of calls) {
      expect(operation.summary, call.path).toMatch(/^[A-Z].+[^.]$/)
      expect(concepts).toContain(operation.tags[0])
    }
    const ids = calls.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('explains every parameter, and gives an example of those that must be sent', async () => {
    const { calls } = await describedApi()
    const parameters = calls.flatMap((call) =>
      call.operation.parameters.map((one) => ({ ...one, called: `${nameOf(call)}: ${one.name}` })),
    )
    expect(parameters.length).toBeGreaterThan(40)
    for (const { description, called } of parameters) expect(description, called).not.toBe('')
    for (const { example, called } of parameters.filter(({ required }) => required)) {
      expect(example, called).toBeDefined()
    }
  })

  test('shows an example of every body, and none of a call that is gone', async () => {
    const { calls } = await describedApi()
    const bodies = calls.flatMap((call) =>
      Object.values(call.operation.requestBody?.content ?? {}).map((body) => ({ call, body })),
    )
    expect(bodies.length).toBeGreaterThan(15)
    for (const { call, body } of bodies) expect(body.example, nameOf(call)).toBeDefined()
    const shapes = calls.map(nameOf).map(shapeOf)
    const gone = Object.keys(examples).filter((name) => !shapes.includes(shapeOf(name)))
    expect(gone).toEqual([])
  })

  test('shows answers that fit their schemas', async () => {
    const { calls, description } = await describedApi()
    const shown = calls.flatMap((call) =>
      Object.values(call.operation.responses).flatMap((response) => {
        const content = 'content' in response ? response.content : undefined
        const { schema, example } = content?.['application/json'] ?? {}
        return schema ? { called: nameOf(call), schema, example } : []
      }),
    )
    expect(shown.length).toBeGreaterThan(calls.length / 2)
    for (const { called, schema, example } of shown) {
      expect(schemaErrors(example, schema, description), called).toBe('')
    }
  })

  test('is the same for everybody, may be stored, and says nothing of this installation', async () => {
    const { stranger, signedInAs } = await describedApi()
    const layla = await signedInAs('Layla')
    for (const path of ['/openapi.json', '/docs']) {
      const { text, headers } = await stranger.get(path)
      expect((await layla.get(path)).text).toBe(text)
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(text).not.toMatch(/sqlite|postgres|argon|\/tmp|(?<!pages)\/home|node_modules/i)
    }
  })

  test('is refused with parameters it does not take', async () => {
    const { stranger } = await describedApi()
    const { status, headers } = await stranger.get('/docs?theme=dark')
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store'])
  })
})

test('an answer that is not as described is noticed', async () => {
  const json = { 'content-type': 'application/json' }
  const answered =
    (path: string, status: number, body: unknown, given: HeadersInit = json) =>
    () => {
      const answer = { status, headers: new Headers(given), body, text: 'a body' }
      expectDescribed({ method: 'GET', path }, answer)
    }
  const english = { name: 'English', code: 'en', status: 'published' }
  expect(answered('/public/languages', 200, [english])).not.toThrow()
  expect(answered('/public/languages', 200, [{ ...english, id: 1 }])).toThrow(/additional/)
  expect(answered('/public/languages', 200, [{ ...english, status: 'gone' }])).toThrow(
    /status must be equal/,
  )
  expect(answered('/public/languages', 200, [{}])).toThrow(/required property 'name'/)
  expect(answered('/public/languages', 418, { error: 'Tea.' })).toThrow(/418/)
  expect(answered('/public/languages', 403, { message: 'No.' })).toThrow(
    /required property 'error'/,
  )
  expect(answered('/nowhere', 200, [english])).toThrow(/200/)
  expect(answered('/public/languages', 200, [english], { 'content-type': 'text/html' })).toThrow(
    /text\/html/,
  )
  expect(answered('/public/languages', 503, { error: 'Busy.' })).toThrow(/retry-after/)
  const inAMinute = { ...json, 'retry-after': '60' }
  expect(answered('/public/languages', 503, { error: 'Busy.' }, inAMinute)).not.toThrow()
})

/** The calls the others need to find something; an article is deleted and brought back first of all. */
const beginning = [
  'POST /signin',
  'POST /sections/{section}/keys/articles/articles/{language_or_id}',
  'DELETE /sections/{section}/keys/articles/articles/{language_or_id}',
  'POST /trash/{id}/restore',
  'POST /start-empty',
  'POST /sections/partners/keys/cards/cards',
  'POST /languages',
  'POST /users',
]

/** Changes, then readings, then what takes one thing away, then all, at last what ends sessions. */
function turnOf(call: Called): number {
  const { method, path } = call
  if (beginning.includes(nameOf(call))) return beginning.indexOf(nameOf(call)) - beginning.length
  if (path.startsWith('/links/')) return -100
  if (path.endsWith('/second-factor')) return 0
  if (path === '/account/password') return 5
  if (path === '/logout') return 4
  if (method === 'post' && path.endsWith('/take-back')) return 3.2
  if (method === 'delete' && path === '/imports/{id}') return 3.1
  const isTaking = path.endsWith('/delete-multiple') || path === '/start-as'
  if (/\/end-(others|sessions)$/.test(path)) return 3.5
  if (method === 'delete' && !path.endsWith('}')) return 3.5
  if (method === 'delete' || isTaking) return 3
  if (/\/(restore|reset|restore-multiple)$/.test(path)) return 2
  return method === 'get' ? 1 : 0
}

const picture = fileOf(await uniquePicture())

const describedPictures = [
  pathParameter('', 'media').example,
  examples['POST /media/:media/replace']?.body?.by,
].map(String)

async function exampleBody({ path, operation }: Called, world: TestApi) {
  const content = operation.requestBody?.content ?? {}
  const json = content['application/json']
  if (json && path.startsWith('/links/'))
    return { json: { ...(json.example as object), token: await linkToken(world) } }
  if (json && /\bpasskeys?$/.test(path)) return { json: await ceremony(path, world) }
  if (path === '/signin/second-factor') return { json: await begunSecondStep(world, castIds.Omar) }
  if (path.endsWith('/confirm')) return { json: { code: await codeOf(world, castIds.Layla) } }
  if (path.endsWith('/previews/{preview}')) await addPreviewLink(world)
  if (path.endsWith('/reviews/{language}')) await askForReview(world)
  if (json && path.endsWith('/pairs')) await endTrial(world)
  const octets = content['application/octet-stream']?.example
  if (octets) return { octets: Buffer.from(String(octets)) }
  if (json) return { json: json.example }
  const form = content['multipart/form-data']
  const fields = Object.entries(form?.example ?? {}).map(([name, value]) => [
    name,
    String(value).startsWith('@') ? fileFor(path) : value,
  ])
  return form ? { form: formOf(Object.fromEntries(fields)) } : {}
}

function fileFor(path: string): File {
  if (path === '/translations') return noTranslations
  return path.startsWith('/files') ? fileIn(pdf()) : picture
}

/** No example can be one that opens an account. */
async function linkToken({ storage }: TestApi): Promise<string> {
  const link = await storage.links.add(castIds.Omar, 'reset', byLayla())
  return createTokens(tokenSecret).linkToken(link)
}

/** Publishing has ended what was asked for before. */
async function askForReview({ storage }: TestApi): Promise<void> {
  const language = String(pathParameter('', 'language').example)
  const post = { section: 'posts', id: 1 } as const
  await storage.reviews.ask(post, { language, userId: null, note: '' }, byLayla())
}

async function endTrial({ storage }: TestApi): Promise<void> {
  const run = { ...(await storage.imports.get(2)), state: 'trying' } as const
  const row = { kind: 'post', group: undefined, path: undefined, picture: '', date: null }
  const item = { ...row, start: 0, size: 9, title: '', address: '', ownPath: '', terms: [] }
  const rows = [
    { ...item, n: 12, id: '11', languages: ['en'] },
    { ...item, n: 14, id: '13', languages: ['ar'] },
  ]
  const told = { language: '', outcome: 'taken in', here: '' } as const
  const lines = rows.map(({ n, kind, title, address }) => ({
    ...told,
    n,
    kind,
    title,
    address,
    reasons: [],
  }))
  const site = { source: 'pumps.example', kinds: [], lacksWpmlTable: false, isOurs: false }
  const found = { hosts: [], lines, rows, unpublished: new Map() }
  await storage.imports.end(run, { ...site, ...found }, today)
}

async function addPreviewLink({ storage }: TestApi): Promise<void> {
  const id = String(pathParameter('', 'preview').example)
  const { write, db } = openedDatabase(storage.place)
  const made = await db.selectFrom('preview_links').selectAll().executeTakeFirstOrThrow()
  await write('product', (trx) =>
    trx
      .insertInto('preview_links')
      .values({ ...made, id })
      .execute(),
  )
}

/** No example can be one that an authenticator has just signed. */
async function ceremony(path: string, { visitor, signedInAs }: TestApi): Promise<object> {
  const layla = await signedInAs('Layla')
  const id = String(pathParameter('', 'passkey').example)
  if (path === '/account/passkeys') return createdBy(layla, createAuthenticator({ id }))
  const key = createAuthenticator()
  await layla.post('/account/passkeys', { json: await createdBy(layla, key) })
  return presentedBy(visitor, key)
}

async function callerOf({ operation }: Called, world: TestApi) {
  const [needs = {}] = operation.security
  if (needs.bearer) return world.signedInAs('Layla')
  return needs.apiKey ? world.visitor : world.stranger
}

describe.each(engines)('the examples on %s', (engine) => {
  test('work, one after the other', async () => {
    const { calls, ...world } = await describedApi(engine)
    await offerContactForm(world)
    await world.storage.sections.change('aboutUs', { 'section_title.en': 'Us' }, byLayla())
    await world.storage.demo.remember()
    await world.storage.moving.begin('old.example', 1, byLayla())
    const { files } = world.storage.attachments
    const attached = String(pathParameter('', 'attachment').example)
    const attachments = [await placedAttachment(files, attached)]
    await world.storage.messages.add({ ...rimasMessage, language: 'en', attachments }, today)
    const asked = { path: '/prices', count: 1, fromHost: '', at: today }
    await world.storage.missingAddresses.count([asked])
    for (const name of ['Water', 'Wells']) {
      await world.storage.topics.create({ 'name.en': name }, byLayla())
    }
    await world.storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
    const trial = { id: String(pathParameter('', 'trial').example), overlay: '{}' }
    const row = { ...trial, expires_at: '2099-01-01T00:00:00.000Z' }
    const { write } = openedDatabase(world.storage.place)
    await write('product', (trx) => trx.insertInto('trials').values(row).execute())
    await prepareExport(world.storage)
    await addToLibrary(world.storage, describedPictures)
    await addFile(world.storage, String(pathParameter('', 'file').example))
    await world.openSession('Layla', String(pathParameter('', 'session').example))
    for (const call of calls.toSorted((one, other) => turnOf(one) - turnOf(other))) {
      const [expected] = Object.keys(call.operation.responses)
      const caller = await callerOf(call, world)
      const path = addressOf(call.path, call.operation.parameters)
      const { status, text } = await caller.call(
        call.method.toUpperCase(),
        path,
        await exampleBody(call, world),
      )
      expect(`${status} ${status < 300 ? '' : text}`.trim(), nameOf(call)).toBe(expected)
    }
    expect(world.watched.errors).toEqual([])
  })
})
