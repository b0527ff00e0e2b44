import { blankParts, type PartsOf, textsField } from '../documents/document-fields.ts'
import type { LanguageCode } from '../languages/language.ts'

export const topicTexts = { name: 80, slug: 80, description: 500 } as const
export type TopicTextName = keyof typeof topicTexts
export type TopicText = Record<TopicTextName, string>

export const topicLimits = { topics: 500, ofArticle: 20 } as const

export const blankTopicText: TopicText = { name: '', slug: '', description: '' }

export const topicFields = {
  texts: textsField<TopicText>((written) => ({ ...blankTopicText, ...written })),
}

export type Topic = PartsOf<typeof topicFields> & {
  id: number
  createdAt: Date
  revision: number
}

export type TopicLink = { id: number; name: string; slug: string }

export function blankTopic(id: number, createdAt: Date): Topic {
  return { ...blankParts(topicFields), id, createdAt, revision: 1 }
}

/** Languages without a name are absent. */
export function namesOf({ texts }: Pick<Topic, 'texts'>): Record<LanguageCode, string> {
  const named = Object.entries(texts).filter(([, { name }]) => name !== '')
  return Object.fromEntries(named.map(([language, { name }]) => [language, name]))
}
