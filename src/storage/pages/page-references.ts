import { ownAnnouncement } from '../../domain/contact/own-announcement.ts'
import type { LeadingLink, Page } from '../../domain/pages/page.ts'
import { filesInBlocks } from '../../domain/pages/described-blocks.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import { isSame } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { ownNavigation, targetsOf } from '../../domain/navigation/navigation.ts'
import type { RedirectTarget } from '../../domain/seo/redirect.ts'
import { settingsOf } from '../sections/section-settings.ts'
import { toRedirect } from '../seo/redirect-rows.ts'
import { readNames } from './page-list.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'

export async function writeReferences(trx: Trx, before: Page, after: Page): Promise<void> {
  const [shown, linked] = [shownPictures(pageValues(after)), documentsLinkedFrom(after)]
  if (!isSame(shownPictures(pageValues(before)), shown)) {
    await trx.deleteFrom('page_media').where('page_id', '=', after.id).execute()
    const rows = shown.map((media_id) => ({ page_id: after.id, media_id }))
    if (rows.length > 0) await trx.insertInto('page_media').values(rows).execute()
  }
  const offered = filesInBlocks(Object.values(after.blocks))
  if (!isSame(filesInBlocks(Object.values(before.blocks)), offered)) {
    await trx.deleteFrom('page_files').where('page_id', '=', after.id).execute()
    const rows = offered.map((file_id) => ({ page_id: after.id, file_id }))
    if (rows.length > 0) await trx.insertInto('page_files').values(rows).execute()
  }
  if (!isSame(documentsLinkedFrom(before), linked)) {
    await trx.deleteFrom('page_links').where('page_id', '=', after.id).execute()
    const rows = linked.map((target) => ({ page_id: after.id, target }))
    if (rows.length > 0) await trx.insertInto('page_links').values(rows).execute()
  }
}

type Linked = { kind: 'page' | 'topic' | 'form'; id: number }

function documentsLinkedFrom({ blocks }: Page): string[] {
  const targets = Object.values(blocks).flatMap((block) => {
    if (block.kind === 'form') return block.form ? [linkOf({ kind: 'form', id: block.form })] : []
    const link = 'link' in block && block.link
    return link && (link.kind === 'page' || link.kind === 'topic') ? [linkOf(link)] : []
  })
  return [...new Set(targets)]
}

function linkOf({ kind, id }: Linked): string {
  return `${kind}:${id}`
}

export async function linksLeadingTo(db: Db, linked: Linked): Promise<LeadingLink[]> {
  return [
    ...(await linksOfMenus(db, linked)),
    ...(await linkOfAnnouncement(db, linked)),
    ...(await buttonsOfPages(db, linked)),
    ...(await redirectsTo(db, linked)),
  ]
}

async function linksOfMenus(db: Db, linked: Linked): Promise<LeadingLink[]> {
  const { menu = [], footer = [] } = ownNavigation(await settingsOf(db, 'navigation'))
  const inMenus = { menu, footer }
  return (['menu', 'footer'] as const).flatMap((kind) =>
    targetsOf(inMenus[kind]).flatMap((target) => (leadsTo(target, linked) ? { kind } : [])),
  )
}

async function linkOfAnnouncement(db: Db, linked: Linked): Promise<LeadingLink[]> {
  const { announcement_link: target } = ownAnnouncement(await settingsOf(db, 'contactUs'))
  return target && leadsTo(target, linked) ? [{ kind: 'announcement' }] : []
}

async function buttonsOfPages(db: Db, linked: Linked): Promise<LeadingLink[]> {
  const rows = await db
    .selectFrom('page_links')
    .select('page_id')
    .where('target', '=', linkOf(linked))
    .orderBy('page_id')
    .execute()
  const ids = rows.map(({ page_id }) => page_id)
  const namesOf = await readNames(db, ids)
  return ids.map((page) => ({ kind: 'page', id: page, title: namesOf(page).title }))
}

async function redirectsTo(db: Db, linked: Linked): Promise<LeadingLink[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('target', 'like', `%"${linked.kind}"%`)
    .orderBy('id')
    .execute()
  const redirects = rows.map(toRedirect).filter(({ target }) => leadsTo(target, linked))
  return redirects.map(({ path }) => ({ kind: 'redirect', path }))
}

function leadsTo(target: RedirectTarget, { kind, id }: Linked): boolean {
  return target.kind === kind && 'id' in target && target.id === id
}
