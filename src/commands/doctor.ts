import { randomUUID } from 'node:crypto'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { ownerOf } from '../api/routes/factors.ts'
import { normalisedEmail } from '../domain/people/email.ts'
import { secretFile } from '../server/token-secret.ts'
import { openArchiveStore } from '../storage/backup/archive-store.ts'
import { newestProven } from '../storage/backup/archives.ts'
import { requireOwnPictures } from '../storage/installation/installation.ts'
import { waitingChanges } from './change-checks.ts'
import { withContext, type CommandContext } from './command-context.ts'
import { type Act, exitCodes, type Found, type Outcome, sentenceFor } from './outcome.ts'
import { mailThatIsLeft, wrongMailServer } from './mail-checks.ts'
import {
  brokenAttachments,
  brokenFiles,
  brokenPictures,
  missingFiles,
  missingPictures,
} from './picture-checks.ts'

export function addDoctorCommand(program: Command, act: Act): void {
  program
    .command('doctor')
    .description('check the installation for faults, and change nothing')
    .option('--deep', 'read every file of every picture and of the library, too')
    .option('--mail-to <address>', 'send a test mail there, too')
    .action((options: Options) => act(() => withContext((context) => examine(context, options))))
}

type Options = { deep?: true; mailTo?: string }
type Check = (context: CommandContext, options: Options) => Promise<Found>

const hour = 60 * 60 * 1000

const checks: Record<string, Check> = {
  'only their owner can read folder and files': rights,
  'a fifth of the disk is free': room,
  'the database is whole': integrity,
  'every account has an email of its own': twins,
  'every reference between rows is valid': references,
  'the bucket stores, returns and deletes files': bucket,
  'every picture has its files': ({ storage }) => missingPictures(storage),
  'every file of the library has its content': ({ storage }) => missingFiles(storage, 'files'),
  'every attachment has its content': ({ storage }) => missingFiles(storage, 'attachments'),
  'database and pictures belong together': belonging,
  'the signing secret belongs to the installation': secret,
  'every authenticator app can be checked': authenticators,
  'every passkey belongs to the site’s domain': passkeys,
  'the clocks agree': clock,
  'no scheduled work is overdue': overdue,
  'the last proven backup is recent': backups,
  'every change is kept elsewhere within a minute': waitingChanges,
  'the mail server lets the site sign in': ({ config }, { mailTo }) =>
    wrongMailServer(config.mail, mailTo),
  'all mail has been sent': ({ storage }) => mailThatIsLeft(storage),
}

const deepChecks: typeof checks = {
  'every file of a picture can be read': ({ storage }) => brokenPictures(storage),
  'every file of the library is as it was uploaded': ({ storage }) => brokenFiles(storage),
  'every attachment is as it was stored': ({ storage }) => brokenAttachments(storage),
}

async function examine(context: CommandContext, options: Options): Promise<Outcome> {
  const results: Result[] = []
  for (const [check, examined] of Object.entries({ ...checks, ...(options.deep && deepChecks) })) {
    const found = await examined(context, options).catch(failure)
    if (!found) continue
    results.push({
      check,
      ...(Array.isArray(found) ? { faults: found } : { faults: [], ...found }),
    })
  }
  const isHealthy = results.every(({ faults }) => faults.length === 0)
  return {
    lines: results.flatMap(({ check, faults, note }) => [
      `${signOf(faults, note)} ${check}`,
      ...[...faults, ...(note ? [note] : [])].map((sentence) => `      ${sentence}`),
    ]),
    json: { is_healthy: isHealthy, checks: results },
    code: isHealthy ? exitCodes.done : exitCodes.foundFaults,
  }
}

type Result = { check: string; faults: string[]; note?: string }

function signOf(faults: string[], note: string | undefined): string {
  if (faults.length > 0) return 'FAULT'
  return note ? 'note ' : 'ok   '
}

function failure(error: unknown): string[] {
  return [`it could not be checked: ${sentenceFor(error)}`]
}

const forOthers = 0o077

async function rights({ config }: CommandContext): Promise<string[]> {
  const { dataFolder } = config
  const belonging = [dataFolder, secretFile(dataFolder), join(dataFolder, 'wajha.sqlite')]
  const found = await Promise.all(
    belonging.map(async (store) => ({
      store,
      mode: (await stat(store).catch(() => null))?.mode ?? 0,
    })),
  )
  return found.flatMap(({ store, mode }) =>
    (mode & forOthers) === 0 ? [] : [`${store} can be read by others: run chmod go= ${store}`],
  )
}

async function room({ config }: CommandContext): Promise<string[]> {
  const store = config.backups?.address
  const folders = [config.dataFolder, ...(store && 'folder' in store ? [store.folder] : [])]
  const faults = await Promise.all(
    folders.map(async (folder) => {
      const disk = await statfs(folder).catch(() => undefined)
      const free = disk ? disk.bavail / disk.blocks : 1
      return free >= 0.2 ? [] : [`${folder}: ${Math.floor(100 * free)} % is free`]
    }),
  )
  return faults.flat()
}

