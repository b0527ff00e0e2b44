import { type Kysely, sql } from 'kysely'

export const name = '007-answered-messages'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table messages add column answered_at text`,
    sql`alter table messages add column answered_by integer`,
    sql`alter table messages add column answered_by_name text`,
    sql`alter table messages add column words text`,
    sql`create index messages_waiting on messages (sent_at desc, id desc)
      where answered_at is null`,
    sql`create index messages_without_words on messages (id) where words is null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
