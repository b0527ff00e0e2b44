import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import { auditHead } from '../engine/audit-chain.ts'
import { canonical } from '../engine/canonical-row.ts'
import type { Database } from '../engine/database.ts'
import { appliedMigrations, tablesOf } from '../engine/migrate.ts'
import { synced } from '../engine/synced.ts'
import type { Db } from '../engine/tables.ts'
import { idsIn } from '../installation/installation.ts'
import { contentOf } from '../media/content-of.ts'
import type { MediaFiles } from '../media/media-files.ts'
import type { FileFolders } from '../media/media-files-in.ts'
import { masterName } from '../media/media-names.ts'
import { archivedNames, type ArchivedTable, numberedTables } from '../engine/archived-tables.ts'
import { type Manifest, manifestName, partOf } from './manifest.ts'
import { atOneMoment, createDigest, lastIdOf, pagesOf } from './rows.ts'

const compress = promisify(zstdCompress)
const partSize = 8 * 1024 * 1024

export type Progress = (done: number, total: number) => void

/**
 * Writes what a database holds at one moment, its pictures and files, to a new file: a plain `tar`. If it
 * throws, there is no file.
 */
export async function writeArchive(
  database: Database,
  folders: FileFolders,
  { file, now, progress }: { file: string; now: Date; progress: Progress },
): Promise<Manifest> {
  const archive = pack()
  const writing = pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  try {
    const add = adderTo(archive, now)
    const { manifest, missing } = await atOneMoment(database, (db) =>
      addAll({ db, engine: database.engine, folders, now, progress }, add),
    )
    if (missing.length > 0) manifest.erased = await erasedOf(database, missing)
    await add(manifestName, Buffer.from(JSON.stringify(manifest)))
    archive.finalize()
    await writing
    await synced(file)
    return manifest
  } catch (error) {
    archive.destroy()
    await writing.catch(() => {})
    await rm(file, { force: true })
    throw error
  }
}

type Add = (name: string, content: Buffer) => Promise<{ size: number; sha256: string }>
type Source = {
  db: Db
  engine: Database['engine']
  folders: FileFolders
  now: Date
  progress: Progress
}

async function erasedOf({ db }: Database, missing: string[]): Promise<string[]> {
  const known = await idsIn(db, 'attachments')
  return missing.filter((id) => !known.includes(id))
}

async function addAll(
  { db, engine, folders, now, progress }: Source,
  add: Add,
): Promise<{ manifest: Manifest; missing: string[] }> {
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    migrations: await appliedMigrations(db),
    tables: {},
    files: {},
  }
  const present = await tablesOf({ db, engine })
  const kept = [
    ...(await idsIn(db, 'media', present)).map((id) => ({ id, files: folders.media })),
    ...(await idsIn(db, 'files', present)).map((id) => ({ id, files: folders.files })),
    ...(await idsIn(db, 'attachments', present)).map((id) => ({ id, files: folders.attachments })),
  ]
  if (present.has('audit_entries')) manifest.audit = await auditHead(db)
  const changes = present.has('change_chain') && (await lastChange(db))
  if (changes) manifest.changes = changes
  const tables = archivedNames.filter((table) => present.has(table))
  const total = tables.length + kept.length
  const missing: string[] = []
  let done = 0
  for (const table of tables) {
    const { rows, digest } = await addTable(db, table, async (name, content) => {
      manifest.files[name] = await add(name, content)
    })
    const last_id = numberedTables.includes(table) ? await lastIdOf(db, engine, table) : null
    manifest.tables[table] = { rows, digest, last_id }
    progress((done += 1), total)
  }
  for (const { id, files } of kept) {
    let count = 0
    for await (const [path, content] of filesOf(files, id)) {
      manifest.files[path] = await add(path, content)
      count += 1
    }
    if (count === 0 && files.folder === 'attachments') missing.push(id)
    progress((done += 1), total)
  }
  return { manifest, missing }
}

async function lastChange(db: Db): Promise<Manifest['changes']> {
  const chain = await db.selectFrom('change_chain').select('id').executeTakeFirst()
  if (!chain) return undefined
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = 'changes'`.execute(db)
  return { chain: chain.id, sequence: rows[0]?.seq ?? 0 }
}

/** A picture that loses its master meanwhile has all that was encoded from it by then. */
async function* filesOf(files: MediaFiles, id: string): AsyncGenerator<[string, Buffer]> {
  const names = new Set(await files.variants(id))
  for (const name of names) {
    const content = await contentOf(files, id, name)
    if (content) yield [`${files.folder}/${id}/${name}`, content]
    else if (name === masterName) for (const later of await files.variants(id)) names.add(later)
    else throw new Error(`${files.location} lost ${name} of ${id}`)
  }
}

async function addTable(
  db: Db,
  table: ArchivedTable,
  add: (name: string, content: Buffer) => Promise<void>,
) {
  const digest = createDigest()
  let part = ''
  let parts = 0
  const end = async () => {
    if (part === '') return
    await add(partOf(table, (parts += 1)), await compress(part))
    part = ''
  }
  for await (const rows of pagesOf(db, table)) {
    for (const row of rows) {
      const line = canonical(row)
      digest.add(line)
      part += `${line}\n`
      if (part.length >= partSize) await end()
    }
  }
  await end()
  return digest.result()
}

/** Waits until an entry is handed on, so that memory holds one at a time. */
function adderTo(archive: Pack, mtime: Date): Add {
  return (name, content) =>
    new Promise((resolve, reject) => {
      const size = content.length
      const header = { name, size, mtime, mode: 0o600 }
      archive.entry(header, content, (error) => {
        if (error) reject(error)
        else resolve({ size, sha256: createHash('sha256').update(content).digest('hex') })
      })
    })
}
