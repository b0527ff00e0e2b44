import type { ArticleSection } from '../../domain/articles/article.ts'
import type { NewDate } from '../../domain/articles/publication-dates.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { ValuesThere } from '../../domain/moving/changed-there.ts'
import type { OldPath } from '../../domain/moving/moved-item.ts'
import type { Waiting } from '../../domain/moving/old-links.ts'
import { changePage } from '../../domain/pages/change-page.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, textName, type Values } from '../../domain/documents/revision.ts'
import { type NewRedirect, redirectLimits, type RedirectTarget } from '../../domain/seo/redirect.ts'
import { siteAddress } from '../../domain/seo/site-address.ts'
import type { InEachLanguage } from '../articles/article-save.ts'
import { saveDates } from '../articles/save-dates.ts'
import { createArticleInEach } from '../articles/create-article.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { changingPage, lockPage } from '../pages/page-document.ts'
import { freeSlugs, leadFromSlug } from '../pages/page-slugs.ts'
import { createPage } from '../pages/page-store.ts'
import { findRedirect, insertRedirects, redirectCount } from '../seo/redirect-rows.ts'
import { openSiteAddresses } from '../seo/site-addresses.ts'
import {
  describePictures,
  type MovedPicture,
  noteBrought,
  notInLibrary,
} from './describe-pictures.ts'
import {
  movedArticle,
  type MovedDocument,
  movedDocuments,
  type MovedKind,
  movedPage,
  writtenOf,
} from './moved-documents.ts'

export type ImportRun = { id: number; source: string }
export type Origin = {
  key: string
  language: LanguageCode
  digest: string
  waiting?: Waiting | undefined
  there?: ValuesThere | undefined
}

export type MovedArticle = {
  kind: 'article'
  section: ArticleSection
  saves: InEachLanguage
  dates?: NewDate[]
}
export type MovedPage = {
  kind: 'page'
  values: Values
  slugs: Record<LanguageCode, string>
  oldSlugs?: { language: LanguageCode; slug: string }[]
}
export type Moved = (MovedArticle | MovedPage) & {
  origins: Origin[]
  described: MovedPicture[]
  oldPaths: OldPath[]
}

export type TakenIn = { id: number | undefined; unled: string[]; pathIn: MovedDocument['pathIn'] }

export const takenIn = new Problem('conflict')

/** Throws `takenIn` if another run was first. */
export async function takeIn(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  moved: Moved,
  edit: Edit,
): Promise<TakenIn> {
  const { described, origins, oldPaths } = moved
  const fresh = await notInLibrary(
    trx,
    described.map(({ id }) => id),
  )
  const document =
    moved.kind === 'page'
      ? await createMovedPage(trx, moved, edit)
      : await createMovedArticle(trx, moved, edit)
  const { id, revision, shown, pathIn } = document
  await describeShown(trx, shown, described, edit)
  await noteBrought(
    trx,
    import_id,
    fresh.filter((picture) => shown.includes(picture)),
  )
  await forgetTakenBack(trx, source, origins)
  const rows = origins.map(({ waiting, there, ...origin }) => ({
    ...origin,
    source,
    kind: moved.kind,
    document_id: id,
    made_at: edit.at.toISOString(),
    import_id,
    revision,
    written: JSON.stringify({ ...writtenOf(document, origin.language), waiting, there }),
  }))
  await onDuplicate(trx.insertInto('import_origins').values(rows).execute(), takenIn)
  const { unled } = await leadHere(trx, document, oldPaths)
  return { id, unled, pathIn }
}

async function createMovedArticle(
  trx: Trx,
  { section, saves, dates = [] }: MovedArticle,
  edit: Edit,
): Promise<MovedDocument> {
  const article = await createArticleInEach(trx, section, saves, edit)
  for (const date of dates) await saveDates(trx, section, article.id, date, edit)
  return movedArticle(article)
}

/** One at a time, so that its addresses are free. They lead to it even if they change before it is published. */
async function createMovedPage(
  trx: Trx,
  { values, slugs, oldSlugs = [] }: MovedPage,
  edit: Edit,
): Promise<MovedDocument> {
  await lockPage(trx, homePageId)
  const free = Object.entries(await freeSlugs(trx, slugs))
  const addresses = free.map(([language, slug]) => [textName('slug', language), slug])
  const page = await createPage(trx, { ...values, ...Object.fromEntries(addresses) }, edit)
  for (const [language, slug] of free) await leadFromSlug(trx, page.id, language, slug)
  for (const { language, slug } of oldSlugs) {
    const { [language]: own } = await freeSlugs(trx, { [language]: slug })
    if (own === slug) await leadFromSlug(trx, page.id, language, slug)
  }
  return movedPage(page)
}

