import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { Message } from '../../../domain/messages.ts'

/**
 * The English sentences of the API say «article»; these stand for `{item}`, `{items}` and `{some}`.
 */
type Nouns = { item: string; items: string; some: string }

export type Sentences = {
  of: Partial<Record<string, string>> & Record<Message, string>
  /** `{cause}` is a status or a message. */
  error: string
  nouns: Record<ArticleSection, Nouns>
}
