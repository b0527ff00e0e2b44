import { type Kysely, sql } from 'kysely'

export const name = '029-factors'

export async function up(db: Kysely<unknown>): Promise<void> {
  const ofUser = sql`integer not null references users (id) on delete cascade`
  const statements = [
    sql`create table passkeys (
      id text primary key, user_id ${ofUser}, rp_id text not null, public_key text not null,
      counter bigint not null, transports text not null, name text not null,
      backed_up integer not null, created_at text not null, used_at text)`,
    sql`create index passkeys_by_user on passkeys (user_id)`,
    sql`create table authenticators (
      user_id integer primary key references users (id) on delete cascade, secret text not null,
      confirmed_at text, last_step integer not null)`,
    sql`create table recovery_codes (
      user_id ${ofUser}, selector text not null, hash text not null, used_at text,
      primary key (user_id, selector))`,
    sql`create table sign_in_steps (
      id text primary key, user_id integer references users (id) on delete cascade,
      purpose text not null, challenge text not null, tries integer not null,
      expires_at text not null)`,
    sql`create index sign_in_steps_by_user on sign_in_steps (user_id)`,
    sql`alter table sessions add column factor text`,
  ]
  for (const statement of statements) await statement.execute(db)
}