export async function linkPage(trx: Trx, id: number, values: Values, edit: Edit): Promise<void> {
  const { revision, status } = await lockPage(trx, id)
  const origin = trx
    .selectFrom('import_origins')
    .select('key')
    .where('kind', '=', 'page')
    .where('document_id', '=', id)
    .where('revision', '=', revision)
  if (status === 'published' || !(await origin.executeTakeFirst())) return
  const { saved } = await saveWithRevision(trx, changingPage(), id, {
    action: 'change',
    edit,
    sent: null,
    change: (current) => changePage(current, values),
  })
  await moveOrigins(trx, 'page', { id, before: revision, after: saved.revision })
}

type Step = { id: number; before: number; after: number }

export async function moveOrigins(
  trx: Trx,
  kind: Moved['kind'],
  { id, before, after }: Step,
): Promise<void> {
  await trx
    .updateTable('import_origins')
    .set({ revision: after })
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('revision', '=', before)
    .execute()
}

export async function describeShown(
  trx: Trx,
  shown: string[],
  described: MovedPicture[],
  edit: Edit,
): Promise<void> {
  await describePictures(
    trx,
    described.filter(({ id }) => shown.includes(id)),
    edit,
  )
}

/** Whoever takes back an import may change their mind. */
export async function forgetTakenBack(
  trx: Trx,
  source: string,
  origins: Pick<Origin, 'key' | 'language'>[],
): Promise<void> {
  for (const { key, language } of origins) {
    await trx
      .deleteFrom('import_origins')
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
      .where('taken_back_at', 'is not', null)
      .execute()
  }
}

type Named = { kind: MovedKind; id: number }

export async function unledPaths(
  db: Db,
  { kind, id }: Named,
  oldPaths: OldPath[],
): Promise<OldPath[]> {
  const document = await movedDocuments[kind].read(db, id)
  const site = await openSiteAddresses(db)
  const unled: OldPath[] = []
  for (const old of oldPaths) {
    const isOwn = old.path === document.pathIn(siteAddress(old.path).language)
    if (!isOwn && (await isUnled(db, site, old.path))) unled.push(old)
  }
  return unled
}

type SiteAddresses = Awaited<ReturnType<typeof openSiteAddresses>>

async function isUnled(db: Db, site: SiteAddresses, path: string): Promise<boolean> {
  return !(await site.answers(path)) && !(await findRedirect(db, path))
}

type Led = { led: string[]; unled: string[] }

/** Addresses are `unled` that answer or lead elsewhere already. */
export async function leadHere(
  trx: Trx,
  document: MovedDocument,
  oldPaths: OldPath[],
): Promise<Led> {
  const site = await openSiteAddresses(trx)
  const led: string[] = []
  const unled: string[] = []
  let room = redirectLimits.imported - (await redirectCount(trx, 1))
  const byPath = Map.groupBy(oldPaths, ({ path }) => path)
  for (const { path, language } of [...byPath.values()].flatMap((own) => own.slice(0, 1))) {
    if (path === document.pathIn(siteAddress(path).language)) continue
    const isFree = room > 0 && (await isUnled(trx, site, path))
    if (!isFree) unled.push(path)
    else {
      await insertRedirects(trx, [redirectTo(document, path, language)], 1)
      led.push(path)
      room -= 1
    }
  }
  return { led, unled }
}

/** A redirect keeps the language of the old address; one in another language names its own. */
function redirectTo(document: MovedDocument, path: string, language: LanguageCode): NewRedirect {
  const isInLanguage = siteAddress(path).language === language
  return { path, target: isInLanguage ? document.link : ownTarget(document, language) }
}

function ownTarget({ pathIn }: MovedDocument, language: LanguageCode): RedirectTarget {
  return { kind: 'path', path: pathIn(language) }
}

/** Redirects that an import made to it have one of these, as it is stored. */
export function redirectTargets(document: MovedDocument): string[] {
  const { languages, link } = document
  const targets = languages.map((language) => ownTarget(document, language))
  return [link, ...targets].map((target) => JSON.stringify(target))
}
