import { copyFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { articlesPath, startedApi, tokenSecret } from '../../tests/support/api.ts'
import { openedInHama } from '../../tests/support/articles.ts'
import { byLayla, cast, castPassword } from '../../tests/support/cast.ts'
import { begunSecondStep } from '../../tests/support/factors.ts'
import { uniquePicture, uploaded } from '../../tests/support/pictures.ts'
import { castIds, startedWorld } from '../../tests/support/staff.ts'
import { type EngineName, engines, freshFolder } from '../../tests/support/storages.ts'
import { wajha, wajhaProcess } from '../../tests/support/wajha.ts'
import { createTokens } from '../api/http/tokens.ts'
import { ownerOf } from '../api/routes/factors.ts'
import { announceStore } from '../storage/installation/served-store.ts'
import { linkAddress } from '../domain/navigation/link.ts'
import { lines } from '../throttle/bounds.ts'

const another = 'نواعير العاصي'

async function open(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine))
  const { storage } = world
  await storage.installation.complete(undefined, new Date())
  const { dataFolder, place } = storage
  const isFile = engine === 'SQLite'
  const folder = isFile ? resolve(place, '..') : dataFolder
  const database: Record<string, string> = isFile ? {} : { DATABASE_URL: place }
  const environment = {
    DATA_DIR: folder,
    JWT_SECRET: tokenSecret,
    PUBLIC_URL: 'https://naoura.example',
    ...database,
  }
  return {
    ...world,
    environment,
    folder,
    user: (...given: string[]) => wajha(environment, '--json', 'user', ...given),
    omarSignsIn: async (password: string) => (await world.signIn(cast.Omar.email, password)).status,
  }
}

const shownOmar = {
  id: 2,
  name: 'Omar',
  email: cast.Omar.email,
  role_name: 'editor',
  status: 'active',
}

