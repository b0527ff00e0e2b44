import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createStorage, type Storage } from '../../src/storage/create-storage.ts'
import type { BucketOptions } from '../../src/storage/engine/bucket.ts'
import { type Database, openDatabase } from '../../src/storage/engine/database.ts'
import { fileFoldersIn } from '../../src/storage/media/media-files-in.ts'
import { digestsOf } from '../../src/storage/backup/rehearse.ts'
import { freshBucketPlace } from './buckets.ts'
import { freshPostgres, preparedPostgres } from './databases.ts'
import { addressOf, type Prepared } from './services.ts'

export const engines = ['SQLite', 'PostgreSQL'] as const
export type EngineName = (typeof engines)[number]

export const libraries = [
  { engine: 'SQLite', kind: 'a folder' },
  { engine: 'PostgreSQL', kind: 'a folder' },
  { engine: 'PostgreSQL', kind: 'a bucket' },
] as const
export type Library = (typeof libraries)[number]

export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wajha-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function freshPlace(engine: EngineName): Promise<string> {
  return engine === 'PostgreSQL' ? freshPostgres() : join(await freshFolder(), 'wajha.sqlite')
}

export function openedDatabase(place: string): Database {
  const database = openDatabase(place)
  onTestFinished(() => database.close())
  return database
}

/** Digests of what is moved and restored as it is; the audit trail goes on with an entry of that. */
export async function contentOf(place: string) {
  const { audit_entries: _trail, ...content } = await digestsOf(openedDatabase(place).db)
  return content
}

async function preparedPlace(engine: EngineName, prepared: Prepared): Promise<string> {
  if (engine === 'PostgreSQL') return preparedPostgres(prepared)
  const place = await freshPlace('SQLite')
  await copyFile(await addressOf(`${prepared} SQLite`), place)
  return place
}

export async function migratedDatabase(engine: EngineName): Promise<Database> {
  return openedDatabase(await preparedPlace(engine, 'migrated'))
}

export type OpenedStorage = Storage & {
  dataFolder: string
  place: string
  bucketPlace: BucketOptions | null
}

export async function openedStorage(
  engine: EngineName,
  bucket?: BucketOptions,
): Promise<OpenedStorage> {
  return storageAt(await preparedPlace(engine, 'migrated'), await freshFolder(), bucket)
}

export async function staffedStorage(
  engine: EngineName,
  bucket?: BucketOptions,
  sendsMail = false,
): Promise<OpenedStorage> {
  return storageAt(await preparedPlace(engine, 'staffed'), await freshFolder(), bucket, sendsMail)
}

/** A copy of what `seedContent` and `seedLibrary` make, which costs a fifth of making it. */
export async function furnishedPlace(engine: EngineName) {
  const dataFolder = await freshFolder()
  // An empty id lets the database be opened without the folders that it was made with.
  for (const files of Object.values(fileFoldersIn(dataFolder, null)))
    await files.keepInstallation('')
  return { place: await preparedPlace(engine, 'furnished'), dataFolder }
}

export async function openedLibrary({ engine, kind }: Library): Promise<OpenedStorage> {
  return openedStorage(engine, kind === 'a bucket' ? await freshBucketPlace() : undefined)
}

export async function storageAt(
  place: string,
  dataFolder: string,
  bucket: BucketOptions | null = null,
  sendsMail = false,
): Promise<OpenedStorage> {
  const storage = await createStorage({
    sendsMail,
    dataFolder,
    database: place,
    bucket,
    backups: { address: { folder: join(dataFolder, 'backups') }, keep: '3d' },
  })
  onTestFinished(() => storage.close())
  return { ...storage, dataFolder, place, bucketPlace: bucket }
}
