import type { LanguageCode } from '../languages/language.ts'
import { completeness } from './article.ts'
import type { ArticleText } from './article-fields.ts'
import type { Ruling } from './publication.ts'

export const ruleNames = ['none', 'warn', 'refuse'] as const

/** An article is complete in `languages` before it first goes live: else staff are warned, or it is refused. */
export type PublishingRule = { rule: (typeof ruleNames)[number]; languages: LanguageCode[] }

export const noRule: PublishingRule = { rule: 'none', languages: [] }

type Ruled = { publishedAt: unknown; texts: Record<LanguageCode, ArticleText> }

/** An article that was ever live is never held up. A text that is not needed is missed once it is begun. */
export function lackingLanguages(
  { rule, languages }: PublishingRule,
  { publishedAt, texts }: Ruled,
  notNeeded: LanguageCode[] = [],
): LanguageCode[] {
  if (rule === 'none' || publishedAt !== null) return []
  return languages.filter((language) => {
    const state = completeness(texts[language])
    return state !== 'complete' && !(state === 'missing' && notNeeded.includes(language))
  })
}

export function rulingBy(
  rule: PublishingRule,
  article: Ruled,
  notNeeded?: LanguageCode[],
): Ruling | undefined {
  if (article.publishedAt !== null) return undefined
  const isLacking = lackingLanguages(rule, article, notNeeded).length > 0
  return rule.rule === 'refuse' && isLacking ? 'refused' : 'met'
}