describe.each(engines)('beside a product on %s, the owner of the machine (OPS-1)', (engine) => {
  test('lets someone who has forgotten the password choose another by a link', async () => {
    const { user, visitor, clock, omarSignsIn } = await open(engine)
    const { code, json } = await user('link', ' OMAR@naoura.example')
    expect(code).toBe(0)
    const { link, expires_at, ...rest } = json()
    expect(rest).toEqual({ user: shownOmar, purpose: 'reset' })
    expect(link).toMatch(/^https:\/\/naoura\.example\/login\/link#[\w-]{22}\.[\w-]{43}$/)
    clock.now = new Date()
    const left = new Date(expires_at).getTime() - clock.now.getTime()
    expect(left / 60_000).toBeGreaterThan(28)
    expect(left / 60_000).toBeLessThanOrEqual(30)

    const token = link.slice(linkAddress('https://naoura.example', '').length)
    const used = await visitor.post('/links/use', { json: { token, password: another } })
    expect(used.status).toBe(200)
    expect([await omarSignsIn(castPassword), await omarSignsIn(another)]).toEqual([401, 200])
  })

  test('adds users, gives and takes rights, and ends sessions', async () => {
    const { user, signedInAs, staff } = await open(engine)
    const omar = await signedInAs('Omar')
    const added = await user('add', 'rima@naoura.example', '--name', 'Rima', '--role', 'admin')
    expect(added.json()).toMatchObject({
      user: { name: 'Rima', email: 'rima@naoura.example', role_name: 'admin', status: 'active' },
      purpose: 'invitation',
    })
    expect((await user('add', 'rima@naoura.example')).json()).toEqual({
      error: 'This email is already in use.',
    })
    expect((await user('list')).json().users).toContainEqual(shownOmar)

    expect((await user('end-sessions', cast.Omar.email)).code).toBe(0)
    expect((await omar.get('/account')).status).toBe(401)
    expect((await user('role', cast.Omar.email, 'admin')).json().user.role_name).toBe('admin')
    expect((await user('deactivate', cast.Omar.email)).json().user.status).toBe('inactive')
    const refused = await user('link', cast.Omar.email)
    expect([refused.code, refused.json().error]).toEqual([
      1,
      'omar@naoura.example is inactive and cannot sign in: run `./wajha user activate omar@naoura.example` first.',
    ])
    expect((await user('activate', cast.Omar.email)).json().user.status).toBe('active')

    await user('deactivate', 'rima@naoura.example')
    await user('role', cast.Omar.email, 'editor')
    const before = await staff()
    const last = await user('deactivate', cast.Layla.email)
    expect([last.code, last.json()]).toEqual([
      3,
      { error: 'At least one active administrator must remain.' },
    ])
    expect(await staff()).toEqual(before)
  })

  test('makes no link with another secret than the product’s, until it is replaced', async () => {
    const { environment, storage, folder } = await open(engine)
    const { JWT_SECRET: _secret, ...unset } = environment
    await wajha(environment, 'user', 'link', cast.Omar.email)
    const other = { ...unset, JWT_SECRET: `${tokenSecret}, and another` }
    const refused = await wajha(other, 'user', 'link', cast.Omar.email)
    expect(refused.code).toBe(1)
    expect(refused.complaints).toContain('the signing secret is not the one this installation was')
    expect((await wajha(other, 'user', 'add', 'rima@naoura.example')).code).toBe(1)
    const { users } = await storage.users.list({ page: 1, limit: 9, newestFirst: false, q: '' })
    expect(users).toHaveLength(3)

    const { secret } = (await wajha(other, '--json', 'secret', 'rotate')).json()
    const renewed = { ...unset, JWT_SECRET: secret }
    expect((await wajha(renewed, 'user', 'link', cast.Omar.email)).code).toBe(0)
    expect((await wajha(environment, 'user', 'link', cast.Omar.email)).code).toBe(1)

    const without = await wajha(unset, 'user', 'link', cast.Omar.email)
    expect([without.code, without.complaints]).toEqual([
      1,
      'There is no signing secret in DATA_DIR: set JWT_SECRET to the one the server uses.\n',
    ])
    await expect(stat(join(folder, 'token-secret'))).rejects.toThrow('ENOENT')
    const { file } = (await wajha(unset, '--json', 'secret', 'rotate')).json()
    expect(file).toBe(join(folder, 'token-secret'))
    expect(await readFile(file, 'utf8')).toMatch(/^[\w-]{64}$/)
    expect((await wajha(unset, 'user', 'link', cast.Omar.email)).code).toBe(0)
  })
})

describe.each(engines)('an authenticator app beside a product on %s', (engine) => {
  test('goes on working under a new signing secret', async () => {
    const { environment, parts, storage, clock } = await open(engine)
    await begunSecondStep({ parts, storage, clock }, castIds.Omar)
    const sealedNow = async () => (await storage.factors.authenticator(castIds.Omar))?.secret ?? ''
    const key = parts.tokens.unseal(await sealedNow(), ownerOf(castIds.Omar))
    const { secret, lost_authenticators } = (
      await wajha(environment, '--json', 'secret', 'rotate')
    ).json()
    expect(lost_authenticators).toEqual([])
    expect(createTokens(secret).unseal(await sealedNow(), ownerOf(castIds.Omar))).toBe(key)
    const other = { ...environment, JWT_SECRET: 'not the former secret, and as long as it' }
    const lost = (await wajha(other, '--json', 'secret', 'rotate')).json().lost_authenticators
    expect(lost).toEqual([cast.Omar.email])
    expect(await storage.factors.authenticator(castIds.Omar)).toBeUndefined()
  })

  test('is removed by the owner of the machine', async () => {
    const { user, parts, storage, clock, omarSignsIn } = await open(engine)
    expect((await user('remove-second-factor', cast.Omar.email)).code).toBe(1)
    await begunSecondStep({ parts, storage, clock }, castIds.Omar)
    expect(await omarSignsIn(castPassword)).toBe(202)
    const { code, json } = await user('remove-second-factor', cast.Omar.email)
    expect([code, json()]).toEqual([0, { user: shownOmar }])
    expect(await omarSignsIn(castPassword)).toBe(200)
  })
})

describe.each(engines)('a backup beside a product on %s', (engine) => {
  test('is tried out, restored where nothing is, and refused where something is', async () => {
    const { environment, storage, visitor } = await open(engine)
    await openedInHama(storage.articles)
    const folder = await freshFolder()
    const made = await wajha(
      { ...environment, INIT_CWD: folder },
      '--json',
      'backup',
      '--to',
      'kept',
    )
    const { archive, is_proven } = made.json()
    expect([made.code, is_proven]).toEqual([0, true])
    expect(archive).toMatch(/\/kept\/wajha-\d{8}T\d{6}Z\.tar$/)
    expect(await readdir(join(folder, 'kept'))).toEqual([basename(archive)])
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(
      made.complaints
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toContainEqual({
      done: expect.any(Number),
      total: expect.any(Number),
      seconds_left: expect.any(Number),
    })

    const nightly = { ...environment, BACKUP_TO: join(folder, 'kept') }
    const usual = (await wajha(nightly, '--json', 'backup', '--no-rehearsal')).json().archive
    expect(resolve(usual, '..')).toBe(resolve(archive, '..'))

    const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
    const checked = await wajha(elsewhere, 'restore', archive, '--check-only')
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('can be restored')])
    expect(await readdir(folder)).toEqual(['kept'])
    const restored = await wajha(elsewhere, '--json', 'restore', archive)
    expect([restored.code, restored.json()]).toMatchObject([
      0,
      { users: [cast.Layla.email, cast.Omar.email], faults: [] },
    ])
    expect((await wajha(elsewhere, '--json', 'user', 'list')).json().users).toHaveLength(3)
    const again = await wajha(elsewhere, 'restore', archive)
    expect([again.code, again.complaints]).toEqual([
      3,
      expect.stringContaining('belongs to an installation'),
    ])
    const aside = (await wajha(elsewhere, '--json', 'restore', archive, '--aside')).json()
    expect(aside).toMatchObject({ faults: [], aside: expect.stringContaining('/before-restore-2') })
    expect((await readdir(aside.aside)).toSorted()).toEqual([
      'attachments',
      'files',
      'media',
      'wajha.sqlite',
    ])
    expect((await wajha(elsewhere, '--json', 'user', 'list')).json().users).toHaveLength(3)
    const before = { DATA_DIR: aside.aside }
    expect((await wajha(before, '--json', 'user', 'list')).json().users).toHaveLength(3)

    expect((await visitor.get(`${articlesPath()}/en/1`)).status).toBe(200)
  })
})

