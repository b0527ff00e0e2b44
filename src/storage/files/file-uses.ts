import type { ExpressionBuilder } from 'kysely'
import { ownAnnouncement } from '../../domain/contact/own-announcement.ts'
import type { FileUse } from '../../domain/files/file-use.ts'
import { idsOf, ownNavigation, targetsIn } from '../../domain/navigation/navigation.ts'
import type { Db, Tables } from '../engine/tables.ts'
import { readNames } from '../pages/page-list.ts'
import { linkOfAnnouncement, linksOfMenus, redirectsTo } from '../pages/page-references.ts'
import { settingsOf } from '../sections/section-settings.ts'
import { toRedirect } from '../seo/redirect-rows.ts'

export async function usesOfFile(db: Db, id: string): Promise<FileUse[]> {
  return [
    ...(await usesInArticles(db, id)),
    ...(await usesInPages(db, id)),
    ...(await usesInSections(db, id)),
    ...(await usesInRedirects(db, id)),
  ]
}

async function usesInArticles(db: Db, id: string): Promise<FileUse[]> {
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'section'])
    .where((article) => isLinkedFrom(article, id))
    .orderBy('id', 'desc')
    .execute()
  const titles = [
    ...(await titlesLinking(db, 'article_drafts', id)),
    ...(await titlesLinking(db, 'article_texts', id)),
  ]
  return articles.map(({ id: article, section }) => {
    const own = titles.filter(({ article_id }) => article_id === article)
    return {
      kind: 'article',
      subject: String(article),
      section,
      field: 'content',
      titles: Object.fromEntries(own.map(({ language, title }) => [language, title])),
    }
  })
}

function titlesLinking(db: Db, table: 'article_texts' | 'article_drafts', id: string) {
  return db
    .selectFrom(table)
    .select(['article_id', 'language', 'title'])
    .where('title', '<>', '')
    .where('article_id', 'in', ({ selectFrom }) =>
      selectFrom('articles')
        .select('id')
        .where((article) => isLinkedFrom(article, id)),
    )
    .execute()
}

function isLinkedFrom({ eb, or, selectFrom }: ExpressionBuilder<Tables, 'articles'>, id: string) {
  return or(
    (['article_files', 'article_draft_files'] as const).map((table) =>
      eb('id', 'in', selectFrom(table).select('article_id').where('file_id', '=', id)),
    ),
  )
}

async function usesInPages(db: Db, id: string): Promise<FileUse[]> {
  const rows = await db
    .selectFrom('page_files')
    .select('page_id')
    .where('file_id', '=', id)
    .orderBy('page_id')
    .execute()
  const pages = rows.map(({ page_id: page }) => page)
  const namesOf = await readNames(db, pages)
  return pages.map((page) => ({
    kind: 'page',
    subject: String(page),
    section: null,
    field: 'blocks',
    titles: namesOf(page).title,
  }))
}

async function usesInSections(db: Db, id: string): Promise<FileUse[]> {
  const linked = { kind: 'file', id } as const
  const inMenus = new Set((await linksOfMenus(db, linked)).map(({ kind }) => kind))
  const announced = await linkOfAnnouncement(db, linked)
  const places = [
    ...[...inMenus].map((field) => ({ subject: 'navigation', field })),
    ...announced.map(() => ({ subject: 'contactUs', field: 'announcement_link' })),
  ]
  return places.map((place) => ({ kind: 'section', section: null, titles: {}, ...place }))
}

async function usesInRedirects(db: Db, id: string): Promise<FileUse[]> {
  const redirects = await redirectsTo(db, { kind: 'file', id })
  return redirects.map(({ id: redirect, path }) => ({
    kind: 'redirect',
    subject: String(redirect),
    section: null,
    field: 'target',
    titles: {},
    name: path,
  }))
}

export async function filesLinkedBeside(db: Db): Promise<string[]> {
  const { announcement_link: announced } = ownAnnouncement(await settingsOf(db, 'contactUs'))
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('target', 'like', '%"file"%')
    .execute()
  const redirected = rows.map((row) => toRedirect(row).target)
  const targets = [
    ...targetsIn(ownNavigation(await settingsOf(db, 'navigation'))),
    ...(announced ? [announced] : []),
    ...redirected.filter((target) => target.kind !== 'path'),
  ]
  return [...new Set(idsOf(targets, 'file'))]
}
