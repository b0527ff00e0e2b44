import { type Kysely, sql } from 'kysely'

export const name = '014-section-settings'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table section_settings (
    section text not null references sections (name), name text not null, value text not null,
    primary key (section, name))`.execute(db)
  await sql`insert into sections (name) values ('look')`.execute(db)
}
