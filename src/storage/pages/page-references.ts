import type { LinkToPage, Page } from '../../domain/pages/page.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import { isSame } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { type LinkTarget, ownNavigation, targetsOf } from '../../domain/navigation/navigation.ts'
import { settingsOf } from '../sections/section-settings.ts'
import { toRedirect } from '../seo/redirect-rows.ts'
import { readNames } from './page-list.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'

export async function writeReferences(trx: Trx, before: Page, after: Page): Promise<void> {
  const [shown, linked] = [shownPictures(pageValues(after)), pagesLinkedFrom(after)]
  if (!isSame(shownPictures(pageValues(before)), shown)) {
    await trx.deleteFrom('page_media').where('page_id', '=', after.id).execute()
    const rows = shown.map((media_id) => ({ page_id: after.id, media_id }))
    if (rows.length > 0) await trx.insertInto('page_media').values(rows).execute()
  }
  if (!isSame(pagesLinkedFrom(before), linked)) {
    await trx.deleteFrom('page_links').where('page_id', '=', after.id).execute()
    const rows = linked.map((target) => ({ page_id: after.id, target }))
    if (rows.length > 0) await trx.insertInto('page_links').values(rows).execute()
  }
}

function pagesLinkedFrom({ blocks }: Page): string[] {
  const targets = Object.values(blocks).flatMap((block) =>
    'link' in block && block.link?.kind === 'page' ? [linkOf(block.link.id)] : [],
  )
  return [...new Set(targets)]
}

function linkOf(page: number): string {
  return `page:${page}`
}

export async function linksToPage(db: Db, id: number): Promise<LinkToPage[]> {
  return [
    ...(await linksOfMenus(db, id)),
    ...(await buttonsOfPages(db, id)),
    ...(await redirectsTo(db, id)),
  ]
}

async function linksOfMenus(db: Db, id: number): Promise<LinkToPage[]> {
  const { menu = [], footer = [] } = ownNavigation(await settingsOf(db, 'navigation'))
  const inMenus = { menu, footer }
  return (['menu', 'footer'] as const).flatMap((kind) =>
    targetsOf(inMenus[kind]).flatMap((target) => (isPage(target, id) ? { kind } : [])),
  )
}

async function buttonsOfPages(db: Db, id: number): Promise<LinkToPage[]> {
  const rows = await db
    .selectFrom('page_links')
    .select('page_id')
    .where('target', '=', linkOf(id))
    .orderBy('page_id')
    .execute()
  const ids = rows.map(({ page_id }) => page_id)
  const namesOf = await readNames(db, ids)
  return ids.map((page) => ({ kind: 'page', id: page, title: namesOf(page).title }))
}

async function redirectsTo(db: Db, id: number): Promise<LinkToPage[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('target', 'like', '%"page"%')
    .orderBy('id')
    .execute()
  const redirects = rows.map(toRedirect).filter(({ target }) => isPage(target, id))
  return redirects.map(({ path }) => ({ kind: 'redirect', path }))
}

function isPage(target: { kind: LinkTarget['kind'] | 'path' }, id: number): boolean {
  return target.kind === 'page' && 'id' in target && target.id === id
}
