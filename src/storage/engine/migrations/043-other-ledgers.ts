import { type Kysely, sql, type RawBuilder } from 'kysely'

export const name = '043-other-ledgers'

const cardFields = ['name', 'description']
const pageFields = ['title', 'lead', 'meta_title', 'meta_description']

const cards = sql`card_texts join cards on cards.id = card_id`
const pages = sql`page_texts join pages on pages.id = page_id`
const sections = sql`section_texts join sections on sections.name = section`
const titles = sql`gallery_titles join gallery_items on gallery_items.id = item_id
  join sections on sections.name = gallery_items.section`

export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const blocks =
    engine === 'postgres'
      ? sql`json_each_text(page_texts.texts::json) as block`
      : sql`json_each(page_texts.texts) as block`
  const statements = [
    written('section', sql`section`, sql`field`, sql`${sections} where value <> ''`),
    written(
      'section',
      sql`sections.name`,
      sql`'gallery_title:' || item_id`,
      sql`${titles} where gallery_titles.title <> ''`,
    ),
    ...cardFields.map((field) =>
      written(
        'card',
        sql`card_id`,
        sql.lit(field),
        sql`${cards} where ${sql.ref(`card_texts.${field}`)} <> ''`,
      ),
    ),
    ...pageFields.map((field) =>
      written(
        'page',
        sql`page_id`,
        sql.lit(field),
        sql`${pages} where ${sql.ref(`page_texts.${field}`)} <> ''`,
      ),
    ),
    written(
      'page',
      sql`page_id`,
      sql`block.key`,
      sql`${pages} cross join ${blocks} where block.value <> ''`,
    ),
  ]
  for (const statement of statements) await statement.execute(db)
}

type Part = RawBuilder<unknown>

function written(kind: string, subject: Part, field: Part, from: Part) {
  return sql`insert into text_ledger
    select ${sql.lit(kind)}, cast(${subject} as text), ${field}, language, 1, revision, null from ${from}`
}
