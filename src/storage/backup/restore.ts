import { existsSync, rmSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BucketOptions, openBucket } from '../engine/bucket.ts'
import { byMachine } from '../audit/machine.ts'
import { audit } from '../engine/audit-chain.ts'
import { type Database, openDatabase } from '../engine/database.ts'
import { isOfAnotherProgram, migrate, tablesOf } from '../engine/migrate.ts'
import { synced } from '../engine/synced.ts'
import type { Trx } from '../engine/tables.ts'
import { claimFolder } from '../installation/claim-folder.ts'
import { idsIn } from '../installation/installation.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { type FileFolders, fileFoldersIn } from '../media/media-files-in.ts'
import { indexMissing } from '../installation/missing-words.ts'
import { folderNames } from '../media/media-names.ts'
import { archivedNames } from '../engine/archived-tables.ts'
import { type Manifest, pictureIn } from './manifest.ts'
import { picturesOf } from './read-archive.ts'
import {
  complete,
  differences,
  digestsOf,
  insertRows,
  rehearse,
  type Rehearsed,
} from './rehearse.ts'
import { pagesOf } from './rows.ts'
import type { Progress } from './write-archive.ts'

type RestoreTarget = {
  dataFolder: string
  database?: string | undefined
  bucket?: BucketOptions | null
  /** A new folder for the SQLite database and the pictures that are there; without it they are refused. */
  aside?: string | undefined
}

/** Changes that were made after the archive, and the pictures that came with them. */
export type AfterArchive = {
  apply(file: string, manifest: Manifest): Promise<Date>
  pictures: ReadonlySet<string>
  erased: string[]
  filesOf(picture: string): AsyncIterable<{ name: string; content: Uint8Array }>
}

export class Refused extends Error {}

export const scratchName = '.restoring'

type Scratch = { database: Database; file: string; close: () => Promise<void> }

