import { type Kysely, sql } from 'kysely'

export const name = '013-instances-attempts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content (
    id integer primary key, generation bigint not null)`.execute(db)
  await sql`insert into content (id, generation) values (1, 0)`.execute(db)
  await sql`create table instances (
    id text primary key, host text not null, version text not null, started_at text not null,
    generation bigint not null, lease_until bigint not null)`.execute(db)
  await sql`create table attempts (
    key text primary key, count integer not null, ends_at bigint not null)`.execute(db)
  await sql`create index attempts_by_end on attempts (ends_at)`.execute(db)
}
