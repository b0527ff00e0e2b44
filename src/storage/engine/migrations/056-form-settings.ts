import { type Kysely, sql } from 'kysely'

export const name = '056-form-settings'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table forms add column settings text`,
    sql`alter table mails add column copy_of integer`,
    sql`create index mails_by_copied_message on mails (copy_of) where copy_of is not null`,
    sql`create unique index one_copy_a_day on mails (lower(recipient), substr(created_at, 1, 10))
      where copy_of is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
