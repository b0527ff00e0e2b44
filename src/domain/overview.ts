import { type ArticleSection, articleSections } from './article.ts'
import type { LanguageCode } from './language.ts'
import { type SectionName, sectionNames } from './section.ts'

/** How many of the texts that can be written are. */
export type Progress = { done: number; total: number }

export const overviewSections = [...sectionNames, ...articleSections] as const
export type OverviewSection = SectionName | ArticleSection

/** How far the content is written, and which of the first steps of an installation are done. */
export type Overview = {
  languages: LanguageCode[]
  sections: Record<OverviewSection, Record<LanguageCode, Progress>>
  counts: Record<ArticleSection | 'cards' | 'unread_messages', number>
  start: {
    /** Whether the company has given itself a name, not the demo. */
    identity: boolean
    /** Whether the password that the installation gave is gone. */
    password: boolean
    /** Whether content is there that is still as the demo brought it; absent where there never was a demo. */
    demo?: boolean
    /** Whether there is a second user. */
    colleague: boolean
  }
}

/** Articles of a section in a language; `incomplete` are those of whose title and content one is missing, or both. */
type WrittenArticles = { titled: number; incomplete: { titled: number; written: number } }

/** How many titles and contents there are among so many articles. */
export function articleProgress(
  articles: number,
  { titled, incomplete }: WrittenArticles,
): Progress {
  const complete = titled - incomplete.titled
  return { done: 2 * complete + incomplete.titled + incomplete.written, total: 2 * articles }
}
