import { type Kysely, sql } from 'kysely'

export const name = '012-work'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table work (
    name text primary key, due_at text not null, held_by text, held_until text,
    ended_at text, outcome text)`.execute(db)
}
