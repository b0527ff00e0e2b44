import { type Kysely, sql } from 'kysely'

export const name = '055-file-links'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table article_files (
      article_id integer not null, language text not null, file_id text not null,
      primary key (article_id, language, file_id),
      foreign key (article_id, language) references article_texts (article_id, language)
        on delete cascade on update cascade)`,
    sql`create index article_files_by_file on article_files (file_id)`,
    sql`create table article_draft_files (
      article_id integer not null, language text not null, file_id text not null,
      primary key (article_id, language, file_id),
      foreign key (article_id, language) references article_drafts (article_id, language)
        on delete cascade on update cascade)`,
    sql`create index article_draft_files_by_file on article_draft_files (file_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
