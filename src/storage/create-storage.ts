import { join } from 'node:path'
import { createArticleStore } from './article-store.ts'
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
  const database = openDatabase(where ?? join(dataFolder, 'wajha.sqlite'))
  await migrate(database)
  return assembled(database, join(dataFolder, 'media'))
}

function assembled(database: Database, mediaFolder: string) {
  return {
    articles: createArticleStore(database),
    languages: createLanguageStore(database),
    media: createMediaStore(database, createMediaFiles(mediaFolder)),
    sessions: createSessionStore(database),
    users: createUserStore(database),
    close: database.close,
  }
}
