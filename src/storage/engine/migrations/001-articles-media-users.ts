import { type Kysely, sql } from 'kysely'

type Engine = 'sqlite' | 'postgres'

export const name = '001-articles-media-users'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id =
    engine === 'postgres'
      ? sql`integer primary key generated always as identity`
      : sql`integer primary key autoincrement`
  const statements = [
    sql`create table languages (
      id ${id}, name text not null, code text not null unique,
      status text not null check (status in ('published', 'pending')))`,
    sql`insert into languages (name, code, status) values
      ('English', 'en', 'published'), ('العربية', 'ar', 'published')`,
    sql`create table roles (id integer primary key, name text not null unique, description text not null)`,
    sql`insert into roles (id, name, description) values
      (1, 'admin', 'Manages content, users and languages'), (2, 'editor', 'Manages content')`,
    sql`create table users (
      id ${id}, name text not null, email text not null unique, password_hash text not null,
      role_id integer not null references roles (id),
      status text not null check (status in ('active', 'inactive')),
      avatar text not null default '', created_at text not null)`,
    sql`create table sessions (
      id text primary key, user_id integer not null references users (id) on delete cascade,
      created_at text not null, expires_at text not null)`,
    sql`create index sessions_of_user on sessions (user_id)`,
    sql`create table media (
      id text primary key, width integer not null, height integer not null,
      blur text not null, used_at text not null)`,
    sql`create table articles (
      id ${id}, section text not null check (section in ('posts', 'business', 'products')),
      cover_id text references media (id), created_at text not null, updated_at text not null,
      revision integer not null default 1)`,
    sql`create index articles_newest on articles (section, created_at desc, id desc)`,
    sql`create index articles_by_cover on articles (cover_id)`,
    sql`create table article_texts (
      article_id integer not null references articles (id) on delete cascade,
      language text not null, section text not null, created_at text not null,
      title text not null, content text not null, excerpt text not null,
      primary key (article_id, language))`,
    sql`create index article_texts_newest on article_texts
      (section, language, created_at desc, article_id desc) where title <> ''`,
    sql`create table article_totals (
      section text not null, language text not null, total integer not null,
      primary key (section, language))`,
    sql`create table gallery_items (
      id ${id}, article_id integer not null references articles (id) on delete cascade,
      position integer not null, media_id text references media (id), youtube_id text,
      check ((media_id is null) <> (youtube_id is null)))`,
    sql`create index gallery_items_in_order on gallery_items (article_id, position)`,
    sql`create index gallery_items_by_media on gallery_items (media_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
