import { chmod, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tokenSecret } from '../../tests/support/api.ts'
import { byLayla, inviteCast, today } from '../../tests/support/cast.ts'
import { origin, sender } from '../../tests/support/mail.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { uploadedFile } from '../../tests/support/made-files.ts'
import { uniquePicture, uploaded } from '../../tests/support/pictures.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { freshFolder, openedDatabase, openedStorage } from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { createTokens } from '../api/http/tokens.ts'
import { nameOfArchive } from '../storage/backup/archives.ts'
import { createStorage } from '../storage/create-storage.ts'

type Result = { check: string; faults: string[]; note?: string }

async function installation() {
  const dataFolder = await freshFolder()
  const storage = await createStorage({ dataFolder })
  await inviteCast(storage)
  await storage.installation.complete(undefined, today)
  await storage.installation.secretCheck(createTokens(tokenSecret).check, today)
  await storage.close()
  const backups = join(dataFolder, 'backups')
  await mkdir(backups)
  await writeFile(join(backups, nameOfArchive(new Date(), true)), '')
  const doctor = async (settings: Record<string, string> = {}, ...options: string[]) => {
    const environment = { DATA_DIR: dataFolder, JWT_SECRET: tokenSecret, ...settings }
    const { code, json } = await wajha(environment, '--json', 'doctor', ...options)
    const { is_healthy, checks } = json() as { is_healthy: boolean; checks: Result[] }
    const found = checks.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`))
    const notes = checks.flatMap(({ check, note }) => (note ? [`${check}: ${note}`] : []))
    return { code, is_healthy, count: checks.length, found, notes }
  }
  return { dataFolder, doctor }
}

function changed(dataFolder: string, statements: string): void {
  const database = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  database.exec(`pragma foreign_keys = 0; pragma ignore_check_constraints = 1; ${statements}`)
  database.close()
}

function mailAt(url: string): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: sender, PUBLIC_URL: origin }
}

const moment = "'2025-11-03T09:00:00.000Z'"

test('OPS-13 a doctor finds nothing in an installation that is well', async () => {
  const { doctor } = await installation()
  const { code, is_healthy, count, found } = await doctor()
  // The disk of this machine may be full, which does not concern the test.
  const others = found.filter((fault) => !fault.startsWith('a fifth of the disk'))
  expect(others).toEqual([])
  expect([code, is_healthy]).toEqual(found.length === 0 ? [0, true] : [4, false])
  expect(count).toBe(15)
})

test('OPS-13 a doctor names each fault that was planted, and ends with 4', async () => {
  const { dataFolder, doctor } = await installation()
  const expectFound = async (pattern: RegExp, settings = {}) => {
    const { code, found } = await doctor(settings)
    expect([code, found]).toEqual([4, expect.arrayContaining([expect.stringMatching(pattern)])])
  }
  const articles = `insert into articles (section, created_at, updated_at) values
    ('ships', ${moment}, ${moment})`
  changed(dataFolder, articles)
  await expectFound(/^the database is whole: CHECK constraint failed in articles/)
  changed(dataFolder, `insert into gallery_titles values (7, 'ar', 'ناعورة')`)
  await expectFound(
    /^every reference between rows is valid: row 1 of gallery_titles refers to a missing row of/,
  )
  changed(dataFolder, `update users set email = 'layla@naoura.example' || char(8203) where id = 2`)
  await expectFound(
    /^every account has an email of its own: layla@naoura.example is the address of 2 accounts, and user 2 cannot/,
  )
  const picture = '0'.repeat(32)
  changed(
    dataFolder,
    `insert into media (id, width, height, blur, used_at) values ('${picture}', 1, 1, '', ${moment})`,
  )
  await expectFound(new RegExp(`^every picture has its files: .*${picture} has no files`))
  changed(dataFolder, `insert into work (name, due_at) values ('backup', ${moment})`)
  await expectFound(/^no scheduled work is overdue: backup has been due for more than an hour/)
  await expectFound(
    /^the signing secret belongs to the installation: .*not the one this installation/,
    {
      JWT_SECRET: `${tokenSecret}, and another`,
    },
  )
  changed(dataFolder, `insert into authenticators values (2, 'of another secret', ${moment}, 0)`)
  await expectFound(
    /^every authenticator app can be checked: codes of .* are refused, .*remove-second-factor/,
  )
  changed(
    dataFolder,
    `insert into passkeys values ('k', 2, 'noria.example', '', 0, '[]', '', 0, ${moment}, null)`,
  )
  await expectFound(/^every passkey belongs to .*: 1 were added at noria.example and do not work/, {
    PUBLIC_URL: 'https://naoura.example',
  })
  await expectFound(/^the last proven backup is recent: none is scheduled/, {
    BACKUP_AT: 'off',
  })
  await expectFound(/^the last proven backup is recent: there is none yet/, {
    BACKUP_TO: join(dataFolder, 'elsewhere'),
  })
  const old = join(dataFolder, 'old')
  await mkdir(old)
  await writeFile(join(old, nameOfArchive(today, true)), '')
  await expectFound(/^the last proven backup is recent: it was made at 2025-11-03T09:00:00.000Z/, {
    BACKUP_TO: old,
  })
  await expectFound(
    /^the mail server lets the site sign in: The mail server cannot be reached: /,
    mailAt('smtp://localhost:1'),
  )
  await chmod(join(dataFolder, 'wajha.sqlite'), 0o644)
  await chmod(dataFolder, 0o755)
  await expectFound(/^only their owner can read folder and files: .* can be read by others/)
  await writeFile(join(dataFolder, 'media/installation'), 'of another')
  await expectFound(/^database and pictures belong together: .*the pictures of another database/)
})

test('OPS-13 a doctor sends mail only to the address it is given', async () => {
  const { url, received, stop } = await startMailServer({ isPlain: true })
  onTestFinished(stop)
  const { doctor } = await installation()
  const { count, found, notes } = await doctor(mailAt(url))
  expect(count).toBe(17)
  expect([...found, ...notes].filter((line) => line.includes('mail'))).toEqual([])
  expect(received).toEqual([])
  const told = await doctor(mailAt(url), '--mail-to', 'omar@naoura.example')
  expect(told.notes).toEqual([
    expect.stringMatching(/^the mail server .*: it took a mail to omar@/),
  ])
  expect(received).toMatchObject([{ to: 'omar@naoura.example' }])
})

test('OPS-13 a log that PostgreSQL does not archive is a note', async () => {
  const { installation, place, dataFolder } = await openedStorage('PostgreSQL')
  await installation.complete(undefined, today)
  const settings = { DATA_DIR: dataFolder, DATABASE_URL: place }
  const { checks } = (await wajha(settings, '--json', 'doctor')).json() as { checks: Result[] }
  expect(checks).toContainEqual({
    check: 'every change is kept elsewhere within a minute',
    faults: [],
    note: 'PostgreSQL does not archive its log: only the nightly backups bring anything back',
  })
})

test('OPS-13 a log that PostgreSQL cannot archive is a fault, until it can', async () => {
  const folder = await freshFolder()
  await chmod(folder, 0o777)
  const { newDatabase, stop } = await startPostgres({
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test -e ${folder}/place`,
  })
  onTestFinished(stop)
  const database = await newDatabase()
  const dataFolder = await freshFolder()
  const { installation, close } = await createStorage({ dataFolder, database })
  await installation.complete(undefined, today)
  await close()
  const { db } = openedDatabase(database)
  const archived = async (count: 'archived_count' | 'failed_count') => {
    await sql`select pg_switch_wal() from pg_logical_emit_message(false, 'tests', 'written')`.execute(
      db,
    )
    await vi.waitFor(async () => {
      const { rows } = await sql<{ count: number }>`
        select ${sql.ref(count)}::int as count from pg_stat_archiver`.execute(db)
      expect(rows[0]?.count).toBeGreaterThan(0)
    }, 20_000)
  }
  const found = async () => {
    const settings = { DATA_DIR: dataFolder, DATABASE_URL: database }
    const { checks } = (await wajha(settings, '--json', 'doctor')).json() as { checks: Result[] }
    return checks.find(({ check }) => check === 'every change is kept elsewhere within a minute')
  }
  await archived('failed_count')
  expect(await found()).toMatchObject({
    faults: [expect.stringMatching(/^PostgreSQL could not archive its log at 2/)],
  })
  await writeFile(join(folder, 'place'), '')
  await archived('archived_count')
  const { faults, note } = (await found()) ?? {}
  expect([faults, note]).toEqual([[], undefined])
})

