import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { saveOf } from '../../tests/support/articles.ts'
import { type Caller, startedApi, tokenSecret } from '../../tests/support/api.ts'
import { seedContent, seedLibrary } from '../../tests/support/seeds.ts'
import {
  byLayla,
  cast,
  castPassword,
  hoursLater,
  openingInHama,
  rimasMessage,
  today,
} from '../../tests/support/cast.ts'
import { prepareExport } from '../../tests/support/prepared-export.ts'
import { castIds, rima, startedWorld } from '../../tests/support/staff.ts'
import {
  type EngineName,
  engines,
  freshFolder,
  freshPlace,
  openedDatabase,
  storageAt,
} from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { type AuditKind, auditKindNames } from '../domain/audit/audit.ts'
import { linkAddress } from '../domain/navigation/link.ts'
import { createAuditStore } from '../storage/audit/audit-store.ts'
import { never } from '../storage/scheduling/work-store.ts'
import type { QueuedMail } from '../storage/mails/mail-store.ts'

const { Omar, Nour } = castIds
const newPassword = 'Orontes-1936-water'

type World = Awaited<ReturnType<typeof open>>

async function open(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine, {}, { sendsMail: true }))
  const { storage, layla } = world
  await seedContent(storage)
  await seedLibrary(storage)
  await storage.installation.complete(undefined, new Date())
  const isFile = engine === 'SQLite'
  const environment = {
    DATA_DIR: isFile ? resolve(storage.place, '..') : storage.dataFolder,
    JWT_SECRET: tokenSecret,
    PUBLIC_URL: 'https://naoura.example',
    ...(isFile ? {} : { DATABASE_URL: storage.place }),
  }
  const kept = await freshFolder()

  async function trail(place = storage.place) {
    const entries = openedDatabase(place).db.selectFrom('audit_entries').selectAll()
    return entries.orderBy('id').execute()
  }

  return {
    ...world,
    environment,
    trail,
    run: (...given: string[]) => wajha(environment, '--json', ...given),
    backUp: async () =>
      (await wajha(environment, '--json', 'backup', '--to', kept)).json().archive as string,
    restoreLast: async () => layla.post(`/trash/${(await lastRemoval(layla)).id}/restore`),
    omar: () => world.signedInAs('Omar'),
  }
}

async function lastRemoval(layla: Caller): Promise<{ id: number }> {
  return (await layla.get('/trash')).body.removed[0]
}

const section = (name: string, content: object) => (world: World) =>
  world.storage.sections.change(name as 'look', content as never, byLayla())

const ourReply = 'A technician comes on Tuesday.'

