import { sql } from 'kysely'
import { indexMissingDrafts } from '../articles/missing-draft-words.ts'
import type { Database } from '../engine/database.ts'
import { indexMessages } from '../messages/message-store.ts'
import { indexMissingPages } from '../pages/page-words.ts'
import { indexMissingWords } from '../search/article-words.ts'
import { searchVersion } from '../search/write-words.ts'

/**
 * Indexes what was stored before this build's index existed, or restored without it: archives leave the
 * words out. The second of two processes finds it indexed.
 */
export async function indexMissing(database: Database): Promise<void> {
  await indexMissingWords(database)
  await indexMissingDrafts(database)
  await indexMissingPages(database)
  await indexMessages(database)
}

export async function isIndexed({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql`select 1 where
    exists (select 1 from article_texts where search_version < ${searchVersion})
    or exists (select 1 from article_drafts where search_version < ${searchVersion})
    or exists (select 1 from page_texts where search_version < ${searchVersion})
    or exists (select 1 from messages where words is null)`.execute(db)
  return rows.length === 0
}
