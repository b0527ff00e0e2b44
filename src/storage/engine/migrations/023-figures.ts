import { type Kysely, sql } from 'kysely'

export const name = '023-figures'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table article_media (
      article_id integer not null, language text not null,
      media_id text not null references media (id),
      primary key (article_id, language, media_id),
      foreign key (article_id, language) references article_texts (article_id, language)
        on delete cascade on update cascade)`,
    sql`create index article_media_by_media on article_media (media_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
