import { type Kysely, sql } from 'kysely'

export const name = '006-settings-known-addresses'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table settings (
      name text primary key, value text not null, changed_at text not null, changed_by integer)`,
    sql`create table known_addresses (
      user_id integer not null references users (id) on delete cascade,
      address text not null, seen_at text not null, primary key (user_id, address))`,
    sql`alter table users add column must_change_password integer not null default 0`,
  ]
  for (const statement of statements) await statement.execute(db)
}
