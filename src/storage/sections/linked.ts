import type { ArticleSection } from '../../domain/articles/article.ts'
import { hrefLangOf } from '../../domain/files/library-file.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Linked } from '../../domain/navigation/menu-in.ts'
import { idsOf, type LinkTarget } from '../../domain/navigation/navigation.ts'
import type { Db } from '../engine/tables.ts'
import { shownFiles } from '../files/file-document.ts'
import { formTitles } from '../forms/form-rows.ts'
import { pageLinks } from '../pages/public-pages.ts'
import { topicsAt } from '../topics/public-topics.ts'

export async function readLinked(
  db: Db,
  targets: LinkTarget[],
  language: LanguageCode,
): Promise<Linked> {
  const leadsToSections = targets.some(({ kind }) => kind === 'section')
  return {
    articles: await titlesOf(db, idsOf(targets, 'article'), language),
    pages: await pageLinks(db, language, idsOf(targets, 'page')),
    forms: await formTitles(db, idsOf(targets, 'form'), language),
    files: await fileLinks(db, idsOf(targets, 'file'), language),
    topics: await topicsAt(db, idsOf(targets, 'topic'), language),
    filled: leadsToSections ? await filledSections(db, language) : [],
  }
}

async function titlesOf(
  db: Db,
  ids: number[],
  language: LanguageCode,
): Promise<Linked['articles']> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'section', 'title'])
    .where('article_id', 'in', ids)
    .where('language', '=', language)
    .execute()
  return new Map(rows.map(({ article_id: id, section, title }) => [id, { section, title }]))
}

async function fileLinks(db: Db, ids: string[], language: LanguageCode): Promise<Linked['files']> {
  const files = [...(await shownFiles(db, ids, language)).values()]
  return new Map(
    files.map((file) => {
      const { id, title: label, address: path } = file
      return [id, { label, path, isExternal: true, ...hrefLangOf(file, language) }]
    }),
  )
}

async function filledSections(db: Db, language: LanguageCode): Promise<ArticleSection[]> {
  const rows = await db
    .selectFrom('article_totals')
    .select('section')
    .where('language', '=', language)
    .where('total', '>', 0)
    .execute()
  return rows.map(({ section }) => section)
}