describe('a backup that cannot be relied upon (BAK-2)', () => {
  test('says why, ends with 4, and is called unproven or left as it is', async () => {
    const { environment, storage } = await open('SQLite')
    const folder = await freshFolder()
    const staged = await uploaded(storage.dataFolder, await uniquePicture())
    const [picture] = await storage.media.add([staged], byLayla())
    await storage.users.change(castIds.Omar, { avatar: picture }, byLayla())
    const command = ['--json', 'backup', '--to', folder]
    // The folder of the command has the database, and none of the pictures.
    const made = await wajha(environment, ...command)
    expect([made.code, made.json()]).toMatchObject([
      4,
      { is_proven: false, faults: [`the picture ${picture?.id} has no files`] },
    ])
    expect(made.json().archive).toMatch(/-unproven\.tar$/)

    const { archive } = (await wajha(environment, ...command, '--no-rehearsal')).json()
    await truncate(archive, 5_000)
    const cut = await wajha({ DATA_DIR: folder }, 'restore', archive)
    expect([cut.code, cut.complaints]).toEqual([4, expect.stringMatching(/cut off|cannot be read/)])
    const before = await readdir(environment.DATA_DIR)
    expect((await wajha(environment, 'restore', archive, '--aside')).code).toBe(4)
    const claimed = [...before, 'serving.sqlite'].toSorted()
    expect((await readdir(environment.DATA_DIR)).toSorted()).toEqual(claimed)
    const missing = await wajha({ DATA_DIR: folder }, 'restore', join(folder, 'none.tar'))
    expect([missing.code, missing.complaints]).toEqual([1, expect.stringContaining('ENOENT')])
    const nowhere = await wajha(environment, 'backup', '--to', join(archive, 'beneath'))
    expect([nowhere.code, nowhere.complaints]).toEqual([
      2,
      expect.stringContaining('cannot be written: give another folder with --to.'),
    ])
  })
})