/** Each makes one entry, and returns another place if it is not in the database of the world. */
const makers: Record<AuditKind, (world: World) => Promise<unknown>> = {
  'signed-in': ({ signIn }) => signIn(cast.Omar.email, castPassword),
  'sign-in-refused': ({ signIn }) => signIn(cast.Omar.email, 'a guess'),
  'proof-refused': ({ layla }) => layla.post('/account/proof', { json: { password: 'a guess' } }),
  'signed-out': async ({ omar }) => (await omar()).post('/logout'),
  'session-ended': async ({ layla, tokenOf }) => {
    await tokenOf('Layla')
    const { sessions } = (await layla.get('/account/sessions')).body
    const [other] = sessions.filter(({ current }: { current: boolean }) => !current)
    return layla.delete(`/account/sessions/${other.id}`)
  },
  'other-sessions-ended': ({ layla }) => layla.post('/account/sessions/end-others'),
  'user-sessions-ended': ({ layla }) => layla.post(`/users/${Omar}/end-sessions`),
  'password-changed': async ({ omar }) =>
    (await omar()).post('/account/password', {
      json: { current_password: castPassword, password: newPassword },
    }),
  'passkey-added': async ({ storage, layla }) => {
    const { challenge } = (await layla.post('/account/passkeys/options')).body
    const key = { id: 'key', publicKey: 'AQ', counter: 0, transports: [] }
    const passkey = { ...key, rpId: 'naoura.example', name: 'Firefox', isBackedUp: false }
    return storage.passkeys.add(
      castIds.Layla,
      passkey,
      { stepId: challenge, codes: null },
      byLayla(),
    )
  },
  'passkey-renamed': ({ layla }) =>
    layla.call('PATCH', '/account/passkeys/key', { json: { name: 'Phone' } }),
  'passkey-removed': ({ layla }) => layla.delete('/account/passkeys/key'),
  'authenticator-added': async ({ storage }) => {
    await storage.factors.beginAuthenticator(castIds.Layla, 'sealed', byLayla())
    const begun = { userId: castIds.Layla, secret: 'sealed', isConfirmed: false }
    return storage.factors.confirmAuthenticator(begun, 1, null, byLayla())
  },
  'recovery-codes-made': ({ storage }) =>
    storage.factors.replaceRecoveryCodes(
      castIds.Layla,
      [{ selector: 'one', hash: 'hash' }],
      byLayla(),
    ),
  'authenticator-removed': ({ storage }) =>
    storage.factors.removeAuthenticator(castIds.Layla, byLayla()),
  'second-factor-removed': async ({ storage }) => {
    await storage.factors.beginAuthenticator(Omar, 'sealed', byLayla())
    const begun = { userId: Omar, secret: 'sealed', isConfirmed: false }
    await storage.factors.confirmAuthenticator(begun, 1, null, byLayla())
    return storage.factors.removeAll(Omar, byLayla())
  },
  'security-changed': ({ storage }) =>
    storage.security.change({ strongPasswords: true }, byLayla()),
  'key-added': ({ storage }) =>
    storage.accessKeys.add(
      { name: 'Import', scope: 'content', days: 1 },
      { ...byLayla(), by: { id: castIds.Layla, name: 'Layla' } },
    ),
  'key-ended': ({ storage }) =>
    storage.accessKeys.end(1, { ...byLayla(), by: { id: castIds.Layla, name: 'Layla' } }),
  'link-made': ({ layla }) => layla.post(`/users/${Omar}/link`),
  'link-asked': async ({ storage }) => {
    const { place, dataFolder } = storage
    const { links } = await storageAt(place, dataFolder, undefined, true)
    await links.request(cast.Omar.email, 'en', today)
    const mails = openedDatabase(place).db.selectFrom('mails').select('id')
    const { id } = await mails.where('kind', '=', 'link-request').executeTakeFirstOrThrow()
    const to = { email: cast.Omar.email, language: 'en' }
    const asked = { id, to, expiresAt: hoursLater(1) }
    return links.answer(asked as QueuedMail, today)
  },
  'link-used': async ({ layla, visitor }) => {
    const { link } = (await layla.post(`/users/${Omar}/link`)).body
    const token = link.slice(linkAddress('https://naoura.example', '').length)
    return visitor.post('/links/use', { json: { token, password: castPassword } })
  },
  'access-refused': async ({ omar }) => (await omar()).get('/users'),
  'limit-reached': async ({ visitor }) => {
    for (let count = 0; count <= 10; count++) {
      const json = { email: 'karim@naoura.example', password: 'a guess' }
      await visitor.post('/signin', { json, headers: { 'x-test-address': '203.0.113.9' } })
    }
  },
  'user-added': ({ layla }) => layla.post('/users', { form: rima }),
  'user-changed': ({ layla }) => layla.post(`/users/${Omar}`, { form: { role_id: '1' } }),
  'user-removed': ({ layla }) => layla.delete(`/users/${Nour}`),
  'user-restored': ({ restoreLast }) => restoreLast(),
  'language-added': ({ layla }) =>
    layla.post('/languages', { json: { name: 'Türkçe', code: 'tr' } }),
  'language-changed': ({ layla }) =>
    layla.call('PATCH', '/languages/2', { json: { name: 'Arabic' } }),
  'language-removed': ({ layla }) => layla.delete('/languages/3'),
  'language-restored': ({ restoreLast }) => restoreLast(),
  'look-changed': section('look', { brand: '#22304f' }),
  'words-changed': section('words', { 'blog_name.en': 'Journal' }),
  'navigation-changed': section('navigation', { posts_hidden: true }),
  'identity-changed': section('identity', { 'company_name.en': 'Naoura Ltd' }),
  'seo-changed': section('seo', { 'meta_title.en': 'Water' }),
  'messages-exported': ({ layla }) => layla.post('/messages/export', { json: {} }),
  'recipients-changed': ({ layla }) =>
    layla.post('/inbox/recipients', {
      json: { recipients: [{ email: 'sales@naoura.example', language: 'en' }] },
    }),
  'retention-changed': ({ layla }) => layla.post('/inbox/retention', { json: { keep_days: 90 } }),
  'time-zone-changed': ({ layla }) =>
    layla.call('PATCH', '/publishing', { json: { time_zone: 'Asia/Damascus' } }),
  'publishing-rule-changed': ({ layla }) =>
    layla.call('PATCH', '/publishing', { json: { rule: 'warn', languages: ['ar'] } }),
  'redirect-added': ({ layla }) =>
    layla.post('/redirects', { json: { path: '/about.html', target: { kind: 'home' } } }),
  'redirects-imported': ({ layla }) =>
    layla.post('/redirects/import', { json: { list: '/a.html /\n/b.html /' } }),
  'moved-in': ({ storage }) => storage.moving.begin('old.example', 2, byLayla()),
  'moved-in-public': async ({ storage: { articles, moving } }) => {
    const draft = { ...saveOf('en', openingInHama.en), wish: 'no' as const }
    const { id } = await articles.create('posts', draft, byLayla())
    const source = 'older.example'
    const run = { source, id: await moving.begin(source, 1, byLayla()) }
    const documents = [{ kind: 'article' as const, id, languages: ['en'], others: [] }]
    return moving.publish(run, { documents, total: 1 }, byLayla())
  },
  'old-site-asked': async ({ layla }) => {
    const { body } = await layla.post('/imports', { json: {} })
    const run = `/imports/${body.import.id}`
    await layla.call('PATCH', run, {
      json: { old_site: { fetch: true, ask: false, per_second: 2 } },
    })
    return layla.delete(run)
  },
  'taken-back': ({ storage }) => storage.moving.beginTakingBack('old.example', byLayla()),
  'redirect-removed': ({ layla }) => layla.delete('/redirects/1'),
  'redirect-restored': ({ restoreLast }) => restoreLast(),
  'page-removed': ({ layla }) => layla.delete('/pages/2'),
  'page-restored': ({ restoreLast }) => restoreLast(),
  'form-changed': ({ layla }) => layla.post('/forms/1', { json: { keep_days: 90 } }),
  'form-removed': ({ layla }) => layla.delete('/forms/1'),
  'form-restored': ({ restoreLast }) => restoreLast(),
  'media-removed': ({ layla }) => layla.delete(`/media/${'1'.repeat(32)}`),
  'media-restored': ({ restoreLast }) => restoreLast(),
  'file-removed': ({ layla }) => layla.delete(`/files/${'2'.repeat(32)}`),
  'file-restored': ({ restoreLast }) => restoreLast(),
  'demo-removed': ({ layla }) => layla.post('/start-empty'),
  started: ({ layla }) => layla.post('/start-as', { json: { kind: 'clinic' } }),
  purged: ({ storage }) => storage.trash.purge(hoursLater(24 * 31)),
  frozen: ({ run }) => run('freeze'),
  thawed: ({ run }) => run('thaw'),
  'backup-made': ({ run }) => run('backup'),
  'backup-failed': ({ run }) => run('backup', '--to', '/dev/null'),
  'export-begun': async ({ layla, storage }) => {
    await storage.work.plan('export', never, today)
    await layla.post('/system/export')
  },
  'export-made': async ({ run }) => run('export', '--to', join(await freshFolder(), 'site')),
  'export-downloaded': async ({ layla, storage }) => {
    await prepareExport(storage)
    const { link } = (await layla.post('/system/export/link')).body
    await storage.exports.useLink(
      link.split('/').at(-1),
      { address: '', device: { browser: null, system: null } },
      today,
    )
  },
  restored: async ({ backUp }) => {
    const elsewhere = await freshFolder()
    await wajha({ DATA_DIR: elsewhere }, 'restore', await backUp())
    return join(elsewhere, 'wajha.sqlite')
  },
  moved: async ({ backUp }) => {
    const elsewhere = await freshFolder()
    const environment = { DATA_DIR: elsewhere, JWT_SECRET: tokenSecret }
    await wajha(environment, 'restore', await backUp())
    const target = await freshPlace('PostgreSQL')
    await wajha(environment, 'move', '--database', target)
    return target
  },
  replied: ({ layla }) =>
    layla.post('/messages/1/replies', {
      json: { text: ourReply, seen: { last_reply: 0, answered: false } },
    }),
  'person-exported': ({ layla }) =>
    layla.post('/inbox/person/export', { json: { who: rimasMessage.email, ids: [1] } }),
  'person-erased': ({ layla }) =>
    layla.post('/inbox/person/erase', { json: { who: rimasMessage.email, ids: [1] } }),
  'secret-changed': ({ run }) => run('secret', 'rotate'),
}

