import { type Kysely, sql } from 'kysely'

export const name = '051-import-origins'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table import_origins (
      source text not null, key text not null, language text not null, kind text not null,
      document_id integer not null, digest text not null, made_at text not null,
      primary key (source, key, language))`,
    sql`alter table redirects add column imported integer not null default 0`,
    sql`create index redirects_imported on redirects (imported)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
