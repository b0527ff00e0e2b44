import { leavingFolders } from '../leaving/front-matter.ts'
import { homePageId } from '../pages/page.ts'
import { csvRecords } from '../text/csv.ts'
import { fieldAndLanguage } from '../documents/revision.ts'
import type { MarkdownFile } from './markdown-file.ts'
import type { TopicTerm } from './read-part.ts'

/** An export of this program, by another installation or an earlier one. */
export type OurExport = { topics: TopicTerm[] }

export const topicsFile = 'topics.csv'
export const siteFile = 'site.yaml'
const largestTable = 4 * 1024 * 1024

export function isOurExport(paths: string[]): boolean {
  return paths.includes(siteFile) && paths.includes('README.txt')
}

export function readOurExport(topics: string): OurExport {
  return { topics: topics.length > largestTable ? [] : csvRecords(topics).map(topicIn) }
}

function topicIn(record: Record<string, string>): TopicTerm {
  const texts: TopicTerm['texts'] = {}
  for (const [column, text] of Object.entries(record)) {
    const { field, language } = fieldAndLanguage(column.replace(':', '.'))
    if (language !== null && (field === 'name' || field === 'description') && text !== '') {
      texts[language] = { ...texts[language], [field]: text }
    }
  }
  return { taxonomy: 'topic', slug: record.id ?? '', name: '', texts }
}

/** Files name the topics in their language, or in another where there is none in it. */
export function topicsNamed(names: string[], { topics }: OurExport): TopicTerm[] {
  return names.flatMap((name) => {
    const isNamed = ({ texts }: TopicTerm) =>
      Object.values(texts).some((text) => text.name === name)
    const topic = topics.find(isNamed)
    return topic ? [{ ...topic, name }] : []
  })
}

/** Files of one document have one group. */
export function groupIn({ id }: MarkdownFile['matter'], kind: string): string | undefined {
  return typeof id === 'number' ? `${kind} ${id}` : undefined
}

/** What visitors read lies beside what waits, which is newer. */
export function isOlderCopy(path: string): boolean {
  return path.endsWith('.public.md')
}

export function isOurHome(path: string, { id }: MarkdownFile['matter']): boolean {
  return path.startsWith(`${leavingFolders.pages}/`) && id === homePageId
}
