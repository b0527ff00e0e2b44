import { sql } from 'kysely'
import { blockTexts, type ShownBlock } from '../../domain/pages/block.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Page } from '../../domain/pages/page.ts'
import { richBlockTexts } from '../../domain/rich-text/rich-text.ts'
import { shownBlocks } from '../../domain/pages/shown-blocks.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { wordsAsJson } from '../search/words-as-json.ts'
import { searchVersion, writeWords } from '../search/write-words.ts'
import { toPage } from './page-rows.ts'

/**
 * Visitors find a page by what they read of it in the language; without a title, it is not indexed.
 */
export async function indexPage(trx: Trx, page: Page, language: LanguageCode): Promise<void> {
  const { title = '' } = page.texts[language] ?? {}
  const content = title && textOfPage(page, language)
  await writeWords(trx, 'page', {
    id: page.id,
    language,
    created_at: page.createdAt.toISOString(),
    ofTitle: wordsAsJson(title),
    ofContent: wordsAsJson(content),
  })
}

export function textOfPage(
  page: Pick<Page, 'order' | 'blocks' | 'texts'>,
  language: LanguageCode,
): string {
  const { lead = '' } = page.texts[language] ?? {}
  const texts = [lead, ...shownBlocks(page, language).flatMap(textsIn)]
  return texts.filter((text) => text !== '').join(' ')
}

function textsIn(block: ShownBlock): string[] {
  const { texts, itemTexts } = blockTexts[block.kind]
  const items = 'items' in block ? block.items : []
  return [
    ...Object.keys(texts).map((name) => textIn(block, name)),
    ...items.flatMap((item) => Object.keys(itemTexts).map((name) => textIn(item, name))),
  ]
}

function textIn(part: object, name: string): string {
  const text = (part as Record<string, string>)[name] ?? ''
  return richBlockTexts.includes(name) ? plainText(text) : text
}

export async function indexMissingPages({ writeQuietly }: Database): Promise<void> {
  while (await writeQuietly('product', indexMissingPage));
}

async function indexMissingPage(trx: Trx): Promise<boolean> {
  const row = await trx
    .selectFrom('pages')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('page_texts').select('page_id').where('search_version', '<', searchVersion),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return false
  const page = await toPage(trx, row)
  for (const language of Object.keys(page.texts)) await indexPage(trx, page, language)
  await sql`update page_texts set search_version = ${searchVersion}
    where page_id = ${row.id}`.execute(trx)
  return true
}
