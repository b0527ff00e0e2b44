import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from '../../src/storage/create-storage.ts'
import { openDatabase } from '../../src/storage/engine/database.ts'
import { migrate } from '../../src/storage/engine/migrate.ts'
import { createOutbox } from '../../src/storage/mails/outbox.ts'
import { createUserStore } from '../../src/storage/people/user-store.ts'
import { inviteCast } from './cast.ts'
import { seedContent, seedLibrary } from './seeds.ts'
import type { Prepared } from './services.ts'

export async function prepareDatabase(place: string, name: Prepared): Promise<string> {
  const database = openDatabase(place)
  try {
    await migrate(database)
    if (name !== 'migrated')
      await inviteCast({ users: createUserStore(database, createOutbox(false)) })
  } finally {
    await database.close()
  }
  if (name === 'furnished') await furnish(place)
  await forgetChanges(place)
  return place
}

async function forgetChanges(place: string): Promise<void> {
  const { writeQuietly, close } = openDatabase(place)
  await writeQuietly('product', (trx) =>
    trx.updateTable('content').set({ generation: 0 }).executeTakeFirst(),
  )
  await close()
}

async function furnish(place: string): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wajha-furnished-'))
  const storage = await createStorage({ database: place, dataFolder })
  try {
    await seedContent(storage)
    await seedLibrary({ ...storage, place })
  } finally {
    await storage.close()
    await rm(dataFolder, { recursive: true })
  }
}
