import { type Kysely, sql } from 'kysely'

export const name = '040-ledger'

const fields = ['title', 'content', 'meta_title', 'meta_description', 'author']

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table text_ledger (
      kind text not null, subject text not null, field text not null, language text not null,
      edition integer not null, revision integer not null, source text,
      primary key (kind, subject, field, language))`,
    sql`create table article_behind (
      article_id integer not null references articles (id) on delete cascade,
      language text not null, newer text not null,
      primary key (article_id, language, newer))`,
    sql`create index article_behind_by_language on article_behind (language, newer, article_id)`,
    ...fields.map(
      (field) => sql`insert into text_ledger
        select 'article', cast(article_id as text), ${sql.lit(field)}, language, 1, revision, null
        from article_texts join articles on articles.id = article_id
        where ${sql.ref(field)} <> ''`,
    ),
    sql`insert into text_ledger
      select 'article', cast(article_id as text), 'gallery_title:' || item_id, language, 1, revision, null
      from gallery_titles join gallery_items on gallery_items.id = item_id
      join articles on articles.id = article_id where gallery_titles.title <> ''`,
  ]
  for (const statement of statements) await statement.execute(db)
}
