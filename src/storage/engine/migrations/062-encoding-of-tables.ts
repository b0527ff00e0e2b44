import { type Kysely, sql } from 'kysely'

export const name = '062-encoding-of-tables'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column encoding text`.execute(db)
}
