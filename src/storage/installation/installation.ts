import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../engine/database.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { isOfAnotherProgram, tablesOf } from '../engine/migrate.ts'
import { findSetting, setOnce } from '../engine/settings.ts'
import type { Db } from '../engine/tables.ts'

/**
 * Throws if database and pictures do not belong together. Read-only: the database may be another's.
 * Reads in reverse order of `joinPictures`, which may be in progress.
 */
export async function requireTogether(database: Database, files: MediaFiles): Promise<void> {
  const { db } = database
  const placed = new Set(await files.placed())
  const found = await files.installation()
  const tables = await tablesOf(database)
  if (isOfAnotherProgram(tables)) throw new Error(anotherProgram)
  const id = tables.has('settings') ? await findSetting(db, 'installation') : undefined
  if (found && found === id) return
  const known = tables.has('media') ? await pictureIds(db) : []
  const isNew = known.length === 0 && !(tables.has('users') && (await hasUser(db)))
  if (isNew && (found || placed.size > 0)) throw new Error(emptyDatabase(files))
  if (found) throw new Error(foreignPictures(files))
  const isElsewhere = known.length > 0 && !known.some((picture) => placed.has(picture))
  if (isElsewhere && found === undefined) throw new Error(picturesElsewhere(files))
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

/** The folder may have been exchanged under a running server. */
export async function requireOwnPictures(db: Db, files: MediaFiles): Promise<void> {
  const id = await findSetting(db, 'installation')
  if (id !== undefined && id === (await files.installation())) return
  throw new Error(foreignPictures(files))
}

const anotherProgram =
  'the database holds the tables of another program: set DATABASE_URL or DATA_DIR to one of its own'

const emptyDatabase = ({ folder }: MediaFiles) =>
  `the database is empty and ${folder} holds the pictures of another: set DATA_DIR or DATABASE_URL to the database they belong to, or move that folder away to begin anew`

const foreignPictures = ({ folder }: MediaFiles) =>
  `${folder} holds the pictures of another database: set DATA_DIR and DATABASE_URL to two that belong together, or, if these are its pictures, remove the file "installation" among them`

const picturesElsewhere = ({ folder }: MediaFiles) =>
  `${folder} holds none of the pictures of this database: set DATA_DIR to the folder that has them, or bring them there; to go on without them, make an empty file "installation" there`

async function pictureIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('id').execute()
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
  const hasPictures =
    (await files.installation()) !== undefined || (await files.placed()).length > 0
  const hasSecret = size === 0 && existsSync(join(dataFolder, 'token-secret'))
  if (!hasPictures && !hasSecret) return
  const lost = size === 0 ? 'is empty' : 'is missing'
  throw new Error(
    `the database ${file} ${lost}, and its folder has been in use: bring the database back, or set DATABASE_URL if it is elsewhere, or move all else out of that folder to begin anew`,
  )
}
