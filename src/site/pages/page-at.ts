import { data, redirect } from 'react-router'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { type PageInLanguage, pagePath } from '../../domain/pages/page.ts'
import { type PagePreview, pagePreviewInLanguage } from '../../domain/documents/preview.ts'
import { storage } from '../../storage/storage.server.ts'
import type { PageDescription } from '../page-meta.ts'
import { shareAddress } from '../seo/share-source.ts'
import { eventData, pageData } from '../seo/structured-data.ts'
import type { Alternates } from '../site.ts'
import { blockContents, previewBlocks } from './blocks/block-contents.ts'
import type { PageContent } from './page-view.tsx'

type SiteBase = { origin: string; language: LanguageCode }

/** Throws what answers instead, where the page has another address, or does not exist in the language. */
export async function pageAt(slug: string, base: SiteBase) {
  const found = await storage.pages.findBySlug(base.language, slug)
  if (found && 'page' in found) return shownPage(found.page, base)
  if (found && 'movedTo' in found) {
    throw redirect(pathInLanguage(base.language, pagePath(found.movedTo)), 301)
  }
  throw data(alternatesOf(found?.readableIn ?? {}), { status: 404 })
}

/** A preview may be at any address: one that is pending or has no title has none of its own. */
export async function pageInPreview(preview: PagePreview, base: SiteBase) {
  const page = pagePreviewInLanguage(preview, base.language)
  return shownPage({ ...page, ...(await previewBlocks(page.blocks, base.language)) }, base)
}

async function shownPage(page: PageInLanguage, base: SiteBase) {
  const { title, lead, cover, slugs } = page
  const alternates = alternatesOf(slugs)
  const content = { title, lead, cover, blocks: await blockContents(page, base.language) }
  return {
    ...alternates,
    id: page.id,
    language: base.language,
    page: content satisfies PageContent,
    description: await describe(page, alternates, base),
  }
}

function alternatesOf(slugs: Record<LanguageCode, string>) {
  const paths = Object.entries(slugs).map(([code, slug]) => [code, pagePath(slug)] as const)
  return { readableIn: Object.keys(slugs), paths: Object.fromEntries(paths) } satisfies Alternates
}

async function describe(
  page: PageInLanguage,
  { readableIn, paths }: Required<Omit<Alternates, 'addresses'>>,
  base: SiteBase,
): Promise<PageDescription> {
  const path = paths[base.language] ?? '/'
  const description = page.metaDescription || page.lead
  return {
    title: page.title,
    wholeTitle: page.metaTitle,
    description,
    path,
    paths,
    languages: readableIn,
    share: await shareAddress(`page-${page.id}`, base.language),
    isUnlisted: !page.listed,
    structuredData: [
      ...(await pageData(base, { ...page, description, path })),
      ...(await eventData(base, { blocks: page.blocks, path })),
    ],
  }
}
