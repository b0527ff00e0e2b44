import { type Kysely, sql } from 'kysely'

export const name = '058-message-about'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column about text`.execute(db)
}
