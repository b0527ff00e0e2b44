import { sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { isTemplateText, templateBeginnings } from '../../domain/starting-point/template-text.ts'
import type { Db } from '../engine/tables.ts'

type Asked = { ids: number[] } | { status: 'published' }

/** The languages in which pages that have a title still hold what a template asks for, by their ids. */
export async function templatesIn(db: Db, asked: Asked): Promise<Map<number, LanguageCode[]>> {
  if ('ids' in asked && asked.ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('page_texts')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(['page_id', 'language', 'texts'])
    .where('title', '<>', '')
    .$if('ids' in asked, (all) => all.where('page_id', 'in', 'ids' in asked ? asked.ids : []))
    .$if('status' in asked, (all) => all.where('pages.status', '=', 'published'))
    // Long texts that no template wrote are not loaded.
    .where(({ or }) =>
      or(templateBeginnings.map((beginning) => sql<boolean>`texts like ${`%${beginning}%`}`)),
    )
    .orderBy('language')
    .execute()
  const unwritten = rows.filter(({ texts }) =>
    Object.values<string>(JSON.parse(texts)).some(isTemplateText),
  )
  return new Map(
    Map.groupBy(unwritten, ({ page_id: id }) => id)
      .entries()
      .map(([id, own]) => [id, own.map(({ language }) => language)]),
  )
}
