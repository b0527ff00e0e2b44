import { leavingFolders } from '../leaving/front-matter.ts'
import { homePageId } from '../pages/page.ts'
import { csvRecords } from '../text/csv.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Attachment } from './attachments.ts'
import type { MarkdownFile } from './markdown-file.ts'
import type { TopicTerm } from './read-part.ts'

type PictureWords = Pick<Attachment, 'alt' | 'caption'> & { name: string }

export type OurExport = { topics: TopicTerm[]; pictures: Map<string, PictureWords> }

export const ourTables = ['topics.csv', 'pictures.csv'] as const
export const siteFile = 'site.yaml'
export const notTakenOfOurs =
  'Not taken in: site.yaml, redirects, partners, files of the library and the home page.'
const largestTable = 4 * 1024 * 1024

export function isOurExport(paths: string[]): boolean {
  return paths.includes(siteFile) && paths.includes('README.txt')
}

export function readOurExport([topics = '', pictures = '']: string[]): OurExport {
  const ofPictures = recordsIn(pictures).map(
    (record) => [record.file ?? '', wordsIn(record)] as const,
  )
  return { topics: recordsIn(topics).map(topicIn), pictures: new Map(ofPictures) }
}

function recordsIn(table: string): Record<string, string>[] {
  return table.length > largestTable ? [] : csvRecords(table)
}

function wordsIn(record: Record<string, string>): PictureWords {
  return {
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

function topicIn(record: Record<string, string>): TopicTerm {
  const [names, descriptions] = [textsIn(record, 'name'), textsIn(record, 'description')]
  const texts = Object.entries(names).map(([language, name]) => [
    language,
    { name, description: descriptions[language] ?? '' },
  ])
  return { taxonomy: 'topic', slug: record.id ?? '', name: '', texts: Object.fromEntries(texts) }
}

export function topicsNamed(names: string[], { topics }: OurExport): TopicTerm[] {
  return names.flatMap((name) => {
    const isNamed = ({ texts }: TopicTerm) =>
      Object.values(texts).some((text) => text.name === name)
    const topic = topics.find(isNamed)
    return topic ? [{ ...topic, name }] : []
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
