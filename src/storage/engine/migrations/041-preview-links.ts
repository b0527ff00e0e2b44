import { type Kysely, sql } from 'kysely'

export const name = '041-preview-links'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table preview_links (
    id text primary key,
    article_id integer not null references articles (id) on delete cascade,
    made_at text not null, expires_at text not null,
    author_id integer references users (id) on delete set null, author_name text not null,
    author_key text)`.execute(db)
  await sql`create index preview_links_of_article on preview_links (article_id)`.execute(db)
  await sql`create index preview_links_of_author on preview_links (author_id)`.execute(db)
}
