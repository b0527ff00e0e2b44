import { chmodSync, mkdirSync, openSync, fsyncSync, closeSync, renameSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '../engine/database.ts'
import { appliedMigrations, type Migration, migrations, tablesOf } from '../engine/migrate.ts'

const retained = 3
const copyName = /^before-[\w-]+\.sqlite$/

/**
 * Copies a SQLite file that is in use and about to be migrated to `before-<first migration>.sqlite`
 * in `folder`, so that an older build can go on with it. Throws if there is no room.
 */
export async function copyBeforeMigrating(
  database: Database,
  { file, folder }: { file: string; folder: string },
  list: Migration[] = migrations,
): Promise<void> {
  const tables = await tablesOf(database)
  if (!tables.has('schema_migrations') || !tables.has('users')) return
  const applied = await appliedMigrations(database.db)
  const next = list.find(({ name }) => !applied.includes(name))
  const user = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!next || !user) return
  copyInto(file, folder, `before-${next.name}.sqlite`)
  await keepNewest(folder)
}

function copyInto(file: string, folder: string, name: string): void {
  const copy = join(folder, name)
  const partial = `${copy}.partial`
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    rmSync(partial, { force: true })
    source.prepare('vacuum into ?').run(partial)
    chmodSync(partial, 0o600)
    const handle = openSync(partial, 'r')
    fsyncSync(handle)
    closeSync(handle)
    renameSync(partial, copy)
  } catch (error) {
    throw new Error(
      `the database has to be migrated, and ${copy}, the copy before it, cannot be written: make room`,
      { cause: error },
    )
  } finally {
    source.close()
  }
}

export const copyFolder = (dataFolder: string) => join(dataFolder, 'backups')

export async function copiesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => copyName.test(name)).toSorted()
}

async function keepNewest(folder: string): Promise<void> {
  const names = await copiesIn(folder)
  const copies = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = copies.toSorted((one, other) => other.time - one.time).slice(retained)
  for (const { name } of old) rmSync(join(folder, name), { force: true })
}
