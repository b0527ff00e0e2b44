import { type Kysely, sql } from 'kysely'

export const name = '024-waiting-pictures'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table waiting_pictures (
    media_id text primary key references media (id) on delete cascade,
    due_at text not null, attempts integer not null)`.execute(db)
}
