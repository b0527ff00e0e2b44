import { type Kysely, sql } from 'kysely'

export const name = '013-instances'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content (
    id integer primary key, generation bigint not null)`.execute(db)
  await sql`insert into content (id, generation) values (1, 0)`.execute(db)
  // `lease_until` is in milliseconds since 1970, by the database's clock.
  await sql`create table instances (
    id text primary key, host text not null, version text not null, started_at text not null,
    generation bigint not null, lease_until bigint not null)`.execute(db)
}
