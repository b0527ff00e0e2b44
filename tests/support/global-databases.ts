import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/storage/engine/database.ts'
import { migrate } from '../../src/storage/engine/migrate.ts'
import { createUserStore } from '../../src/storage/people/user-store.ts'
import { inviteCast } from './cast.ts'
import { nameOf, startPostgres } from './postgres.ts'
import type { Prepared } from './prepared.ts'

export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'wajha-migrated-'))
  const clear = () => Promise.all([postgres.stop(), rm(folder, { recursive: true })])
  try {
    const prepared = async (name: Prepared) => {
      const places = { PostgreSQL: await postgres.newDatabase(), SQLite: join(folder, name) }
      for (const place of Object.values(places)) await prepare(place, name)
      return { ...places, PostgreSQL: nameOf(places.PostgreSQL) }
    }
    project.provide('postgres', postgres.address)
    project.provide('prepared', {
      migrated: await prepared('migrated'),
      staffed: await prepared('staffed'),
    })
  } catch (error) {
    await clear()
    throw error
  }
  return clear
}

async function prepare(place: string, name: Prepared): Promise<void> {
  const database = openDatabase(place)
  try {
    await migrate(database)
    if (name === 'staffed') await inviteCast({ users: createUserStore(database) })
  } finally {
    await database.close()
  }
}