test('OPS-13 on a new server the first backup is a note', async () => {
  const { dataFolder, doctor } = await installation()
  const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  changed(dataFolder, `insert into work (name, due_at) values ('backup', '${soon}')`)
  const elsewhere = { BACKUP_TO: join(dataFolder, 'elsewhere') }
  const { found, notes } = await doctor({ ...elsewhere, WAJHA_COMMAND: 'wajha' })
  expect(found.filter((fault) => fault.includes('backup'))).toEqual([])
  expect(notes).toEqual([
    'the last proven backup is recent: there is none yet: run `wajha backup`, or wait until 03:00',
    'every change is kept elsewhere within a minute: none are recorded yet: start the server with BACKUP_TO',
  ])
  changed(dataFolder, `update work set ended_at = ${moment}`)
  expect((await doctor(elsewhere)).found).toContain(
    'the last proven backup is recent: there is none yet: run `./wajha backup`, or wait until 03:00',
  )
})

test('OPS-13 a doctor that looks deeply names the files that were cut off', async () => {
  const { dataFolder, doctor } = await installation()
  const storage = await createStorage({ dataFolder })
  const upload = await uploaded(dataFolder, await uniquePicture())
  const [{ id = '' } = {}] = await storage.media.add([upload], byLayla())
  await storage.close()
  const deeply = async () =>
    (await doctor({}, '--deep')).found.filter((fault) => /damaged/.test(fault))
  expect(await deeply()).toEqual([])

  const [name = ''] = await readdir(join(dataFolder, 'media', id))
  const file = join(dataFolder, 'media', id, name)
  await truncate(file, 30)
  expect(await deeply()).toEqual([`every file of a picture can be read: ${file} is damaged`])
  expect((await doctor()).found.filter((fault) => fault.includes(id))).toEqual([])
})

test('FIL-6 a doctor names files that are gone, and deeply those that were changed', async () => {
  const { dataFolder, doctor } = await installation()
  const storage = await createStorage({ dataFolder })
  const uploads = { en: await uploadedFile(dataFolder), ar: await uploadedFile(dataFolder) }
  const values = { 'title.en': 'Catalogue', 'title.ar': 'دليل' }
  const { versions } = await storage.files.add({ values, uploads }, byLayla())
  await storage.close()
  const [one = '', other = ''] = Object.values(versions).map(({ file }) =>
    join(dataFolder, 'files', file.id),
  )
  const found = async (...options: string[]) =>
    (await doctor({}, ...options)).found.filter((fault) => fault.includes('library'))
  expect(await found('--deep')).toEqual([])
  await writeFile(join(one, 'content'), 'something else')
  await rm(other, { recursive: true })
  const gone = `every file of the library has its content: ${other} has no files`
  expect(await found()).toEqual([gone])
  expect(await found('--deep')).toEqual([
    gone,
    `every file of the library is as it was uploaded: ${one} is damaged`,
  ])
})
