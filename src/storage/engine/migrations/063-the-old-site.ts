import { type Kysely, sql } from 'kysely'

export const name = '063-the-old-site'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table imports add column fetches integer not null default 0`,
    sql`alter table imports add column asks integer not null default 0`,
    sql`alter table imports add column per_second integer not null default 2`,
    sql`alter table imports add column hosts text not null default '[]'`,
    sql`create table import_fetched (
      source text not null, address text not null, media_id text not null,
      primary key (source, address))`,
    sql`create table import_told (
      source text not null, address text not null, language text not null,
      alternates text not null, primary key (source, address))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
