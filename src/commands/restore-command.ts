import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../server/config.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import { nameOfArchive } from '../storage/backup/archives.ts'
import type { Rehearsed } from '../storage/backup/rehearse.ts'
import { rehearseWith, restore, scratchName, withScratch } from '../storage/backup/restore.ts'
import type { Progress } from '../storage/backup/write-archive.ts'
import { counts, inside, removeWhenStopped } from './archive-command.ts'
import { type Act, exitCodes, type Outcome } from './outcome.ts'
import { progressOf } from './progress.ts'
import { clockTime, type Moment, withSource } from './restore-moment.ts'

export function addRestoreCommand(program: Command, act: Act): void {
  program
    .command('restore')
    .description('restore an archive, or the newest moment, into an empty place')
    .argument(
      '<archive>',
      'a file, an address such as s3://name/backups/wajha-….tar, or what BACKUP_TO names: the newest moment',
    )
    .option('--at <moment>', 'what the site held then, such as 2026-11-26T10:42 by its own clock')
    .option('--identity <file>', 'the key of an encrypted archive, as age-keygen writes it')
    .option('--aside', 'move the SQLite database and pictures that are there into another folder')
    .option('--check-only', 'check the archive and change nothing')
    .action((archive: string, { at, aside, checkOnly, identity }: RestoreOptions) =>
      act(() =>
        withSource(archive, { at, identity }, (file, moment) =>
          checkOnly
            ? check(file, moment)
            : restoreInto(file, aside, progressOf(program, 'Restoring pictures'), moment),
        ),
      ),
    )
}

type RestoreOptions = { at?: string; aside?: true; checkOnly?: true; identity?: string }

async function check(archive: string, moment: Moment | undefined): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-check-'))
  removeWhenStopped(folder)
  const rehearsed = await withScratch(folder, (scratch) =>
    rehearseWith(moment?.after, archive, scratch),
  )
  return told('The archive can be restored', rehearsed, moment)
}

async function restoreInto(
  archive: string,
  isPutAside: true | undefined,
  progress: Progress,
  moment: Moment | undefined,
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
  const target = { dataFolder, database, bucket, aside }
  const restored = await restore(archive, target, progress, moment?.after)
  const outcome = told('Restored', restored, moment)
  if (restored.manifest.tables.messages?.rows) {
    outcome.lines.push(
      'Whoever was erased from the inbox since then is there again: erase them again, under “One person’s data”.',
    )
  }
  if (aside === undefined || !existsSync(aside)) return outcome
  const lines = [...outcome.lines, `What was there is in ${aside}`]
  return { ...outcome, lines, json: { ...outcome.json, aside } }
}

function told(
  done: string,
  { manifest, faults, users }: Rehearsed,
  moment: Moment | undefined,
): Outcome {
  const reached = moment ? ` (${clockTime(new Date(manifest.made_at), moment.zone)})` : ''
  return {
    lines: [
      `${done}: ${inside(manifest)}, as of ${manifest.made_at}${reached}`,
      `Who can sign in again: ${users.join(', ')}`,
      ...faults,
    ],
    json: { made_at: manifest.made_at, users, faults, ...counts(manifest) },
    code: faults.length > 0 ? exitCodes.foundFaults : exitCodes.done,
  }
}
