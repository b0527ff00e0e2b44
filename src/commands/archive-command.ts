import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bucketAt } from '../server/bucket-setting.ts'
import { readConfig } from '../server/config.ts'
import { WrongSetting } from '../server/wrong-setting.ts'
import { type ArchiveAddress, ofBackups } from '../storage/backup/archive-store.ts'
import { decryptFile } from '../storage/backup/encryption.ts'
import type { Manifest } from '../storage/backup/manifest.ts'
import { type BucketAccess, openBucket } from '../storage/engine/bucket.ts'
import { CommandFailure, exitCodes } from './outcome.ts'

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
export function withArchive<Result>(
  archive: string,
  identity: string | undefined,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  return onThisMachine(archive, (found) => readable(found, identity, work))
}

/** Undefined unless it is a folder, or an address that names no archive. */
export function placeAt(given: string): ArchiveAddress | undefined {
  const bucket = bucketAt(given)
  if (!bucket || archiveEnding.test(given)) {
    const folder = givenPath(given)
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? { folder } : undefined
  }
  return { bucket: { ...accessToBuckets(), ...bucket } }
}

export function archiveAt(address: ArchiveAddress, archive: string): string {
  if ('folder' in address) return join(address.folder, archive)
  const { name, prefix } = address.bucket
  return `s3://${name}/${prefix}${archive}`
}

const archiveEnding = /\.tar(\.age)?$/

function accessToBuckets(): BucketAccess {
  const { bucketAccess } = readConfig(process.env)
  if (bucketAccess) return bucketAccess
  throw new WrongSetting('The archive is in a bucket: set BACKUP_TO and the keys that open it.')
}

async function onThisMachine<Result>(
  archive: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const [, address = '', name = ''] = /^(s3:\/\/.*)\/([^/]+)$/.exec(archive) ?? []
  const target = bucketAt(address)
  if (!target) return work(givenPath(archive))
  const bucket = await openBucket({ ...accessToBuckets(), ...target }, ofBackups)
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

export function encryptedWithoutKey(): WrongSetting {
  return new WrongSetting('The archive is encrypted: name its key file with --identity.')
}

async function readable<Result>(
  archive: string,
  identity: string | undefined,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!archive.endsWith('.age')) return work(archive)
  if (identity === undefined) throw encryptedWithoutKey()
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
