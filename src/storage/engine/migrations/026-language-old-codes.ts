import { type Kysely, sql } from 'kysely'

export const name = '026-language-old-codes'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table language_old_codes (
    code text primary key, language_id integer not null)`.execute(db)
}
