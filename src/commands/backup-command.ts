import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type Retention, retentionIn } from '../domain/backup-retention.ts'
import { giveWay } from '../server/backups.ts'
import { WrongSetting } from '../server/config.ts'
import {
  clearLeftOvers,
  nameOfArchive,
  removeExpired,
  requireArchiveFolder,
  roomIn,
} from '../storage/backup/archive-folder.ts'
import { encrypterFor, encryptFile } from '../storage/backup/encryption.ts'
import { DamagedArchive } from '../storage/backup/manifest.ts'
import { rehearse } from '../storage/backup/rehearse.ts'
import { withScratch } from '../storage/backup/restore.ts'
import { type Progress, writeArchive } from '../storage/backup/write-archive.ts'
import { counts, inside } from './archive-sentences.ts'
import { givenPath } from './given-path.ts'
import { inOffice, type Office } from './open-office.ts'
import { type Act, CommandFailure, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'
import { removeWhenStopped } from './remove-when-stopped.ts'

export function addBackupCommand(program: Command, act: Act): void {
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
}

type BackupOptions = { to?: string; keep?: Retention; recipient?: string; rehearsal: boolean }

async function backup(
  { config, storage }: Office,
  { to, keep, recipient = config.backupRecipient, rehearsal }: BackupOptions,
  progress: Progress,
): Promise<Outcome> {
  giveWay(process.pid)
  const usual = config.backups?.folder ?? join(config.dataFolder, 'backups')
  const folder = to === undefined ? usual : givenPath(to)
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
