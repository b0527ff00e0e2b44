import { type Kysely, sql } from 'kysely'

export const name = '016-section-pictures'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table section_pictures (
    section text not null references sections (name), field text not null,
    media_id text not null references media (id),
    primary key (section, field))`.execute(db)
  await sql`create index section_pictures_by_media on section_pictures (media_id)`.execute(db)
}
