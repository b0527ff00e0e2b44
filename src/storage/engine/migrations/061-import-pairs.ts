import { type Kysely, sql } from 'kysely'

export const name = '061-import-pairs'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table import_items add column evidence text`,
    sql`create table import_pairs (
      source text not null, one text not null, other text not null, joined integer not null,
      primary key (source, one, other))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
