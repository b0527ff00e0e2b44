import { type LinkTarget, ownNavigation, targetsOf } from '../../domain/navigation/navigation.ts'
import type { LinkToPage } from '../../domain/pages/page.ts'
import type { Db } from '../engine/tables.ts'
import { settingsOf } from '../sections/section-settings.ts'
import { toRedirect } from '../seo/redirect-rows.ts'
import { readNames } from './page-list.ts'
import { linkOf } from './page-references.ts'

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
