import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection, Database } from './database.ts'
import type { MediaFiles } from './media-files.ts'
import { findSetting, setOnce } from './settings.ts'

/**
 * Database and pictures of an installation hold one random id; those of before this was so are given one.
 * Throws where the pictures are another's. The database comes first: whoever is interrupted between the two,
 * or is second, finds the id there.
 */
export async function joinPictures(database: Database, files: MediaFiles): Promise<void> {
  const { connection, write } = database
  const found = await files.installation()
  const isForeign =
    found === undefined
      ? (await isEmpty(connection)) && (await files.placed()).length > 0
      : found !== (await findSetting(connection, 'installation'))
  if (isForeign) throw new Error(await foreignPictures(connection, files))
  if (found !== undefined) return
  await write('product', (transaction) =>
    setOnce(transaction, 'installation', randomUUID(), new Date()),
  )
  await files.keepInstallation((await findSetting(connection, 'installation')) ?? '')
}

/** Before pictures are removed: the folder may have been exchanged under a running server. */
export async function requireOwnPictures(connection: Connection, files: MediaFiles): Promise<void> {
  const id = await findSetting(connection, 'installation')
  if (id !== undefined && id === (await files.installation())) return
  throw new Error(await foreignPictures(connection, files))
}

async function foreignPictures(connection: Connection, { folder }: MediaFiles): Promise<string> {
  if (await isEmpty(connection)) {
    return `the database is empty and ${folder} holds the pictures of another: set DATA_DIR or DATABASE_URL to the database they belong to, or move that folder away to begin anew`
  }
  return `${folder} holds the pictures of another database: set DATA_DIR and DATABASE_URL to two that belong together, or, if these are its pictures, remove the file "installation" among them`
}

/** Nobody can sign in and no picture is known: nothing has happened here yet. */
async function isEmpty(connection: Connection): Promise<boolean> {
  const user = await connection.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const picture = await connection.selectFrom('media').select('id').limit(1).executeTakeFirst()
  return user === undefined && picture === undefined
}

/** Refuses to make a new SQLite database, or go on with one of no bytes, in a folder that has had another. */
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
