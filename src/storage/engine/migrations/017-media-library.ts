import { type Kysely, sql } from 'kysely'

export const name = '017-media-library'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table media add column name text not null default ''`,
    sql`alter table media add column words text not null default ''`,
    sql`alter table media add column bytes integer not null default 0`,
    sql`alter table media add column added_at text not null default ''`,
    sql`alter table media add column added_by text not null default ''`,
    sql`alter table media add column focus text`,
    sql`alter table media add column decorative integer not null default 0`,
    sql`alter table media add column library integer not null default 0`,
    sql`alter table media add column revision integer not null default 0`,
    sql`create table media_texts (
      media_id text not null references media (id) on delete cascade, language text not null,
      alt text not null, caption text not null, words text not null,
      primary key (media_id, language))`,
    sql`create index media_in_library on media (library, added_at desc, id)`,
    sql`update media set library = 1, added_at = used_at where
      exists (select 1 from articles where cover_id = media.id)
      or exists (select 1 from gallery_items where media_id = media.id)
      or exists (select 1 from sections where picture_id = media.id)
      or exists (select 1 from section_pictures where media_id = media.id)
      or exists (select 1 from cards where logo_id = media.id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
