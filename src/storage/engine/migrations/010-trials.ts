import { type Kysely, sql } from 'kysely'

export const name = '010-trials'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table trials (
    id text primary key, overlay text not null, expires_at text not null)`.execute(db)
  await sql`create index trials_by_expiry on trials (expires_at)`.execute(db)
}
