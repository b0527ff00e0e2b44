import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bucketAt } from '../server/bucket-setting.ts'
import { readConfig } from '../server/config.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import { ofBackups } from '../storage/backup/archive-store.ts'
import { decryptFile } from '../storage/backup/encryption.ts'
import type { Manifest } from '../storage/backup/manifest.ts'
import { openBucket } from '../storage/engine/bucket.ts'
import { CommandFailure, exitCodes, type Outcome } from './outcome.ts'

export function inside(manifest: Manifest): string {
  const { rows, pictures } = counts(manifest)
  return `${rows} rows and ${pictures} pictures`
}

export function counts({ tables }: Manifest) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, pictures: tables.media?.rows ?? 0 }
}

/** Paths are those of the folder the command was called in. */
export function givenPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

const temporary = new Set<string>()

/** Ctrl-C, a closed terminal and the end of a server leave nothing behind. */
export function removeWhenStopped(file: string): void {
  if (temporary.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.prependListener(signal, removeAll)
  }
  temporary.add(file).add(`${file}-rehearsal`)
}

function removeAll(): never {
  for (const path of temporary) rmSync(path, { recursive: true, force: true })
  process.exit(exitCodes.interrupted)
}

/** The archive may be in a bucket, or encrypted; what is fetched or decrypted is removed again. */
export function withArchive(
  archive: string,
  identity: string | undefined,
  work: (file: string) => Promise<Outcome>,
): Promise<Outcome> {
  return onThisMachine(archive, (found) => readable(found, identity, work))
}

async function onThisMachine(
  archive: string,
  work: (file: string) => Promise<Outcome>,
): Promise<Outcome> {
  const [, address = '', name = ''] = /^(s3:\/\/.*)\/([^/]+)$/.exec(archive) ?? []
  const target = bucketAt(address)
  if (!target) return work(givenPath(archive))
  const { bucketAccess } = readConfig(process.env)
  if (!bucketAccess) {
    throw new WrongSetting('The archive is in a bucket: set BACKUP_TO and the keys that open it.')
  }
  const bucket = await openBucket({ ...bucketAccess, ...target }, ofBackups)
  const folder = mkdtempSync(join(tmpdir(), 'wajha-fetched-'))
  removeWhenStopped(folder)
  try {
    const file = join(folder, name)
    if (!(await bucket.getFile(name, file))) throw new CommandFailure(`There is no ${archive}.`)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readable(
  archive: string,
  identity: string | undefined,
  work: (file: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (!archive.endsWith('.age')) return work(archive)
  if (identity === undefined) {
    throw new WrongSetting('The archive is encrypted: name its key file with --identity.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'wajha-decrypted-'))
  const file = join(folder, 'wajha.tar')
  removeWhenStopped(folder)
  try {
    await decryptFile(archive, givenPath(identity), file)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
