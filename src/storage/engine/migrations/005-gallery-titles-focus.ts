import { type Kysely, sql } from 'kysely'

export const name = '005-gallery-titles-focus'

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table gallery_titles (
      item_id integer not null references gallery_items (id) on delete cascade,
      language text not null, title text not null, primary key (item_id, language))`,
    sql`alter table articles add column cover_focus text`,
    sql`alter table sections add column picture_focus text`,
  ]
  for (const statement of statements) await statement.execute(db)
}
