import { type Kysely, sql } from 'kysely'

export const name = '022-visits'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_counts (
    day text not null, subject text not null, language text not null,
    views integer not null, visits integer not null,
    primary key (day, subject, language))`.execute(db)
  await sql`create table host_counts (
    day text not null, host text not null, visits integer not null,
    primary key (day, host))`.execute(db)
}
