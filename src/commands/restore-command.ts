import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../server/config.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import { nameOfArchive } from '../storage/backup/archives.ts'
import { rehearse, type Rehearsed } from '../storage/backup/rehearse.ts'
import { restore, scratchName, withScratch } from '../storage/backup/restore.ts'
import type { Progress } from '../storage/backup/write-archive.ts'
import { counts, inside, removeWhenStopped, withArchive } from './archive-command.ts'
import { type Act, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'

export function addRestoreCommand(program: Command, act: Act): void {
  program
    .command('restore')
    .description('restore an archive into an empty place')
    .argument('<archive>', 'a file, or an address such as s3://name/backups/wajha-….tar')
    .option('--identity <file>', 'the key of an encrypted archive, as age-keygen writes it')
    .option('--aside', 'move the SQLite database and pictures that are there into another folder')
    .option('--check-only', 'check the archive and change nothing')
    .action((archive: string, { aside, checkOnly, identity }: RestoreOptions) =>
      act(() =>
        withArchive(archive, identity, (file) =>
          checkOnly
            ? check(file)
            : restoreInto(file, aside, progressOf(program, 'Restoring pictures')),
        ),
      ),
    )
}

type RestoreOptions = { aside?: true; checkOnly?: true; identity?: string }

async function check(archive: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-check-'))
  removeWhenStopped(folder)
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
    throw new WrongSetting(
      '--aside does not work with DATABASE_URL: restore into an empty database.',
    )
  }
  if (isPutAside && bucket) {
    throw new WrongSetting(
      '--aside does not work with S3_BUCKET: restore into a bucket without pictures.',
    )
  }
  const timestamp = nameOfArchive(new Date(), true).slice('wajha-'.length, -'.tar'.length)
  const aside = isPutAside && join(dataFolder, `before-restore-${timestamp}`)
  removeWhenStopped(join(dataFolder, scratchName))
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
      `Who can sign in again: ${users.join(', ')}`,
      ...faults,
    ],
    json: { made_at: manifest.made_at, users, faults, ...counts(manifest) },
    code: faults.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}