describe.each(engines)('the audit trail on %s', (engine) => {
  test('has one entry of each act, and no secret (AUD-1, AUD-5)', async () => {
    const world = await open(engine)
    const numberOf = async (kind: AuditKind, place?: string) =>
      (await world.trail(place)).filter((entry) => entry.kind === kind).length
    expect(Object.keys(makers).toSorted()).toEqual(auditKindNames.toSorted())
    for (const kind of Object.keys(makers) as AuditKind[]) {
      const before = await numberOf(kind)
      const elsewhere = await makers[kind](world)
      await world.refusals.write(0)
      const place = typeof elsewhere === 'string' ? elsewhere : undefined
      expect(await numberOf(kind, place), kind).toBe(place ? 1 : before + 1)
      expect((await checked(place ?? world.storage.place)).fault, kind).toBeNull()
    }
    const written = JSON.stringify(await world.trail())
    const secrets = [
      castPassword,
      newPassword,
      rima.password,
      'a guess',
      rimasMessage.message,
      ourReply,
    ]
    for (const secret of secrets) expect(written).not.toContain(secret)
  })

  test('is verified by a command, also against a backup (AUD-3)', async () => {
    const { run, backUp, storage } = await open(engine)
    for (const command of ['freeze', 'thaw', 'freeze', 'thaw']) await run(command)
    const archive = await backUp()
    const sound = await run('audit', 'verify')
    expect([sound.code, sound.json()]).toMatchObject([0, { head: expect.stringMatching(/^\d+:/) }])
    for (const held of [archive, sound.json().head]) {
      expect((await run('audit', 'verify', '--against', held)).code).toBe(0)
    }

    const { id } = await storage.audit.head()
    const { writeQuietly } = openedDatabase(storage.place)
    await writeQuietly('product', (trx) =>
      trx
        .deleteFrom('audit_entries')
        .where('id', '>=', id - 1)
        .execute(),
    )
    expect((await run('audit', 'verify')).code, 'an end cut off leaves a chain').toBe(0)
    const short = await run('audit', 'verify', '--against', archive)
    expect([short.code, short.json().fault]).toEqual([
      4,
      { id: id - 1, at: null, sentence: 'was removed' },
    ])
  })
})

function checked(place: string) {
  return createAuditStore(openedDatabase(place)).check()
}
