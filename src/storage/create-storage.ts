import { join } from 'node:path'
import { createArticleStore } from './article-store.ts'
import { createContentChanges } from './content-changes.ts'
import { type Database, openDatabase } from './database.ts'
import { createLanguageStore } from './language-store.ts'
import { createMediaFiles } from './media-files.ts'
import { createMediaStore } from './media-store.ts'
import { migrate } from './migrate.ts'
import { createSessionStore } from './session-store.ts'
import { createUserStore } from './user-store.ts'

export type Storage = Awaited<ReturnType<typeof createStorage>>

type Places = {
  /** Folder of media, and of the SQLite file unless `database` names another place. */
  dataFolder: string
  /** A `postgres://` address or `:memory:`; the file `wajha.sqlite` in the data folder when absent. */
  database?: string | undefined
}

/** Opens the stores and brings their schema up to date. */
export async function createStorage({ dataFolder, database: where }: Places) {
  const address = where ?? join(dataFolder, 'wajha.sqlite')
  const database = openDatabase(address)
  await migrate(database)
  const changes = createContentChanges(database, address)
  const { alone } = database
  return { ...stores(database, join(dataFolder, 'media')), alone, changes, close }

  async function close(): Promise<void> {
    await changes.close()
    await database.close()
  }
}

function stores(database: Database, mediaFolder: string) {
  return {
    articles: createArticleStore(database),
    languages: createLanguageStore(database),
    media: createMediaStore(database, createMediaFiles(mediaFolder)),
    sessions: createSessionStore(database),
    users: createUserStore(database),
  }
}