export async function withScratch<Result>(
  folder: string,
  work: (scratch: Scratch) => Promise<Result>,
): Promise<Result> {
  rmSync(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'wajha.sqlite')
  const database = openDatabase(file)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= database.close())
  try {
    return await work({ database, file, close })
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Fills an empty place, or one that is put aside, from an archive: pictures first, which nothing shows
 * yet, then all rows at once. Interrupted, it can be run again. Throws Refused or DamagedArchive and has
 * then changed nothing.
 */
export async function restore(
  file: string,
  { dataFolder, database: address, bucket: bucketOptions, aside }: RestoreTarget,
  progress: Progress,
  after?: AfterArchive,
): Promise<Rehearsed> {
  const bucket = bucketOptions ? await openBucket(bucketOptions) : null
  const release = address === undefined ? claim(dataFolder) : () => {}
  try {
    if (address !== undefined) await refusePostgres(address)
    if (aside === undefined) {
      const inUse = Object.values(fileFoldersIn(dataFolder, bucket))
      for (const files of inUse) await refusePictures(files)
    }
    if (aside === undefined && address === undefined) refuseDatabase(dataFolder)
    return await withScratch(join(dataFolder, scratchName), async (scratch) => {
      const rehearsed = await rehearseWith(after, file, scratch)
      const { manifest } = rehearsed
      await scratch.database.writeQuietly('product', async (trx) => {
        audit(trx, byMachine(), 'restored', '', { made_at: manifest.made_at })
      })
      if (aside !== undefined) await putAside(dataFolder, aside)
      const folders = fileFoldersIn(dataFolder, bucket)
      const wanted = await filesIn(scratch.database)
      await storePictures(file, folders, { manifest, wanted, progress })
      if (after) {
        for (const files of Object.values(folders)) {
          await storeLaterPictures(scratch.database, files, after)
        }
      }
      if (address !== undefined) await copyAll(scratch.database, address, manifest.tables)
      else {
        await scratch.close()
        await moveInto(scratch.file, join(dataFolder, 'wajha.sqlite'))
      }
      return rehearsed
    })
  } finally {
    release()
  }
}

export function rehearseWith(
  after: AfterArchive | undefined,
  archive: string,
  { database, file }: Pick<Scratch, 'database' | 'file'>,
): Promise<Rehearsed> {
  if (!after) return rehearse(archive, database)
  const apply = (manifest: Manifest) => after.apply(file, manifest)
  return rehearse(archive, database, { ...after, apply })
}

const ofAnother =
  'belongs to an installation: set DATA_DIR to an empty folder, or move all that is in this one away'
const bucketOfAnother =
  'belongs to an installation: set S3_BUCKET or S3_PREFIX to a place without pictures'

function claim(dataFolder: string): () => void {
  try {
    return claimFolder(dataFolder)
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

async function refusePictures({ location, setting, installation }: MediaFiles): Promise<void> {
  const advice = setting === 'S3_BUCKET' ? bucketOfAnother : ofAnother
  if (await installation()) throw new Refused(`${location} ${advice}`)
}

function refuseDatabase(dataFolder: string): void {
  const file = join(dataFolder, 'wajha.sqlite')
  if (statSync(file, { throwIfNoEntry: false })?.size) throw new Refused(`${file} ${ofAnother}`)
}

/** The database goes first: pictures without one are taken for those of another installation. */
async function putAside(dataFolder: string, aside: string): Promise<void> {
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const database = ['wajha.sqlite', 'wajha.sqlite-wal', 'wajha.sqlite-shm']
  for (const name of [...database, ...folderNames]) {
    const path = join(dataFolder, name)
    if (existsSync(path)) await rename(path, join(aside, name))
  }
  await synced(aside)
  await synced(dataFolder)
}

export async function refusePostgres(address: string): Promise<void> {
  const database = openDatabase(address)
  try {
    const tables = await tablesOf(database)
    const isForeign = isOfAnotherProgram(tables)
    const users = tables.has('users') && !isForeign ? await hasUsers(database) : false
    if (isForeign || users) {
      throw new Refused('the database is in use: set DATABASE_URL to an empty one')
    }
  } finally {
    await database.close()
  }
}

async function hasUsers({ db }: Database): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())
}

async function filesIn({ db }: Database): Promise<Set<string>> {
  const ids = await Promise.all(folderNames.map((folder) => idsIn(db, folder)))
  return new Set(ids.flat())
}

type Storing = { manifest: Manifest; wanted: Set<string>; progress: Progress }

async function storePictures(
  file: string,
  folders: FileFolders,
  { manifest, wanted, progress }: Storing,
): Promise<void> {
  const named = Object.keys(manifest.files).flatMap((path) => pictureIn(path)?.id ?? [])
  const total = wanted.intersection(new Set(named)).size
  let done = 0
  let current: { id: string; files: MediaFiles; folder: string } | undefined
  const storeCurrent = async () => {
    if (!current) return
    const { files, folder, id } = current
    await files.store(folder, id)
    if (existsSync(folder)) await files.discard(folder)
    progress((done += 1), total)
  }
  for await (const { folder: inFolder, id, name, content } of picturesOf(file)) {
    if (!wanted.has(id)) continue
    if (current?.id !== id) {
      await storeCurrent()
      current = { id, files: folders[inFolder], folder: await folders[inFolder].stage() }
    }
    await writeFile(join(current.folder, name), content)
  }
  await storeCurrent()
}

/** A picture of the archive may have got more files since, and lost the master that they come from. */
async function storeLaterPictures(
  { db }: Database,
  files: MediaFiles,
  { pictures, filesOf }: AfterArchive,
): Promise<void> {
  const waiting = await db.selectFrom('waiting_pictures').select('media_id').execute()
  const unfinished = new Set(waiting.map((row) => row.media_id))
  for (const id of await idsIn(db, files.folder)) {
    if (!pictures.has(id)) continue
    const folder = await files.stage()
    for await (const { name, content } of filesOf(id)) await writeFile(join(folder, name), content)
    if (await files.has(id)) await files.add(folder, id)
    else await files.store(folder, id)
    if (existsSync(folder)) await files.discard(folder)
    if (!unfinished.has(id)) await files.dropMaster(id)
  }
}

/** One transaction copies all, so that another process sees all of it or nothing. */
export async function copyAll(
  from: Pick<Database, 'db'>,
  address: string,
  tables: Manifest['tables'],
  also: (trx: Trx) => Promise<void> = async () => {},
): Promise<void> {
  const opened = openDatabase(address)
  try {
    await opened.withoutTimeout(async (to) => {
      await migrate(to)
      await to.writeQuietly('product', async (trx) => {
        for (const table of archivedNames.toReversed()) await trx.deleteFrom(table).execute()
        for (const table of archivedNames) {
          for await (const rows of pagesOf(from.db, table)) await insertRows(trx, table, rows)
        }
        await complete(trx, to.engine, tables)
        await also(trx)
        const [fault] = await differences(trx, await digestsOf(from.db))
        if (fault) throw new Error(`the copy is not what was copied: ${fault}`)
      })
      await indexMissing(to)
    })
  } finally {
    await opened.close()
  }
}

/** This is the last step, after which the place is whole; a power cut does not undo it. */
async function moveInto(from: string, to: string): Promise<void> {
  if (existsSync(`${from}-wal`)) throw new Error(`${from} was not closed`)
  await synced(from)
  await rename(from, to)
  await synced(dirname(to))
}
