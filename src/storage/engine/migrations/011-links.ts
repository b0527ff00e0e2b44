import { type Kysely, sql } from 'kysely'

export const name = '011-links'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table links (
    id text primary key, user_id integer not null references users (id) on delete cascade,
    purpose text not null, expires_at text not null)`.execute(db)
  await sql`create index links_by_user on links (user_id)`.execute(db)
}
