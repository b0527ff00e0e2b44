import { type Kysely, sql } from 'kysely'

export const name = '047-publishing-rule'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_drafts add column by_rule integer not null default 0`.execute(db)
}
