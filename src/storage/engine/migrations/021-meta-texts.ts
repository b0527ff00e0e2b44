import { type Kysely, sql } from 'kysely'

export const name = '021-meta-texts'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['meta_title', 'meta_description']) {
    await sql`alter table article_texts
      add column ${sql.ref(column)} text not null default ''`.execute(db)
  }
  await sql`insert into sections (name) values ('seo')`.execute(db)
}
