import { type Kysely, sql } from 'kysely'

export const name = '028-invited-users'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column invited_at text`.execute(db)
}
