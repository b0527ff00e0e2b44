import { type Kysely, sql } from 'kysely'

export const name = '004-demo-first-steps'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table demo_documents (
      kind text not null, subject text not null, revision integer not null,
      primary key (kind, subject))`,
    sql`insert into demo_documents (kind, subject, revision)
      select kind, subject, max(number) from revisions where kind in ('article', 'section', 'card')
      group by kind, subject having min(author_name) = 'Wajha' and max(author_name) = 'Wajha'`,
    sql`alter table users add column password_is_initial integer not null default 0`,
    sql`create index article_texts_incomplete on article_texts (section, language, article_id)
      where title = '' or content = ''`,
  ]
  for (const statement of statements) await statement.execute(db)
}
