import { type Kysely, sql } from 'kysely'

export const name = '046-reviews'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reviews (
    article_id integer not null references articles (id) on delete cascade,
    language text not null, user_id integer references users (id) on delete set null,
    note text not null, made_at text not null,
    author_id integer references users (id) on delete set null, author_name text not null,
    author_key text,
    primary key (article_id, language))`.execute(db)
  await sql`create index reviews_of_user on reviews (user_id)`.execute(db)
  await sql`create index reviews_of_author on reviews (author_id)`.execute(db)
}
