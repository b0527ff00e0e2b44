import { type Kysely, sql } from 'kysely'

export const name = '039-given-dates'

export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const earlier = engine === 'postgres' ? sql`least` : sql`min`
  const statements = [
    sql`alter table articles add column given_date text`,
    sql`create index article_texts_of_news on article_texts
      (section, language, ${earlier}(coalesce(live_since, created_at), created_at) desc,
        article_id desc) where title <> ''`,
  ]
  for (const statement of statements) await statement.execute(db)
}
