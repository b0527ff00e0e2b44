import { type Kysely, sql } from 'kysely'

export const name = '057-attachments'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table attachments (
      id text primary key, message_id integer not null, position integer not null,
      field text not null, name text not null, type text not null, bytes integer not null,
      sha256 text not null, created_at text not null)`,
    sql`create index attachments_by_message on attachments (message_id)`,
    sql`create index attachments_newest on attachments (created_at)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
