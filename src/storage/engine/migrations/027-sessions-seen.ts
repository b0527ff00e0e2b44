import { type Kysely, sql } from 'kysely'

export const name = '027-sessions-seen'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['seen_at', 'address', 'device', 'proved_at']) {
    await sql`alter table sessions add column ${sql.ref(column)} text`.execute(db)
  }
}
