import { isHomePage } from '../../domain/pages/home-page.ts'
import type { ContentKind } from '../../domain/documents/revision.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Db } from '../engine/tables.ts'

export type Untouched = {
  articles: { id: number; revision: number }[]
  cards: { id: number; revision: number }[]
  pages: { id: number; revision: number }[]
  home: number | undefined
  sections: { name: SectionName; revision: number }[]
}

export async function untouchedDemo(db: Db): Promise<Untouched> {
  const rows = await db.selectFrom('demo_documents').selectAll().execute()
  const revisions = new Map(rows.map(({ kind, subject, revision }) => [kind + subject, revision]))
  const subjects = (kind: ContentKind) =>
    rows.filter((row) => row.kind === kind).map(({ subject }) => subject)
  const articles = await atRevision(db, 'articles', subjects('article').map(Number))
  const cards = await atRevision(db, 'cards', subjects('card').map(Number))
  const pages = await atRevision(db, 'pages', subjects('page').map(Number))
  const sections = await db.selectFrom('sections').select(['name', 'revision']).execute()
  const untouchedPages = pages.filter(({ id, revision }) => revisions.get(`page${id}`) === revision)
  return {
    articles: articles.filter(({ id, revision }) => revisions.get(`article${id}`) === revision),
    cards: cards.filter(({ id, revision }) => revisions.get(`card${id}`) === revision),
    pages: untouchedPages.filter((page) => !isHomePage(page)),
    home: untouchedPages.find(isHomePage)?.revision,
    sections: sections.filter(({ name, revision }) => revisions.get(`section${name}`) === revision),
  }
}

export function isNothing({ articles, cards, pages, home, sections }: Untouched): boolean {
  const documents = articles.length + cards.length + pages.length + sections.length
  return documents === 0 && home === undefined
}

async function atRevision(db: Db, table: 'articles' | 'cards' | 'pages', ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom(table)
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}
