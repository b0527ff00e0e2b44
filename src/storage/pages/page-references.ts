import { ownContactSettings } from '../../domain/contact/contact-settings.ts'
import { ownAnnouncement } from '../../domain/contact/own-announcement.ts'
import type { LeadingLink, Page } from '../../domain/pages/page.ts'
import { filesInBlocks, formsInBlocks, linksInBlocks } from '../../domain/pages/described-blocks.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import { isSame } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import {
  idsOf,
  type LinkTarget,
  ownNavigation,
  targetsOf,
} from '../../domain/navigation/navigation.ts'
import { filesInTexts } from '../../domain/rich-text/file-links.ts'
import type { Redirect, RedirectTarget } from '../../domain/seo/redirect.ts'
import { formSettings } from '../forms/form-rows.ts'
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
  const files = filesIn(after)
  if (!isSame(filesIn(before), files)) {
    await trx.deleteFrom('page_files').where('page_id', '=', after.id).execute()
    const rows = files.map((file_id) => ({ page_id: after.id, file_id }))
    if (rows.length > 0) await trx.insertInto('page_files').values(rows).execute()
  }
  if (!isSame(documentsLinkedFrom(before), linked)) {
    await trx.deleteFrom('page_links').where('page_id', '=', after.id).execute()
    const rows = linked.map((target) => ({ page_id: after.id, target }))
    if (rows.length > 0) await trx.insertInto('page_links').values(rows).execute()
  }
}

type Linked = { kind: 'page' | 'topic' | 'form'; id: number } | { kind: 'file'; id: string }

function documentsLinkedFrom(page: Page): string[] {
  const targets = linksFrom(page).flatMap((link) =>
    link.kind === 'page' || link.kind === 'topic' || link.kind === 'form' ? [linkOf(link)] : [],
  )
  const forms = formsInBlocks(Object.values(page.blocks)).map((id) => linkOf({ kind: 'form', id }))
  return [...new Set([...targets, ...forms])]
}

function linksFrom({ blocks }: Page): LinkTarget[] {
  return linksInBlocks(Object.values(blocks))
}

function filesIn(page: Page): string[] {
  const offered = filesInBlocks(Object.values(page.blocks))
  const linked = [...idsOf(linksFrom(page), 'file'), ...filesInTexts(pageValues(page))]
  return [...new Set([...offered, ...linked])]
}

function linkOf({ kind, id }: Linked): string {
  return `${kind}:${id}`
}

export async function linksLeadingTo(db: Db, linked: Linked): Promise<LeadingLink[]> {
  return [
    ...(await linksOfMenus(db, linked)),
    ...(await linkOfAnnouncement(db, linked)),
    ...(await shownInContact(db, linked)),
    ...(await shownInPlaces(db, linked)),
    ...(await buttonsOfPages(db, linked)),
    ...(await redirectsTo(db, linked)).map(({ path }) => ({ kind: 'redirect' as const, path })),
  ]
}

export async function linksOfMenus(db: Db, linked: Linked): Promise<LeadingLink[]> {
  const { menu = [], footer = [] } = ownNavigation(await settingsOf(db, 'navigation'))
  const inMenus = { menu, footer }
  return (['menu', 'footer'] as const).flatMap((kind) =>
    targetsOf(inMenus[kind]).flatMap((target) => (leadsTo(target, linked) ? { kind } : [])),
  )
}

export async function linkOfAnnouncement(db: Db, linked: Linked): Promise<LeadingLink[]> {
  const { announcement_link: target } = ownAnnouncement(await settingsOf(db, 'contactUs'))
  return target && leadsTo(target, linked) ? [{ kind: 'announcement' }] : []
}

async function shownInContact(db: Db, { kind, id }: Linked): Promise<LeadingLink[]> {
  const { shown_form: form } = ownContactSettings(await settingsOf(db, 'contactUs'))
  return kind === 'form' && form === id ? [{ kind: 'contact' }] : []
}

async function shownInPlaces(db: Db, { kind, id }: Linked): Promise<LeadingLink[]> {
  const place = kind === 'form' && (await formSettings(db)).get(id)?.shownOn
  return place ? [{ kind: place }] : []
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

export async function redirectsTo(db: Db, linked: Linked): Promise<Redirect[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('target', 'like', `%"${linked.kind}"%`)
    .orderBy('id')
    .execute()
  return rows.map(toRedirect).filter(({ target }) => leadsTo(target, linked))
}

function leadsTo(target: RedirectTarget, { kind, id }: Linked): boolean {
  return target.kind === kind && 'id' in target && target.id === id
}
