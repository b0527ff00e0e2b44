import {
  defaultPublicLanguage,
  isLanguageCode,
  type LanguageCode,
} from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { freeSlug, reservedSlugs } from '../../domain/pages/page-address.ts'
import type { Page } from '../../domain/pages/page.ts'
import { Problem } from '../../domain/problem.ts'
import { textName, type Values } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'

/** Slugs that were made of a title, and not written, make way for those that are there. */
export async function withFreeSlugs(
  trx: Trx,
  before: Page,
  page: Page,
  sent: Values,
): Promise<Page> {
  const texts = { ...page.texts }
  for (const [language, { slug = '', ...others }] of Object.entries(page.texts)) {
    const isWritten = Boolean(sent[textName('slug', language)])
    if (slug === '' || isWritten || slug === before.texts[language]?.slug) continue
    const taken = await slugsOfOthers(trx, page.id, language)
    texts[language] = { ...others, slug: freeSlug(slug, (one) => taken.has(one)) }
  }
  return { ...page, texts }
}

/** A page does not get what led to another one before. `given` are not stored yet. */
export async function freeSlugs(
  db: Db,
  wanted: Record<LanguageCode, string>,
  given: (language: LanguageCode) => readonly string[] = () => [],
): Promise<Record<LanguageCode, string>> {
  const free: Record<LanguageCode, string> = {}
  for (const [language, slug] of Object.entries(wanted)) {
    const taken = await slugsOfOthers(db, 0, language)
    const once = await db
      .selectFrom('page_old_slugs')
      .select('slug')
      .where('language', '=', language)
      .execute()
    for (const one of [...given(language), ...once.map((row) => row.slug)]) taken.add(one)
    free[language] = freeSlug(slug, (one) => taken.has(one))
  }
  return free
}

async function slugsOfOthers(db: Db, page: number, language: LanguageCode): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_texts')
    .select('slug')
    .where('language', '=', language)
    .where('page_id', '<>', page)
    .execute()
  const codes = await db.selectFrom('languages').select('code').execute()
  return new Set([
    ...reservedSlugs,
    ...codes.map(({ code }) => code),
    ...rows.map(({ slug }) => slug),
  ])
}

/** Throws Problem('address-taken') for one of another page, or of a language. */
export async function refuseTakenSlug(
  db: Db,
  page: number,
  language: LanguageCode,
  slug: string,
): Promise<void> {
  if (slug === '') return
  const holder = await db
    .selectFrom('page_texts')
    .select(['title'])
    .where('language', '=', language)
    .where('slug', '=', slug)
    .where('page_id', '<>', page)
    .executeTakeFirst()
  if (holder) throw slugTaken(language, holder.title)
  const languages = isLanguageCode(slug)
    ? await db.selectFrom('languages').select('name').where('code', '=', slug).execute()
    : []
  for (const { name } of languages) throw slugTaken(language, name)
}

export function slugTaken(language: LanguageCode, holder: string): Problem {
  const sentence = holder
    ? messages.addressTakenBy.replace('{name}', () => holder)
    : messages.addressTaken
  return new Problem('address-taken', { fields: { [textName('slug', language)]: sentence } })
}

/**
 * The old address of a published page leads on; an address that is given to a page ends what led
 * elsewhere.
 */
export async function moveSlug(
  trx: Trx,
  page: Pick<Page, 'id' | 'status'>,
  language: LanguageCode,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (before === after) return
  if (after !== '') {
    await trx
      .deleteFrom('page_old_slugs')
      .where('language', '=', language)
      .where('slug', '=', after)
      .execute()
  }
  if (before !== '' && page.status === 'published') {
    await leadFromSlug(trx, page.id, language, before)
  }
}

export async function leadFromSlug(
  trx: Trx,
  page_id: number,
  language: LanguageCode,
  slug: string,
): Promise<void> {
  await trx
    .insertInto('page_old_slugs')
    .values({ language, slug, page_id })
    .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet({ page_id }))
    .execute()
}

/** The title of the page at this first part of an address, so that no language can be named like it. */
export async function titleAtDefault(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('page_texts')
    .select('title')
    .where('language', '=', defaultPublicLanguage)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.title
}
