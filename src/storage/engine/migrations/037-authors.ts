import { type Kysely, sql } from 'kysely'

export const name = '037-authors'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_texts add column author text not null default ''`.execute(db)
}
