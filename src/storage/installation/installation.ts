import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../engine/database.ts'
import { Problem } from '../../domain/problem.ts'
import { BucketFailure } from '../engine/bucket.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { isOfAnotherProgram, tablesOf } from '../engine/migrate.ts'
import { findSetting, setOnce } from '../engine/settings.ts'
import type { Db, Tables } from '../engine/tables.ts'
import type { FolderName } from '../media/media-names.ts'

/**
 * Throws if the database and one of its folders do not belong together; returns those that are not
 * joined yet. It only reads, because the database may be another's, and in reverse order of
 * `joinPictures`, which may be in progress.
 */
export async function foldersApart(
  database: Database,
  folders: MediaFiles[],
): Promise<MediaFiles[]> {
  const looked: { files: MediaFiles; state: State }[] = []
  for (const files of folders) looked.push({ files, state: await lookedAt(files) })
  const tables = await tablesOf(database)
  if (isOfAnotherProgram(tables)) throw new Error(anotherProgram)
  const apart: MediaFiles[] = []
  for (const { files, state } of looked) {
    if (!(await isTogether(database, tables, files, state))) apart.push(files)
  }
  return apart
}

type State = Awaited<ReturnType<typeof lookedAt>>

async function isTogether(
  { db }: Database,
  tables: ReadonlySet<string>,
  files: MediaFiles,
  state: State,
): Promise<boolean> {
  const id = tables.has('settings') ? await findSetting(db, 'installation') : undefined
  if (state instanceof Error) {
    // Visitors read on without pictures, and nothing is placed or swept before it is asked again.
    if (id !== undefined) return true
    throw state
  }
  const { stored, found } = state
  if (found && found === id) return true
  const known = await idsIn(db, files.folder, tables)
  const isNew = known.length === 0 && !(tables.has('users') && (await hasUser(db)))
  if (isNew && (found || stored.size > 0)) throw new Error(emptyDatabase(files))
  if (found) throw new Error(foreignPictures(files))
  const isElsewhere = known.length > 0 && !known.some((picture) => stored.has(picture))
  if (isElsewhere && found === undefined) throw new Error(picturesElsewhere(files))
  return false
}

async function lookedAt(files: MediaFiles) {
  try {
    return { stored: new Set(await files.stored()), found: await files.installation() }
  } catch (error) {
    if (error instanceof Problem && error.cause instanceof BucketFailure) return error.cause
    throw error
  }
}

/**
 * Gives both the same random id, unless they have one. The database comes first: a second or
 * restarted process finds it there.
 */
export async function joinPictures(
  { db, writeQuietly }: Database,
  files: MediaFiles,
): Promise<void> {
  if (await files.installation()) return
  await writeQuietly('product', (trx) => setOnce(trx, 'installation', randomUUID(), new Date()))
  await files.keepInstallation((await findSetting(db, 'installation')) ?? '')
}

/** The place may have been exchanged under a running server. */
export async function requireOwnPictures(db: Db, files: MediaFiles): Promise<void> {
  const id = await findSetting(db, 'installation')
  if (id !== undefined && id === (await files.installation())) return
  throw new Error(foreignPictures(files))
}

const kept: Record<FolderName, string> = {
  media: 'pictures',
  files: 'files',
  attachments: 'attachments',
}

const anotherProgram =
  'the database holds the tables of another program: set DATABASE_URL or DATA_DIR to one of its own'

const emptyDatabase = ({ location, setting, folder }: MediaFiles) =>
  `the database is empty and ${location} holds the ${kept[folder]} of another: set DATA_DIR or DATABASE_URL to the database they belong to, or ${setting === 'DATA_DIR' ? 'move that folder away' : 'set S3_PREFIX to another'} to begin anew`

const foreignPictures = ({ location, setting, folder }: MediaFiles) =>
  `${location} holds the ${kept[folder]} of another database: set ${setting} and DATABASE_URL to two that belong together, or, if these are its ${kept[folder]}, remove the file "installation" among them`

const picturesElsewhere = ({ location, setting, folder }: MediaFiles) =>
  `${location} holds none of the ${kept[folder]} of this database: set ${setting} to the place that has them, or bring them there${setting === 'S3_BUCKET' ? ' by `./wajha move --s3`' : ''}; to go on without them, make an empty file "installation" there`

const tablesOfFolders = {
  media: 'media',
  files: 'blobs',
  attachments: 'attachments',
} as const satisfies Record<FolderName, keyof Tables>

export async function idsIn(
  db: Db,
  folder: FolderName,
  tables: ReadonlySet<string> = new Set(Object.values(tablesOfFolders)),
): Promise<string[]> {
  const table = tablesOfFolders[folder]
  if (!tables.has(table)) return []
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function hasUser(db: Db): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
}

/** Rejects a missing or empty SQLite file in a folder that has had one. */
export async function refuseLostDatabase(
  file: string,
  dataFolder: string,
  files: MediaFiles,
): Promise<void> {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size) return
  const state = await lookedAt(files)
  if (state instanceof Error) throw state
  const hasPictures = state.found !== undefined || state.stored.size > 0
  const hasSecret = size === 0 && existsSync(join(dataFolder, 'token-secret'))
  if (!hasPictures && !hasSecret) return
  const lost = size === 0 ? 'is empty' : 'is missing'
  throw new Error(
    `the database ${file} ${lost}, and its folder has been in use: bring the database back, or set DATABASE_URL if it is elsewhere, or move all else out of that folder to begin anew`,
  )
}
