import { type Kysely, sql } from 'kysely'

export const name = '038-publication-dates'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table publication_dates (
      article_id integer not null references articles (id) on delete cascade,
      language text not null, action text not null, due_at text not null, wall_time text not null,
      zone text not null, made_at text not null,
      author_id integer references users (id) on delete set null, author_name text not null,
      author_key text, missed text,
      primary key (article_id, language, action))`,
    sql`create index publication_dates_due on publication_dates (due_at, article_id)
      where missed is null`,
    sql`create index publication_dates_by_author on publication_dates (author_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
