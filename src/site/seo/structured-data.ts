import {
  type ArticleSummary,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import { endOf, isEventTime, isWholeDay, startOf } from '../../domain/events/event-times.ts'
import { branchesIn } from '../../domain/contact/branch.ts'
import { isLink } from '../../domain/contact/contact.ts'
import { companyNameIn } from '../../domain/people/identity.ts'
import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import { type Picture, pictureAddress } from '../../domain/media/media.ts'
import type { ShownBlock } from '../../domain/pages/block.ts'
import type { PageInLanguage } from '../../domain/pages/page.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { storage } from '../../storage/storage.server.ts'
import { companyIn, hostOf } from '../company-in.ts'
import { organisationData } from './organisation-data.ts'
import { namesIn } from '../names-in.ts'

type Data = Record<string, string | number | object>
type StructuredData = { 'script:ld+json': Data }

type Time = { property: string; content: string }

type SiteBase = { origin: string; language: LanguageCode }

export async function organization({ origin, language }: SiteBase): Promise<StructuredData> {
  const { name, tagline, logo, links } = await companyIn(language)
  const { contacts, mapCoordinates, texts, settings } = await storage.sections.get('contactUs')
  const identity = await storage.sections.get('identity')
  const address = texts.section_address?.[language]
  const valuesOf = (type: string) =>
    contacts.filter((contact) => contact.type === type).map(({ value }) => value)
  return inHead({
    '@context': 'https://schema.org',
    '@type': identity.settings.kind ?? 'Organization',
    name: name || hostOf(origin),
    description: tagline,
    url: origin + pathInLanguage(language, '/'),
    logo: addressOf(origin, logo),
    address,
    telephone: valuesOf('phone'),
    email: valuesOf('email'),
    sameAs: links.map(({ value }) => value).filter(isLink),
    legalName: companyNameIn(identity.texts.legal_name, language).name,
    ...organisationData(identity.settings, {
      address,
      coordinates: mapCoordinates,
      branches: branchesIn(settings, language),
    }),
  })
}

export async function articleData(
  base: SiteBase,
  section: ArticleSection,
  article: ArticleSummary & { author?: string },
): Promise<(StructuredData | Time)[]> {
  const path = `/${sectionPaths[section]}/${article.slug ?? article.id}`
  return [
    inHead(
      section === 'products'
        ? await product(base, path, article)
        : await story(base, path, article),
    ),
    await breadcrumbs(base, section, { name: article.title, path }),
    { property: 'article:published_time', content: article.createdAt.toISOString() },
    { property: 'article:modified_time', content: article.updatedAt.toISOString() },
  ]
}

export async function breadcrumbs(
  base: SiteBase,
  section: ArticleSection,
  shown?: Step,
): Promise<StructuredData> {
  const names = await namesIn(base.language)
  const list = { name: names[`${section}_name`], path: `/${sectionPaths[section]}` }
  return way(base, [{ name: names.home, path: '/' }, list, ...(shown ? [shown] : [])])
}

type TopicInData = { name: string; description: string; path: string }

export async function topicData(
  base: SiteBase,
  section: ArticleSection,
  { name, description, path }: TopicInData,
): Promise<StructuredData[]> {
  return [
    inHead({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      description,
      url: base.origin + pathInLanguage(base.language, path),
      inLanguage: base.language,
    }),
    await breadcrumbs(base, section, { name, path }),
  ]
}

type PageInData = Pick<PageInLanguage, 'title' | 'cover' | 'updatedAt'> & {
  description: string
  path: string
}

export async function pageData(base: SiteBase, page: PageInData): Promise<StructuredData[]> {
  const { home } = await namesIn(base.language)
  const { title, description, cover, updatedAt, path } = page
  return [
    inHead({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      description,
      url: base.origin + pathInLanguage(base.language, path),
      image: addressOf(base.origin, cover),
      dateModified: updatedAt.toISOString(),
      inLanguage: base.language,
    }),
    way(base, [
      { name: home, path: '/' },
      { name: title, path },
    ]),
  ]
}

export async function eventData(
  { origin, language }: SiteBase,
  { path, blocks }: { path: string; blocks: ShownBlock[] },
): Promise<StructuredData[]> {
  const events = blocks.flatMap((block) => (block.kind === 'events' ? block.items : []))
  if (events.length === 0) return []
  const zone = (await storage.timeZone.find()) ?? standardTimeZone
  const coming = events.filter(
    (event) => isEventTime(event.starts) && endOf(event, zone) > new Date(),
  )
  return coming.map((event) => {
    const { starts, ends, title, place, note } = event
    return inHead({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      description: note,
      startDate: isWholeDay(starts) ? starts : startOf(event, zone).toISOString(),
      endDate: isWholeDay(starts) ? (ends ?? undefined) : endOf(event, zone).toISOString(),
      location: place ? { '@type': 'Place', name: place, address: place } : undefined,
      url: origin + pathInLanguage(language, path),
      inLanguage: language,
    })
  })
}

type Step = { name: string; path: string }

function way({ origin, language }: SiteBase, steps: Step[]): StructuredData {
  return inHead({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + pathInLanguage(language, path),
    })),
  })
}

async function story(
  { origin, language }: SiteBase,
  path: string,
  { title, excerpt, cover, createdAt, updatedAt, author }: ArticleSummary & { author?: string },
): Promise<Data> {
  const { name, logo } = await companyIn(language)
  const publisher = withoutBlanks({
    '@type': 'Organization',
    name: name || hostOf(origin),
    url: origin,
    logo: addressOf(origin, logo),
  })
  return withoutBlanks({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: addressOf(origin, cover),
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    inLanguage: language,
    mainEntityOfPage: origin + pathInLanguage(language, path),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  })
}

async function product(
  { origin, language }: SiteBase,
  path: string,
  { title, excerpt, cover, price }: ArticleSummary,
): Promise<Data> {
  const { name } = await companyIn(language)
  return withoutBlanks({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: excerpt,
    image: addressOf(origin, cover),
    brand: { '@type': 'Brand', name: name || hostOf(origin) },
    offers: price === null ? undefined : offer(price, origin + pathInLanguage(language, path)),
  })
}

function offer(price: string, url: string): Data {
  return { '@type': 'Offer', price, priceCurrency: 'SYP', url }
}

function addressOf(origin: string, picture: Picture | null): string | undefined {
  return picture ? origin + pictureAddress(picture) : undefined
}

function inHead(data: Record<string, Data[string] | undefined>): StructuredData {
  return { 'script:ld+json': withoutBlanks(data) }
}

function withoutBlanks(data: Record<string, Data[string] | undefined>): Data {
  const given = Object.entries(data).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
  )
  return Object.fromEntries(given) as Data
}
