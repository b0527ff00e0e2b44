import { type Kysely, sql } from 'kysely'

export const name = '060-arriving-published'

export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = [
    sql`arrive text not null default 'drafts'`,
    sql`phase text not null default 'texts'`,
    sql`published integer not null default 0`,
  ]
  for (const column of columns) await sql`alter table imports add column ${column}`.execute(db)
}