async function integrity({ storage }: CommandContext): Promise<string[]> {
  if (storage.database.engine === 'postgres') return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(
    storage.database.db,
  )
  return rows.map((row) => row.integrity_check).filter((told) => told !== 'ok')
}

/** An earlier release accepted several spellings of one address. */
async function twins({ storage }: CommandContext): Promise<string[]> {
  const { users } = await storage.users.list({
    page: 1,
    limit: 1_000_000,
    newestFirst: false,
    q: '',
  })
  const byAddress = Map.groupBy(users, ({ email }) => normalisedEmail(email))
  return [...byAddress].flatMap(([address, [...same]]) => {
    const others = same.filter(({ email }) => email !== address).map(({ id }) => id)
    if (others.length === 0) return []
    return `${address} is the address of ${same.length} accounts, and user ${others.join(', ')} cannot sign in with it: under Users in the dashboard, give each another address or delete it`
  })
}

/** PostgreSQL itself prevents rows whose reference is gone. */
async function references({ storage }: CommandContext): Promise<string[]> {
  if (storage.database.engine === 'postgres') return []
  const { rows } = await sql<{ table: string; rowid: number; parent: string }>`
    pragma foreign_key_check`.execute(storage.database.db)
  return rows
    .slice(0, 10)
    .map(
      ({ table, rowid, parent }) => `row ${rowid} of ${table} refers to a missing row of ${parent}`,
    )
}

async function bucket({ storage }: CommandContext): Promise<Found> {
  if (!storage.bucket) return null
  const { get, put, remove } = storage.bucket
  const [name, content] = [`doctor-${randomUUID()}`, randomUUID()]
  await put(name, content)
  const [given] = [await get(name), await remove(name)]
  const isLeft = (await get(name)) !== undefined
  return [
    ...(given?.toString() === content ? [] : ['a file that was put there came back changed']),
    ...(isLeft ? ['a file that was deleted is still there'] : []),
  ]
}

async function belonging({ storage }: CommandContext): Promise<string[]> {
  for (const files of Object.values(storage.folders)) {
    await requireOwnPictures(storage.database.db, files)
  }
  return []
}

async function secret({ tokens }: CommandContext): Promise<string[]> {
  await tokens()
  return []
}

/** Another signing secret than the one they were set up with makes them useless. */
async function authenticators({ tokens, storage }: CommandContext): Promise<string[]> {
  const { unseal } = await tokens()
  const all = await storage.factors.authenticators()
  return all
    .filter(({ userId, secret }) => unseal(secret, ownerOf(userId)) === undefined)
    .map(
      ({ email }) =>
        `codes of ${email} are refused, because the app was set up under another signing secret: recovery codes and passkeys still work; otherwise run \`./wajha user remove-second-factor ${email}\``,
    )
}

async function passkeys({ config, storage }: CommandContext): Promise<string[]> {
  if (!config.publicUrl) return []
  const domain = new URL(config.publicUrl).hostname
  const others = await storage.passkeys.ofOtherDomains(domain)
  return others.map(
    ({ rpId, count }) =>
      `${count} were added at ${rpId} and do not work at ${domain}, the host of PUBLIC_URL: set it back, or have their users add new ones`,
  )
}

async function clock({ storage }: CommandContext): Promise<string[]> {
  if (storage.database.engine === 'sqlite') return []
  const asked = Date.now()
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(storage.database.db)
  const [behind = 0] = rows.map(({ now }) => Math.abs((asked + Date.now()) / 2 - now.getTime()))
  return behind <= 2_000 ? [] : [`the database’s clock differs by ${Math.round(behind / 1000)} s`]
}

async function overdue({ storage }: CommandContext): Promise<string[]> {
  const now = new Date()
  const names = await storage.work.overdue(new Date(now.getTime() - hour), now)
  return names.map((name) => `${name} has been due for more than an hour: is the server running?`)
}

const oldest = 26 * hour

async function backups({ config, storage }: CommandContext): Promise<Found> {
  if (!config.backups?.at)
    return ['none is scheduled: set BACKUP_TO, and BACKUP_AT unless it is to be 03:00']
  const provenAt = await newestProven(await openArchiveStore(config.backups.address))
  if (!provenAt) {
    const none = `there is none yet: run \`./wajha backup\`, or wait until ${config.backups.at}`
    return (await isFirstStillToCome(storage)) ? { note: none } : [none]
  }
  if (Date.now() - provenAt.getTime() <= oldest) return []
  return [`it was made at ${provenAt.toISOString()}`]
}

/** A server that has just begun has planned its first backup and tried none. */
async function isFirstStillToCome({ work }: CommandContext['storage']): Promise<boolean> {
  const now = new Date()
  const states = await work.states(now)
  return states.some(({ name, dueAt, end }) => name === 'backup' && end === null && dueAt > now)
}
