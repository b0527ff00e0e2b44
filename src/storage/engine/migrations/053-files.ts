import { type Kysely, sql } from 'kysely'

export const name = '053-files'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table blobs (
      id text primary key, type text not null, bytes integer not null, pages integer,
      used_at text not null)`,
    sql`create table files (
      id text primary key, added_at text not null, added_by text not null, added_by_key text,
      revision integer not null)`,
    sql`create index files_newest on files (added_at desc, id)`,
    sql`create table file_versions (
      file_id text not null references files (id) on delete cascade, language text not null,
      title text not null, words text not null, blob_id text not null references blobs (id),
      primary key (file_id, language))`,
    sql`create index file_versions_by_blob on file_versions (blob_id)`,
    sql`create table revision_files (
      revision_id integer not null references revisions (id) on delete cascade,
      blob_id text not null references blobs (id), primary key (revision_id, blob_id))`,
    sql`create index revision_files_by_blob on revision_files (blob_id)`,
    // A page from the trash may name a file that is in the trash itself.
    sql`create table page_files (
      page_id integer not null references pages (id) on delete cascade, file_id text not null,
      primary key (page_id, file_id))`,
    sql`create index page_files_by_file on page_files (file_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
