import type { LanguageCode } from '../../domain/languages/language.ts'
import { describedBlocks, type DescribedBlocks } from '../../domain/pages/described-blocks.ts'
import { focusedCover } from '../../domain/media/media.ts'
import { homePageId, type PageInLanguage, type PageLink } from '../../domain/pages/page.ts'
import { normalisedSlug } from '../../domain/pages/page-address.ts'
import { shownBlocks } from '../../domain/pages/shown-blocks.ts'
import type { Db } from '../engine/tables.ts'
import { toDescribed } from '../media/picture-descriptions.ts'
import { sharedParts, textColumns, toTexts } from './page-rows.ts'

type Slugs = Record<LanguageCode, string>

/** An address is answered by a page, its present address, or other languages it can be read in. */
type FoundPage = { page: PageInLanguage } | { movedTo: string } | { readableIn: Slugs }

type PageAddress = { id: number; updatedAt: Date; slugs: Slugs }

export async function findBySlug(
  db: Db,
  language: LanguageCode,
  written: string,
): Promise<FoundPage | undefined> {
  const slug = normalisedSlug(written)
  const row = slug ? await rowAt(db, language, slug) : undefined
  if (!row) return slug ? leadingTo(db, language, await pageThatHad(db, language, slug)) : undefined
  if (slug !== written && row.title !== '') return { movedTo: slug }
  const slugs = await slugsOf(db, row.id)
  if (row.title === '') return { readableIn: slugs }
  const { pictures, described } = await picturesOf(db, row.id, language)
  const shared = sharedParts(row, pictures)
  const texts = { [language]: toTexts(row) }
  return {
    page: {
      id: row.id,
      title: row.title,
      lead: row.lead,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      updatedAt: new Date(row.updated_at),
      listed: row.listed === 1,
      cover: shared.cover && focusedCover(shared.cover, described),
      ...describedBlocks(shownBlocks({ ...shared, texts }, language), described),
      slugs,
    },
  }
}

export async function homeBlocksIn(db: Db, language: LanguageCode): Promise<DescribedBlocks> {
  const row = await db
    .selectFrom('pages')
    .leftJoin('page_texts', (join) =>
      join.onRef('page_id', '=', 'pages.id').on('language', '=', language),
    )
    .select(['blocks', 'cover_id', 'cover_focus', 'texts'])
    .where('pages.id', '=', homePageId)
    .executeTakeFirstOrThrow()
  const written = JSON.parse(row.texts ?? '{}') as Record<string, string>
  const { pictures, described } = await picturesOf(db, homePageId, language)
  const page = { ...sharedParts(row, pictures), texts: { [language]: written } }
  return describedBlocks(shownBlocks(page, language), described)
}

async function picturesOf(db: Db, page: number, language: LanguageCode) {
  const rows = await db
    .selectFrom('page_media')
    .innerJoin('media', 'media.id', 'page_media.media_id')
    .leftJoin('media_texts', (join) =>
      join.onRef('media_texts.media_id', '=', 'media.id').on('language', '=', language),
    )
    .select(['media.id', 'width', 'height', 'blur', 'focus', 'decorative', 'alt', 'caption'])
    .where('page_id', '=', page)
    .execute()
  return {
    pictures: new Map(
      rows.map(({ id, width, height, blur }) => [id, { id, width, height, blur }] as const),
    ),
    described: new Map(rows.map(({ id, ...said }) => [id, toDescribed(said)] as const)),
  }
}

export async function slugsOf(db: Db, page: number): Promise<Slugs> {
  const rows = await readableTexts(db).where('page_id', '=', page).execute()
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]))
}

/** Published pages with a title in the language, by id: where links lead, and what they are called. */
export async function pageLinks(
  db: Db,
  language: LanguageCode,
  ids?: number[],
): Promise<Map<number, PageLink>> {
  if (ids?.length === 0) return new Map()
  const rows = await db
    .selectFrom('page_texts')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(['page_id as id', 'title', 'slug'])
    .where('language', '=', language)
    .where('title', '<>', '')
    .where('status', '=', 'published')
    .$if(ids !== undefined, (all) => all.where('page_id', 'in', ids ?? []))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function pageAddresses(db: Db): Promise<PageAddress[]> {
  const rows = await readableTexts(db)
    .innerJoin('pages', 'pages.id', 'page_id')
    .select('updated_at')
    .where('pages.status', '=', 'published')
    .where('listed', '=', 1)
    .orderBy('page_id')
    .execute()
  const addresses = new Map<number, PageAddress>()
  for (const { page_id: id, language, slug, updated_at } of rows) {
    const known = addresses.get(id)
    if (known) known.slugs[language] = slug
    else addresses.set(id, { id, updatedAt: new Date(updated_at), slugs: { [language]: slug } })
  }
  return [...addresses.values()]
}

function readableTexts(db: Db) {
  return db
    .selectFrom('page_texts')
    .innerJoin('languages', 'languages.code', 'language')
    .select(['page_id', 'language', 'slug'])
    .where('languages.status', '=', 'published')
    .where('title', '<>', '')
    .orderBy('languages.id')
}

function rowAt(db: Db, language: LanguageCode, slug: string) {
  return db
    .selectFrom('page_texts')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(textColumns)
    .select(['pages.id', 'updated_at', 'listed', 'cover_id', 'cover_focus', 'blocks'])
    .where('language', '=', language)
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

/** A slug of this language comes before one of another language or one it had. */
async function pageThatHad(
  db: Db,
  language: LanguageCode,
  slug: string,
): Promise<number | undefined> {
  const now = db.selectFrom('page_texts').select(['page_id', 'language']).where('slug', '=', slug)
  const once = db
    .selectFrom('page_old_slugs')
    .select(['page_id', 'language'])
    .where('slug', '=', slug)
  const row = await db
    .selectFrom(once.unionAll(now).as('places'))
    .innerJoin('pages', 'pages.id', 'page_id')
    .select('page_id')
    .where('status', '=', 'published')
    .orderBy((eb) => eb.case().when('language', '=', language).then(0).else(1).end())
    .orderBy('page_id')
    .limit(1)
    .executeTakeFirst()
  return row?.page_id
}

async function leadingTo(
  db: Db,
  language: LanguageCode,
  page: number | undefined,
): Promise<FoundPage | undefined> {
  if (page === undefined) return undefined
  const slugs = await slugsOf(db, page)
  const movedTo = slugs[language]
  if (movedTo !== undefined) return { movedTo }
  return Object.keys(slugs).length > 0 ? { readableIn: slugs } : undefined
}
