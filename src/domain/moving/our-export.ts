import { leavingFolders } from '../leaving/front-matter.ts'
import type { Values } from '../documents/revision.ts'
import { homePageId } from '../pages/page.ts'
import { csvRecords } from '../text/csv-rows.ts'
import type { LanguageCode } from '../languages/language.ts'
import { cardFields } from '../partners/partner-card.ts'
import { topicTexts } from '../topics/topic.ts'
import type { Attachment } from './attachments.ts'
import { focusIn, type MarkdownFile, plainYaml } from './markdown-file.ts'
import type { OurSite } from './our-site.ts'
import type { ItemTerm, TopicTerm } from './read-part.ts'

type PictureWords = Pick<Attachment, 'alt' | 'caption'> & { name: string; shared: Values }

export type OurRedirect = { path: string; target: unknown }
export type OurCard = {
  id: string
  logo: string
  texts: Record<LanguageCode, Record<string, string>>
}
export type OurFile = {
  id: string
  versions: Record<LanguageCode, { title: string; path: string }>
}

export type OurExport = {
  topics: TopicTerm[]
  pictures: Map<string, PictureWords>
  redirects: OurRedirect[]
  redirected: Set<string>
  cards: OurCard[]
  files: OurFile[]
  site: OurSite
}

export const ourTables = ['topics', 'pictures', 'redirects', 'partners', 'files'] as const
export type OurTables = Record<(typeof ourTables)[number], string>
export const siteFile = 'site.yaml'
const largestTable = 4 * 1024 * 1024

export function isOurExport(paths: string[]): boolean {
  return paths.includes(siteFile) && paths.includes('README.txt')
}

export function readOurExport(tables: OurTables, site: string): OurExport {
  const ofPictures = recordsIn(tables.pictures).map(
    (record) => [record.file ?? '', wordsIn(record)] as const,
  )
  const redirects = recordsIn(tables.redirects).map(redirectIn)
  return {
    topics: recordsIn(tables.topics).map(topicIn),
    pictures: new Map(ofPictures),
    redirects,
    site: siteIn(site),
    redirected: new Set(redirects.map(({ path }) => path)),
    cards: recordsIn(tables.partners).map(cardIn),
    files: recordsIn(tables.files).map(fileIn),
  }
}

export function siteIn(yaml: string): OurSite {
  return (yaml.length > largestTable ? undefined : plainYaml(yaml)) ?? {}
}

function recordsIn(table: string): Record<string, string>[] {
  return table.length > largestTable ? [] : csvRecords(table)
}

function wordsIn(record: Record<string, string>): PictureWords {
  const focus = focusIn(jsonIn(record.focus ?? ''))
  return {
    shared: { ...(record.decorative === 'true' && { decorative: true }), ...(focus && { focus }) },
    name: record.name ?? '',
    alt: textsIn(record, 'alt'),
    caption: textsIn(record, 'caption'),
  }
}

function textsIn(record: Record<string, string>, name: string): Record<LanguageCode, string> {
  const columns = Object.entries(record).filter(
    ([column, text]) => column.startsWith(`${name}:`) && text !== '',
  )
  return Object.fromEntries(columns.map(([column, text]) => [column.slice(name.length + 1), text]))
}

function byLanguage(
  record: Record<string, string>,
  fields: readonly string[],
): Record<LanguageCode, Record<string, string>> {
  const texts: Record<LanguageCode, Record<string, string>> = {}
  for (const field of fields) {
    for (const [language, text] of Object.entries(textsIn(record, field))) {
      texts[language] = { ...texts[language], [field]: text }
    }
  }
  return texts
}

function topicIn(record: Record<string, string>): TopicTerm {
  const named = Object.entries(byLanguage(record, Object.keys(topicTexts)))
  const texts = named.filter(([, { name }]) => name !== undefined)
  const oldSlugs = Object.entries(textsIn(record, 'old_slugs')).map(([language, slugs]) => [
    language,
    slugs.split(' '),
  ])
  const [[, { name = '' }] = ['', {}]] = texts
  return {
    taxonomy: 'topic',
    slug: record.id ?? '',
    name,
    texts: Object.fromEntries(texts),
    oldSlugs: Object.fromEntries(oldSlugs),
  }
}

function redirectIn({ from: path = '', target = '' }: Record<string, string>): OurRedirect {
  return { path, target: jsonIn(target) }
}

function cardIn(record: Record<string, string>): OurCard {
  const texts = byLanguage(record, [...cardFields, 'contacts'])
  return { id: record.id ?? '', logo: record.logo ?? '', texts }
}

function fileIn(record: Record<string, string>): OurFile {
  const texts = Object.entries(byLanguage(record, ['title', 'file']))
  const versions = texts.map(([language, { title = '', file: path = '' }]) => [
    language,
    { title, path },
  ])
  return { id: record.id ?? '', versions: Object.fromEntries(versions) }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function topicsNamed(names: string[], { topics }: OurExport): ItemTerm[] {
  return names.flatMap((name) => {
    const isNamed = ({ texts }: TopicTerm) =>
      Object.values(texts).some((text) => text.name === name)
    const topic = topics.find(isNamed)
    return topic ? [{ taxonomy: topic.taxonomy, slug: topic.slug, name }] : []
  })
}

export function groupIn({ id }: MarkdownFile['matter'], kind: string): string | undefined {
  return typeof id === 'number' ? `${kind} ${id}` : undefined
}

export function isOlderCopy(path: string): boolean {
  return path.endsWith('.public.md')
}

export function isOurHome(path: string, { id }: MarkdownFile['matter']): boolean {
  return path.startsWith(`${leavingFolders.pages}/`) && id === homePageId
}
