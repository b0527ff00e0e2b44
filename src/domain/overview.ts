import { type ArticleSection, articleSections } from './article.ts'
import type { LanguageCode } from './language.ts'
import { type WrittenSection, writtenSections } from './section.ts'

export type Progress = { done: number; total: number }

export const overviewSections = [...writtenSections, ...articleSections] as const
export type OverviewSection = WrittenSection | ArticleSection

export type Overview = {
  languages: LanguageCode[]
  sections: Record<OverviewSection, Record<LanguageCode, Progress>>
  counts: Record<ArticleSection | 'cards' | 'unread_messages', number>
  start: {
    /** The look or the names are not as standard. */
    kind: boolean
    /** Renamed since the demo. */
    identity: boolean
    /** The installation's password was changed. */
    password: boolean
    /** The demo's content is unchanged; absent without a demo. */
    demo?: boolean
    /** There is a second user. */
    colleague: boolean
  }
}

/** `incomplete` lack a title, a content or both. */
type WrittenArticles = { titled: number; incomplete: { titled: number; written: number } }

export function articleProgress(
  articles: number,
  { titled, incomplete }: WrittenArticles,
): Progress {
  const complete = titled - incomplete.titled
  return { done: 2 * complete + incomplete.titled + incomplete.written, total: 2 * articles }
}
