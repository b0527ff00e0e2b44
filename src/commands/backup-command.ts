import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type Retention, retentionIn } from '../domain/backup-retention.ts'
import { standardTimeZone } from '../domain/wall-clock.ts'
import { giveWay } from '../server/run-command.ts'
import type { Config } from '../server/config.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import {
  type ArchiveAddress,
  type ArchiveStore,
  clearLeftOvers,
  ofBackups,
  openArchiveStore,
} from '../storage/backup/archive-store.ts'
import { nameOfArchive, removeExpired, roomIn } from '../storage/backup/archives.ts'
import { encrypterFor, encryptFile } from '../storage/backup/encryption.ts'
import { DamagedArchive, type Manifest } from '../storage/backup/manifest.ts'
import { rehearse } from '../storage/backup/rehearse.ts'
import { withScratch } from '../storage/backup/restore.ts'
import { openChangePlace } from '../storage/changes/change-place.ts'
import { changeFaults } from '../storage/changes/rehearse-changes.ts'
import { addBase } from '../storage/changes/restore-source.ts'
import { type Progress, writeArchive } from '../storage/backup/write-archive.ts'
import {
  archiveAt,
  counts,
  givenPath,
  inside,
  removeWhenStopped,
  withArchive,
} from './archive-command.ts'
import { withContext, type CommandContext } from './command-context.ts'
import { type Act, CommandFailure, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

export function addBackupCommand(program: Command, act: Act): void {
  program
    .command('backup')
    .description(
      'back up content, users and pictures as of one moment, and prove it by restoring it',
    )
    .option('--to <folder>', 'where to put it; by default BACKUP_TO, or DATA_DIR/backups')
    .option(
      '--keep <rule>',
      'once it is proven, remove older ones except those that 7d4w6m keeps',
      retentionOf,
    )
    .option('--recipient <age1…>', 'encrypt it for a public age key; by default BACKUP_RECIPIENT')
    .option('--no-rehearsal', 'do not restore it as a trial, and call it unproven')
    .action((options: BackupOptions) =>
      act(() =>
        withContext((context) =>
          enteringFailure(context, backup(context, options, progressOf(program, 'Backing up'))),
        ),
      ),
    )
}

type BackupOptions = { to?: string; keep?: Retention; recipient?: string; rehearsal: boolean }

async function backup(
  { config, storage, edit }: CommandContext,
  { to, keep, recipient = config.backupRecipient, rehearsal }: BackupOptions,
  progress: Progress,
): Promise<Outcome> {
  giveWay(process.pid)
  const store = await openArchiveStore(addressOf(config, to), ofBackups)
  if (recipient !== undefined) encrypterFor(recipient)
  await requireWritable(store)
  const beside = store.folder ?? config.dataFolder
  await requireRoom(beside, store)
  // An unencrypted copy must never lie where only encrypted ones are meant to.
  const making = recipient === undefined ? beside : config.dataFolder
  await store.clearLeftOvers()
  if (making !== store.folder) await clearLeftOvers(making)

  const now = new Date()
  const partial = `.${nameOfArchive(now, true)}-${process.pid}.partial`
  const file = join(making, partial)
  removeWhenStopped(file)
  const manifest = await writeArchive(storage.database, storage.folders, {
    file,
    now,
    progress,
  })
  const faults = rehearsal ? await faultsOf(file) : []
  const isProven = rehearsal && faults.length === 0
  const finished =
    recipient === undefined
      ? file
      : await encrypted(file, recipient, join(beside, `${partial}.age`))
  const { size } = await stat(finished)
  const name = nameOfArchive(now, isProven, recipient !== undefined)
  await store.keep(finished, name).finally(() => rm(finished, { force: true }))
  if (isProven && to === undefined) {
    // The server cannot read what it has encrypted.
    if (recipient === undefined) faults.push(...(await faultsOfChanges(config, manifest, file)))
    await makeBase(config, name, manifest, storage)
  }
  await storage.audit.enter(edit(), 'backup-made', name, { proven: isProven })
  const removed = keep ? await removeExpired(store, keep) : []
  const archive = store.folder === null ? `${store.location}${name}` : join(store.folder, name)
  return made({ archive, size, manifest, isProven, faults, removed })
}

async function faultsOfChanges(
  { backups }: Config,
  manifest: Manifest,
  beside: string,
): Promise<string[]> {
  if (!backups?.sendsChanges) return []
  const { address } = backups
  return changeFaults(await openChangePlace(address), {
    manifest,
    scratchFolder: `${beside}-rehearsal`,
    withBase: ({ archive }, work) => withArchive(archiveAt(address, archive), undefined, work),
  })
}

/** Changes that are sent go on from it. */
async function makeBase(
  { backups }: Config,
  archive: string,
  { changes, made_at }: Manifest,
  { timeZone }: CommandContext['storage'],
): Promise<void> {
  if (!changes || !backups?.sendsChanges) return
  const place = await openChangePlace(backups.address)
  const zone = (await timeZone.find()) ?? standardTimeZone
  const base = { ...changes, madeAt: Date.parse(made_at), archive }
  await addBase(place, base, { time_zone: zone })
}

/** The failure stays the one that is told, though it be the database that is away. */
async function enteringFailure(
  { storage, edit }: CommandContext,
  backingUp: Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await backingUp
  } catch (error) {
    await storage.audit.enter(edit(), 'backup-failed', '', {}).catch(() => {})
    throw error
  }
}

type Made = {
  archive: string
  size: number
  manifest: Manifest
  isProven: boolean
  faults: string[]
  removed: string[]
}

function made({ archive, size, manifest, isProven, faults, removed }: Made): Outcome {
  return {
    lines: [
      archive,
      `${inside(manifest)}, ${inMegabytes(size)}${isProven ? '; proven by restoring it' : ''}`,
      ...removed.map((name) => `removed ${name}`),
      ...faults,
    ],
    json: { archive, bytes: size, is_proven: isProven, faults, removed, ...counts(manifest) },
    code: faults.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}

/** `--to` names a folder; a bucket is named by its setting, with the key that opens it. */
function addressOf({ backups, dataFolder }: Config, to: string | undefined): ArchiveAddress {
  if (to === undefined) return backups?.address ?? { folder: join(dataFolder, 'backups') }
  if (!/^\w+:\/\//.test(to)) return { folder: givenPath(to) }
  throw new WrongSetting('--to takes a folder: set BACKUP_TO to name a bucket.')
}

async function encrypted(file: string, recipient: string, sealed: string): Promise<string> {
  removeWhenStopped(sealed)
  try {
    await encryptFile(file, recipient, sealed)
    return sealed
  } finally {
    await rm(file, { force: true })
  }
}

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

async function requireWritable(store: ArchiveStore): Promise<void> {
  try {
    await store.requireWritable()
  } catch (error) {
    if (store.folder === null) throw error
    throw new WrongSetting(`${store.location} cannot be written: give another folder with --to.`)
  }
}

/** Called before anything is written: a full disk would stop editors, too. */
async function requireRoom(folder: string, store: ArchiveStore): Promise<void> {
  const { free, needed } = await roomIn(folder, store)
  if (free >= needed) return
  throw new CommandFailure(
    `${folder} has ${inMegabytes(free)} left, and another backup needs ${inMegabytes(needed)}: make room, or give another folder with --to.`,
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
