import { type Kysely, sql } from 'kysely'

export const name = '036-drafts'

export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const isPostgres = engine === 'postgres'
  const word = isPostgres ? sql`text collate "C"` : sql`text`
  const statements = [
    sql`alter table articles add column published_at text`,
    sql`alter table article_texts add column live_since text`,
    sql`alter table article_texts add column changed_at text`,
    sql`update article_texts set live_since = created_at,
      changed_at = (select updated_at from articles where id = article_id) where title <> ''`,
    sql`update articles set published_at = created_at
      where id in (select article_id from article_texts where title <> '')`,
    sql`create index article_texts_of_feed on article_texts
      (section, language, live_since desc, article_id desc) where title <> ''`,
    sql`create table article_drafts (
      article_id integer not null references articles (id) on delete cascade,
      language text not null, since text not null, title text not null,
      is_complete integer not null, newer text not null,
      search_version integer not null default 0,
      primary key (article_id, language))`,
    sql`create table article_draft_media (
      article_id integer not null, language text not null,
      media_id text not null references media (id),
      primary key (article_id, language, media_id),
      foreign key (article_id, language) references article_drafts (article_id, language)
        on delete cascade on update cascade)`,
    sql`create index article_draft_media_by_media on article_draft_media (media_id)`,
    sql`create table article_draft_words (
      article_draft_id integer not null, language text not null, word ${word} not null,
      in_title integer not null, created_at text not null,
      primary key (article_draft_id, language, word),
      foreign key (article_draft_id, language) references article_drafts (article_id, language)
        on delete cascade on update cascade) ${isPostgres ? sql`` : sql`without rowid`}`,
    sql`create index article_draft_words_by_word on article_draft_words
      (language, word, article_draft_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
