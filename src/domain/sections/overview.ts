import { type ArticleSection, articleSections } from '../articles/article.ts'
import type { LanguageCode } from '../languages/language.ts'
import { type WrittenSection, writtenSections } from './section.ts'

export type Progress = { done: number; total: number }

export const overviewSections = [...writtenSections, ...articleSections] as const
export type OverviewSection = WrittenSection | ArticleSection

export const firstSteps = [
  'kind',
  'identity',
  'look',
  'contact',
  'pages',
  'content',
  'password',
  'colleague',
  'secondFactor',
] as const
export type FirstStep = (typeof firstSteps)[number]

export type Overview = {
  languages: LanguageCode[]
  sections: Record<OverviewSection, Record<LanguageCode, Progress>>
  counts: Record<
    ArticleSection | 'cards' | 'unread_messages' | 'behind' | 'for_you' | 'colleagues',
    number
  >
  start: Record<FirstStep, boolean> & {
    demo: boolean
  }
}

type WrittenArticles = { titled: number; incomplete: { titled: number; written: number } }

export function articleProgress(
  articles: number,
  { titled, incomplete }: WrittenArticles,
): Progress {
  const complete = titled - incomplete.titled
  return { done: 2 * complete + incomplete.titled + incomplete.written, total: 2 * articles }
}
