import { type Kysely, sql } from 'kysely'

export const name = '015-words-navigation'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into sections (name) values ('words'), ('navigation')`.execute(db)
}
