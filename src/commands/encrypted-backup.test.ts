import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { openedInHama } from '../../tests/support/articles.ts'
import { cast, inviteCast, openingInHama } from '../../tests/support/cast.ts'
import { freshFolder, openedStorage } from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'

async function site() {
  const storage = await openedStorage('SQLite')
  await inviteCast(storage)
  await openedInHama(storage.articles)
  await storage.installation.complete(undefined, new Date())
  const elsewhere = await freshFolder()
  const secret = await generateIdentity()
  const identity = join(elsewhere, 'backup.key')
  await writeFile(identity, `# created: today\n# public key: age1…\n${secret}\n`)
  return {
    elsewhere,
    identity,
    recipient: await identityToRecipient(secret),
    dataFolder: dirname(storage.place),
    backups: join(elsewhere, 'backups'),
  }
}

test('BAK-8 an encrypted archive shows nothing of the site and is restored with its identity alone', async () => {
  const { elsewhere, identity, recipient, dataFolder, backups } = await site()
  const settings = { DATA_DIR: dataFolder, BACKUP_TO: backups, BACKUP_RECIPIENT: recipient }
  await mkdir(backups)
  const seen = new Set<string | null>()
  const watching = watch(backups, (_, name) => seen.add(name))
  const { archive, is_proven } = (await wajha(settings, '--json', 'backup')).json()
  watching.close()
  expect(seen.size).toBeGreaterThan(0)
  expect([...seen].filter((name) => !name?.endsWith('.age'))).toEqual([])
  expect([archive, is_proven]).toEqual([expect.stringMatching(/Z\.tar\.age$/), true])
  const bytes = await readFile(archive, 'latin1')
  expect(bytes).toMatch(/^age-encryption\.org\/v1\n/)
  for (const told of ['ustar', 'manifest', 'articles', openingInHama.en.title, cast.Layla.email]) {
    expect(bytes).not.toContain(told)
  }
  const left = [...(await readdir(backups)), ...(await readdir(dataFolder))]
  expect(left.filter((name) => /wajha-/.test(name))).toEqual([archive.split('/').at(-1)])

  const empty = { DATA_DIR: join(elsewhere, 'restored') }
  const without = await wajha(empty, 'restore', archive)
  expect([without.code, without.complaints]).toEqual([
    2,
    'The archive is encrypted: name its key file with --identity.\n',
  ])
  const stranger = join(elsewhere, 'stranger.key')
  await writeFile(stranger, await generateIdentity())
  const wrong = await wajha(empty, 'restore', archive, '--identity', stranger)
  expect([wrong.code, wrong.complaints]).toEqual([
    1,
    `The archive cannot be read with the keys in ${stranger}.\n`,
  ])
  const restored = await wajha(empty, '--json', 'restore', archive, '--identity', identity)
  expect([restored.code, restored.json()]).toMatchObject([0, { faults: [] }])
  expect(restored.json().users).toContain(cast.Layla.email)
})

test('what is no public key stops a backup, and a start, before anything is written', async () => {
  const { dataFolder, backups, recipient } = await site()
  const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`
  const settings = { DATA_DIR: dataFolder, BACKUP_TO: backups, BACKUP_RECIPIENT: mistyped }
  const { code, complaints } = await wajha(settings, 'backup')
  expect([code, complaints]).toEqual([
    1,
    'The recipient is not a public age key: it begins with age1.\n',
  ])
  const start = spawn(process.execPath, [resolve('src/server/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  start.stderr.on('data', (text) => (said += text))
  expect(await once(start, 'close')).toEqual([1, null])
  expect(said).toBe('Invalid setting BACKUP_RECIPIENT: it must be a public age key.\n')
})

test.each([
  ['before', false],
  ['while it is encrypted', true],
])('a backup that is stopped %s leaves nothing behind', async (_, isEncrypted) => {
  const { dataFolder, backups, recipient } = await site()
  const program = [resolve('src/commands/main.ts'), 'backup', '--to', backups]
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataFolder,
      ...(isEncrypted ? { BACKUP_RECIPIENT: recipient } : {}),
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await mkdir(backups, { recursive: true })
  const watching = watch(backups, () => child.kill('SIGINT'))
  // A small archive may be encrypted before the signal comes.
  expect(isEncrypted ? [130, 0] : [130]).toContain((await ended)[0])
  watching.close()
  const left = [...(await readdir(backups)), ...(await readdir(dataFolder))]
  const whole = isEncrypted ? /Z\.tar\.age$/ : /^never$/
  expect(left.filter((name) => name.includes('wajha-') && !whole.test(name))).toEqual([])
})

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a check that is stopped by %s leaves nothing behind',
  async (signal) => {
    const { dataFolder, backups } = await site()
    const settings = { DATA_DIR: dataFolder, BACKUP_TO: backups }
    const { archive } = (await wajha(settings, '--json', 'backup')).json()
    const temporary = await freshFolder()
    const program = [resolve('src/commands/main.ts'), 'restore', '--check-only', archive]
    const child = spawn(process.execPath, program, {
      env: { PATH: process.env.PATH, TMPDIR: temporary },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    const watching = watch(temporary, { recursive: true }, (_, name) => {
      if (name?.endsWith('wajha.sqlite')) child.kill(signal)
    })
    expect((await ended)[0]).toBe(130)
    watching.close()
    expect(await readdir(temporary)).toEqual([])
  },
)
