import { type Kysely, sql } from 'kysely'

export const name = '031-audit'

/** Ids follow each other without a gap, so no engine may give them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_entries (
    id integer primary key, at text not null, kind text not null, origin text not null,
    actor_id integer, actor_name text not null, subject text not null, address text not null,
    device text not null, details text not null, hash text not null)`.execute(db)
  await sql`create index audit_entries_by_time on audit_entries (at)`.execute(db)
}
