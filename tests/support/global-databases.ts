import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/storage/engine/database.ts'
import { migrate } from '../../src/storage/engine/migrate.ts'
import { nameOf, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    /** A database name and a file path, both copied by tests that need a schema. */
    migrated: { PostgreSQL: string; SQLite: string }
  }
}

export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'wajha-migrated-'))
  const clear = () => Promise.all([postgres.stop(), rm(folder, { recursive: true })])
  try {
    const database = await postgres.newDatabase()
    const file = join(folder, 'wajha.sqlite')
    for (const place of [database, file]) await migrateAt(place)
    project.provide('postgres', postgres.address)
    project.provide('migrated', { PostgreSQL: nameOf(database), SQLite: file })
  } catch (error) {
    await clear()
    throw error
  }
  return clear
}

async function migrateAt(place: string): Promise<void> {
  const database = openDatabase(place)
  await migrate(database).finally(database.close)
}
