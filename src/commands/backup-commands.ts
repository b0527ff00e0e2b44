import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type Retention, retentionIn } from '../domain/backup-retention.ts'
import { giveWay } from '../server/backups.ts'
import { readConfig, WrongSetting } from '../server/config.ts'
import {
  clearLeftOvers,
  nameOfArchive,
  removeExpired,
  requireArchiveFolder,
  roomIn,
} from '../storage/backup/archive-folder.ts'
import { decryptFile, encrypterFor, encryptFile } from '../storage/backup/encryption.ts'
import { DamagedArchive, type Manifest } from '../storage/backup/manifest.ts'
import { rehearse, type Rehearsed } from '../storage/backup/rehearse.ts'
import { restore, withScratch } from '../storage/backup/restore.ts'
import { writeArchive } from '../storage/backup/write-archive.ts'
import { inOffice, type Office } from './open-office.ts'
import { type Act, CommandFailure, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

export function addBackupCommands(program: Command, act: Act): void {
  program
    .command('backup')
    .description('keep content, users and pictures of one moment in an archive, and try it out')
    .option('--to <folder>', 'where it is put; BACKUP_TO, or DATA_DIR/backups, if left out')
    .option(
      '--keep <rule>',
      'once it is proven, remove older ones but those of 7d4w6m',
      retentionOf,
    )
    .option(
      '--recipient <age1…>',
      'encrypt it for a public key of age; BACKUP_RECIPIENT if left out',
    )
    .option('--no-rehearsal', 'do not restore it once, and call it unproven')
    .action((options: BackupOptions) =>
      act(() => inOffice((office) => backup(office, options, progressOf(program, 'Backing up')))),
    )
  program
    .command('restore')
    .description('fill an empty place from an archive')
    .argument('<archive>')
    .option('--identity <file>', 'the key of an encrypted archive, as age-keygen writes it')
    .option('--aside', 'put the SQLite database and pictures that are there into another folder')
    .option('--check-only', 'try the archive out and change nothing')
    .action((archive: string, { aside, checkOnly, identity }: RestoreOptions) =>
      act(() =>
        readable(given(archive), identity, (file) =>
          checkOnly
            ? check(file)
            : restoreInto(file, aside, progressOf(program, 'Restoring pictures')),
        ),
      ),
    )
}

type BackupOptions = { to?: string; keep?: Retention; recipient?: string; rehearsal: boolean }
type RestoreOptions = { aside?: true; checkOnly?: true; identity?: string }
type Progress = Parameters<typeof writeArchive>[2]['progress']

async function backup(
  { config, storage }: Office,
  { to, keep, recipient = config.backupRecipient, rehearsal }: BackupOptions,
  progress: Progress,
): Promise<Outcome> {
  giveWay(process.pid)
  const usual = config.backups?.folder ?? join(config.dataFolder, 'backups')
  const folder = to === undefined ? usual : given(to)
  if (recipient !== undefined) encrypterFor(recipient)
  await requireWritable(folder)
  // What can be read never lies where only what is encrypted shall.
  const making = recipient === undefined ? folder : config.dataFolder
  for (const place of new Set([folder, making])) await clearLeftOvers(place)
  await requireRoom(folder)
  const now = new Date()
  const partialIn = (place: string) =>
    join(place, `.${nameOfArchive(now, true)}-${process.pid}.partial`)
  const partial = partialIn(making)
  removeWhenStopped(partial)
  const manifest = await writeArchive(storage.database, storage.media.files, {
    file: partial,
    now,
    progress,
  })
  const faults = rehearsal ? await faultsOf(partial) : []
  const isProven = rehearsal && faults.length === 0
  const archive = join(folder, nameOfArchive(now, isProven, recipient !== undefined))
  if (recipient === undefined) await rename(partial, archive)
  else await encryptedTo(archive, { partial, recipient, sealed: `${partialIn(folder)}.age` })
  const removed = keep ? await removeExpired(folder, keep) : []
  const { size } = await stat(archive)
  return {
    lines: [
      archive,
      `${inside(manifest)}, ${inMegabytes(size)}${isProven ? '; restored once, and whole' : ''}`,
      ...removed.map((name) => `removed ${name}`),
      ...faults,
    ],
    json: { archive, bytes: size, is_proven: isProven, faults, removed, ...counts(manifest) },
    code: faults.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}

type Sealing = { partial: string; recipient: string; sealed: string }

async function encryptedTo(archive: string, { partial, recipient, sealed }: Sealing) {
  removeWhenStopped(sealed)
  try {
    await encryptFile(partial, recipient, sealed)
    await rename(sealed, archive)
  } finally {
    await rm(partial, { force: true })
  }
}

const temporary = new Set<string>()

/** Ctrl-C and the end of a server leave nothing behind. */
function removeWhenStopped(file: string): void {
  if (temporary.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependListener(signal, removeAll)
  }
  temporary.add(file).add(`${file}-rehearsal`)
}

function removeAll(): never {
  for (const place of temporary) rmSync(place, { recursive: true, force: true })
  process.exit(exitCodes.interrupted)
}

/** Calls `work` with the archive, for as long as that takes decrypted. */
async function readable(
  archive: string,
  identity: string | undefined,
  work: (file: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (!archive.endsWith('.age')) return work(archive)
  if (identity === undefined) {
    throw new WrongSetting('The archive is encrypted: name the file of its key by --identity.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'wajha-decrypted-'))
  const file = join(folder, 'wajha.tar')
  removeWhenStopped(folder)
  try {
    await decryptFile(archive, given(identity), file)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the archive if it could not be tried out. */
async function faultsOf(archive: string): Promise<string[]> {
  try {
    const rehearsed = await withScratch(`${archive}-rehearsal`, ({ database }) =>
      rehearse(archive, database),
    )
    return rehearsed.faults
  } catch (error) {
    if (error instanceof DamagedArchive) return [error.message]
    await rm(archive, { force: true })
    throw error
  }
}

async function check(archive: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-check-'))
  const rehearsed = await withScratch(folder, ({ database }) => rehearse(archive, database))
  return told('The archive can be restored', rehearsed)
}

async function restoreInto(
  archive: string,
  isPutAside: true | undefined,
  progress: Progress,
): Promise<Outcome> {
  const { dataFolder, databaseUrl: database, bucket } = readConfig(process.env)
  if (isPutAside && database !== undefined) {
    throw new WrongSetting('--aside and DATABASE_URL are given: an empty database is needed there.')
  }
  if (isPutAside && bucket) {
    throw new WrongSetting('--aside and S3_BUCKET are given: a bucket without pictures is needed.')
  }
  const moment = nameOfArchive(new Date(), true).slice('wajha-'.length, -'.tar'.length)
  const aside = isPutAside && join(dataFolder, `before-restore-${moment}`)
  const restored = await restore(archive, { dataFolder, database, bucket, aside }, progress)
  const outcome = told('Restored', restored)
  if (aside === undefined || !existsSync(aside)) return outcome
  const lines = [...outcome.lines, `What was there is in ${aside}`]
  return { ...outcome, lines, json: { ...outcome.json, aside } }
}

function told(done: string, { manifest, faults, users }: Rehearsed): Outcome {
  return {
    lines: [
      `${done}: ${inside(manifest)}, as of ${manifest.made_at}`,
      `Who may sign in, anew: ${users.join(', ')}`,
      ...faults,
    ],
    json: { made_at: manifest.made_at, users, faults, ...counts(manifest) },
    code: faults.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}

function inside(manifest: Manifest): string {
  const { rows, pictures } = counts(manifest)
  return `${rows} rows and ${pictures} pictures`
}

function counts({ tables }: Manifest) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, pictures: tables.media?.rows ?? 0 }
}

/** Paths are those of the folder the command was called in. */
function given(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await requireArchiveFolder(folder)
  } catch {
    throw new WrongSetting(`${folder} cannot be written: give another folder by --to.`)
  }
}

/** Before anything is written: a full disk would stop editors, too. */
async function requireRoom(folder: string): Promise<void> {
  const { free, needed } = await roomIn(folder)
  if (free >= needed) return
  throw new CommandFailure(
    `${folder} has ${inMegabytes(free)} left, and another backup needs ${inMegabytes(needed)}: make room, or give another folder by --to.`,
  )
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`
}

function retentionOf(text: string): Retention {
  const retention = retentionIn(text)
  if (retention) return retention
  throw new InvalidArgumentError('It is written like 7d4w6m: days, weeks, months.')
}
