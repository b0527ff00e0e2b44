import { type Kysely, sql } from 'kysely'

export const name = '009-partner-logos'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cards add column logo_id text references media (id)`.execute(db)
  await sql`create index cards_by_logo on cards (logo_id)`.execute(db)
}
