import { mkdtempSync } from 'node:fs'
import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { readConfig, WrongSetting } from '../server/config.ts'
import { DamagedArchive, type Manifest } from '../storage/backup/manifest.ts'
import { rehearse, type Rehearsed } from '../storage/backup/rehearse.ts'
import { restore, withScratch } from '../storage/backup/restore.ts'
import { writeArchive } from '../storage/backup/write-archive.ts'
import { inOffice, type Office } from './open-office.ts'
import { type Act, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

export function addBackupCommands(program: Command, act: Act): void {
  program
    .command('backup')
    .description('keep content, users and pictures of one moment in an archive, and try it out')
    .option('--to <folder>', 'where it is put; DATA_DIR/backups if left out')
    .option('--no-rehearsal', 'do not restore it once, and call it unproven')
    .action((options: BackupOptions) =>
      act(() => inOffice((office) => backup(office, options, progressOf(program, 'Backing up')))),
    )
  program
    .command('restore')
    .description('fill an empty place from an archive')
    .argument('<archive>')
    .option('--check-only', 'try the archive out and change nothing')
    .action((archive: string, { checkOnly }: { checkOnly?: true }) =>
      act(() =>
        checkOnly
          ? check(given(archive))
          : restoreInto(given(archive), progressOf(program, 'Restoring pictures')),
      ),
    )
}

type BackupOptions = { to?: string; rehearsal: boolean }
type Progress = Parameters<typeof writeArchive>[2]['progress']

async function backup(
  { config, storage }: Office,
  { to, rehearsal }: BackupOptions,
  progress: Progress,
): Promise<Outcome> {
  const folder = to === undefined ? join(config.dataFolder, 'backups') : given(to)
  await requireWritable(folder)
  await clearLeftOvers(folder)
  const now = new Date()
  const name = `wajha-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const partial = join(folder, `.${name}-${process.pid}.partial`)
  const manifest = await writeArchive(storage.database, storage.media.files, {
    file: partial,
    now,
    progress,
  })
  const faults = rehearsal ? await faultsOf(partial, `${partial}-rehearsal`) : []
  const isProven = rehearsal && faults.length === 0
  const archive = join(folder, `${name}${isProven ? '' : '-unproven'}.tar`)
  await rename(partial, archive)
  const { size } = await stat(archive)
  return {
    lines: [
      archive,
      `${inside(manifest)}, ${Math.ceil(size / 1e6)} MB${isProven ? '; restored once, and whole' : ''}`,
      ...faults,
    ],
    json: { archive, bytes: size, is_proven: isProven, faults, ...counts(manifest) },
    code: faults.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}

async function faultsOf(archive: string, folder: string): Promise<string[]> {
  try {
    return await withScratch(
      folder,
      async ({ database }) => (await rehearse(archive, database)).faults,
    )
  } catch (error) {
    if (error instanceof DamagedArchive) return [error.message]
    throw error
  }
}

async function check(archive: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-check-'))
  const rehearsed = await withScratch(folder, ({ database }) => rehearse(archive, database))
  return told('The archive can be restored', rehearsed)
}

async function restoreInto(archive: string, progress: Progress): Promise<Outcome> {
  const { dataFolder, databaseUrl: database } = readConfig(process.env)
  const restored = await restore(archive, { dataFolder, database }, progress)
  return told('Restored', restored)
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
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new WrongSetting(`${folder} cannot be written: give another folder by --to.`)
  }
}

const aDay = 24 * 60 * 60 * 1000

/** Of backups that were killed. */
async function clearLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const isLeftOver = /^\.wajha-.*\.partial(-rehearsal)?$/.test(name)
    if (isLeftOver && (await stat(path)).mtimeMs < Date.now() - aDay) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
