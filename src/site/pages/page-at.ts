import { data, redirect } from 'react-router'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { type PageInLanguage, pagePath } from '../../domain/pages/page.ts'
import { type PagePreview, pagePreviewInLanguage } from '../../domain/documents/preview.ts'
import { storage } from '../../storage/storage.server.ts'
import type { PageDescription } from '../page-meta.ts'
import { shareAddress } from '../seo/share-source.ts'
import { pageData } from '../seo/structured-data.ts'
import type { Places } from '../site.ts'
import { blockContents, previewBlocks } from './blocks/block-contents.ts'
import type { PageContent } from './page-view.tsx'

type Place = { origin: string; language: LanguageCode }

/** Throws what answers instead, where the page has another address, or does not exist in the language. */
export async function pageAt(slug: string, place: Place) {
  const found = await storage.pages.findBySlug(place.language, slug)
  if (found && 'page' in found) return shownPage(found.page, place)
  if (found && 'movedTo' in found) {
    throw redirect(pathInLanguage(place.language, pagePath(found.movedTo)), 301)
  }
  throw data(placesOf(found?.readableIn ?? {}), { status: 404 })
}

/** A preview may be at any address: one that is pending or has no title has none of its own. */
export async function pageInPreview(preview: PagePreview, place: Place) {
  const page = pagePreviewInLanguage(preview, place.language)
  return shownPage({ ...page, ...(await previewBlocks(page.blocks, place.language)) }, place)
}

async function shownPage(page: PageInLanguage, place: Place) {
  const { title, lead, cover, slugs } = page
  const places = placesOf(slugs)
  const content = { title, lead, cover, blocks: await blockContents(page, place.language) }
  return {
    ...places,
    id: page.id,
    language: place.language,
    page: content satisfies PageContent,
    description: await describe(page, places, place),
  }
}

function placesOf(slugs: Record<LanguageCode, string>) {
  const paths = Object.entries(slugs).map(([code, slug]) => [code, pagePath(slug)] as const)
  return { readableIn: Object.keys(slugs), paths: Object.fromEntries(paths) } satisfies Places
}

async function describe(
  page: PageInLanguage,
  { readableIn, paths }: Required<Places>,
  place: Place,
): Promise<PageDescription> {
  const path = paths[place.language] ?? '/'
  const description = page.metaDescription || page.lead
  return {
    title: page.title,
    wholeTitle: page.metaTitle,
    description,
    path,
    paths,
    languages: readableIn,
    share: await shareAddress(`page-${page.id}`, place.language),
    isUnlisted: !page.listed,
    structuredData: await pageData(place, { ...page, description, path }),
  }
}
