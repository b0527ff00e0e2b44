import { sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Engine } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'

const textTables = [
  'article_texts',
  'article_drafts',
  'publication_dates',
  'reviews',
  'article_totals',
  'text_ledger',
  'article_behind',
  'left_out',
  'section_texts',
  'card_texts',
  'gallery_titles',
  'media_texts',
  'file_versions',
  'page_texts',
  'page_old_slugs',
  'topic_texts',
  'topic_old_slugs',
  'topic_entries',
  'topic_totals',
] as const

/**
 * Blocks saves until the transaction ends; SQLite has one writer anyway. Tables that saves lock
 * come first, because saves read after that.
 */
export async function pauseTexts(trx: Trx, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  await sql`lock table articles, sections, cards, media, pages, languages, article_texts, article_drafts, article_totals,
    publication_dates, reviews, text_ledger, article_behind, article_states, article_state_totals, left_out, section_texts, section_settings, card_texts, gallery_titles, media_texts, files, file_versions, page_texts, page_old_slugs,
    topics, topic_texts, topic_old_slugs, topic_entries, topic_totals,
    revisions in exclusive mode`.execute(trx)
}

export async function hasTexts(trx: Trx, code: LanguageCode): Promise<boolean> {
  const { rows } = await sql`
    select 1 from article_texts where language = ${code}
    union all select 1 from article_drafts where language = ${code}
    union all select 1 from section_texts where language = ${code}
    union all select 1 from section_settings where name like ${partTextsIn(code)}
    union all select 1 from card_texts where language = ${code}
    union all select 1 from gallery_titles where language = ${code}
    union all select 1 from media_texts where language = ${code}
    union all select 1 from file_versions where language = ${code}
    union all select 1 from page_texts where language = ${code}
    union all select 1 from topic_texts where language = ${code}
    union all select 1 from revisions where previous like ${`%${nameEnd(code)}%`}
    limit 1`.execute(trx)
  return rows.length > 0
}

/** The new code must have no texts. */
export async function moveTexts(trx: Trx, from: LanguageCode, to: LanguageCode): Promise<void> {
  for (const table of [
    'article_totals',
    'reviews',
    'page_old_slugs',
    'topic_old_slugs',
    'topic_totals',
  ] as const) {
    await trx.deleteFrom(table).where('language', '=', to).execute()
  }
  for (const table of textTables) {
    await sql`update ${sql.table(table)} set language = ${to} where language = ${from}`.execute(trx)
  }
  await sql`update article_behind set newer = ${to} where newer = ${from}`.execute(trx)
  await sql`update text_ledger set source = ${to} where source = ${from}`.execute(trx)
  await sql`update section_settings set name = replace(name, ${`.${from}`}, ${`.${to}`})
    where name like ${partTextsIn(from)}`.execute(trx)
  for (const inJson of [nameEnd, sourceIn]) {
    await sql`update article_drafts set newer = replace(newer, ${inJson(from)}, ${inJson(to)})
      where newer like ${`%${inJson(from)}%`}`.execute(trx)
    await sql`update revisions set previous = replace(previous, ${inJson(from)}, ${inJson(to)})
      where previous like ${`%${inJson(from)}%`}`.execute(trx)
  }
}

/** Nothing of it can be restored. */
export async function removeTexts(trx: Trx, language: LanguageCode): Promise<void> {
  for (const table of textTables) {
    await trx.deleteFrom(table).where('language', '=', language).execute()
  }
  await trx.deleteFrom('article_behind').where('newer', '=', language).execute()
  await trx
    .updateTable('text_ledger')
    .set({ source: null })
    .where('source', '=', language)
    .execute()
  await trx.deleteFrom('section_settings').where('name', 'like', partTextsIn(language)).execute()
  await removeUnshownPictures(trx)
  await removeUnlinkedFiles(trx)
}

/** Pages alone need this: the pictures of articles go with the texts. */
async function removeUnshownPictures(trx: Trx): Promise<void> {
  await sql`delete from page_media
    where not exists (select 1 from pages where pages.id = page_media.page_id
      and (cover_id = media_id or blocks like '%"media":"' || media_id || '"%'))
    and not exists (select 1 from page_texts where page_texts.page_id = page_media.page_id
      and texts like '%/media/' || media_id || '/%')`.execute(trx)
}

async function removeUnlinkedFiles(trx: Trx): Promise<void> {
  await sql`delete from page_files
    where not exists (select 1 from pages where pages.id = page_files.page_id
      and blocks like '%"' || file_id || '"%')
    and not exists (select 1 from page_texts where page_texts.page_id = page_files.page_id
      and texts like '%/files/' || file_id || '%')`.execute(trx)
}

/** Labels of menus and texts of branches: `label:k3f9a2xb.ar`, `branch_name:k3f9a2xb.ar`. */
function partTextsIn(code: LanguageCode): string {
  return `%:%.${code}`
}

/**
 * Names such as `title.fr` end like this in JSON; in texts, the quotation mark would be escaped.
 */
function nameEnd(code: LanguageCode): string {
  return `.${code}":`
}

/** An entry of the ledger has it; in texts, the quotation marks would be escaped. */
function sourceIn(code: LanguageCode): string {
  return `"source":"${code}"`
}