describe('a command that cannot do its work', () => {
  test('ends with what kind of reason it had, says it, and leaves nothing behind', async () => {
    const empty = await freshFolder()
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
    const reasons: [Record<string, string>, string[], number, RegExp][] = [
      [{}, ['user', 'lists'], 2, /unknown command 'lists'/],
      [{}, ['user', 'list', '--quietly'], 2, /unknown option '--quietly'/],
      [{}, ['user', 'role', cast.Omar.email, 'owner'], 2, /Allowed choices are admin, editor/],
      [{ PORT: 'x' }, ['user', 'list'], 2, /Invalid setting PORT/],
      [{ DATA_DIR: empty }, ['user', 'list'], 2, /There is no database in .*: start Wajha once/],
      [{ DATA_DIR: empty, ...away }, ['user', 'list'], 75, /cannot be reached or is busy/],
    ]
    for (const [environment, given, code, sentence] of reasons) {
      const run = await wajha(environment, ...given)
      expect([run.code, run.out, run.complaints]).toEqual([
        code,
        '',
        expect.stringMatching(sentence),
      ])
    }
    const unknown = await open('SQLite')
    const nobody = await unknown.user('link', 'nobody@naoura.example')
    expect(nobody.json()).toEqual({ error: 'No user has the email address nobody@naoura.example.' })
    expect((await unknown.user('add', 'nobody')).json()).toEqual({
      error: 'Please enter a valid email address',
    })
    const long = await unknown.user('add', 'a@naoura.example', '--name', 'ن'.repeat(101))
    expect(long.json()).toEqual({ error: 'This text is too long.' })
  })

  test('says how each command is used', async () => {
    for (const given of [[], ['user'], ['user', 'link'], ['user', 'role'], ['secret', 'rotate']]) {
      const { code, out } = await wajha({}, ...given, '--help')
      expect([code, out]).toEqual([0, expect.stringContaining(`Usage: wajha ${given.join(' ')}`)])
    }
  })

  test('acts on no other store than the server that runs', async () => {
    const { environment, folder } = await open('SQLite')
    const withdraw = announceStore(folder, 'PostgreSQL at db.example:5432/wajha')
    for (const given of [['user', 'list'], ['doctor'], ['backup']]) {
      const { code, complaints } = await wajha(environment, ...given)
      expect([given, code]).toEqual([given, 3])
      expect(complaints).toContain('another store (PostgreSQL at db.example:5432/wajha)')
    }
    withdraw()
    expect((await wajha(environment, 'user', 'list')).code).toBe(0)
  })

  test('touches no database of another build', async () => {
    const { storage } = await startedWorld(await startedApi('SQLite'))
    const folder = await freshFolder()
    const file = join(folder, 'wajha.sqlite')
    await copyFile(storage.place, file)
    const before = await readFile(file)
    const run = await wajha({ DATA_DIR: folder }, 'user', 'link', cast.Omar.email)
    expect([run.code, run.complaints]).toEqual([
      2,
      'The database was prepared by another build: start this one once.\n',
    ])
    expect(await readFile(file)).toEqual(before)
    await rm(file)
    await writeFile(file, '')
    expect((await wajha({ DATA_DIR: folder }, 'user', 'list')).complaints).toContain('no database')
  })
})

describe('the process of a command', () => {
  test('ends by itself with the code that tells how it went', async () => {
    const { environment } = await open('SQLite')
    const folder = await freshFolder()
    const codeOf = async (...given: string[]) => (await wajhaProcess(environment, ...given)).code
    expect(await codeOf('user', 'list')).toBe(0)
    expect(await codeOf('backup', '--to', folder)).toBe(0)
    const archive = join(folder, (await readdir(folder))[0] ?? '')
    expect(await codeOf('restore', archive, '--check-only')).toBe(0)
    expect(await codeOf('restore', archive)).toBe(3)
    expect(await codeOf('doctor')).toBe(4)
    expect(await codeOf('freeze')).toBe(0)
    expect(await codeOf('secret', 'rotate')).toBe(0)
    const { code, out, complaints } = await wajhaProcess(environment, '--json', 'user', 'add')
    expect([code, JSON.parse(out)]).toEqual([
      2,
      { error: "error: missing required argument 'email'" },
    ])
    expect(complaints).toBe("error: missing required argument 'email'\n")
  })

  test('ends by itself on PostgreSQL', async () => {
    const { environment } = await open('PostgreSQL')
    const folder = await freshFolder()
    for (const given of [['user', 'list'], ['backup', '--to', folder], ['freeze']]) {
      expect((await wajhaProcess(environment, ...given)).code, given[0]).toBe(0)
    }
  })
})

test('a command waits longer for a turn to write than a request does', async () => {
  const { user, storage } = await open('SQLite')
  const server = new DatabaseSync(storage.place)
  onTestFinished(() => server.close())
  server.exec('begin immediate')
  const ended = user('deactivate', cast.Omar.email)
  await wait(lines.write.timeout + 4_000)
  server.exec('commit')
  expect((await ended).code).toBe(0)
})
