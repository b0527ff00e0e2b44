import type { ArticleSection } from '../../../domain/article.ts'
import type { Message } from '../../../domain/messages.ts'

/** What stands for `{item}`, `{items}` and `{some}`; the English sentences of the API say «article». */
type Nouns = { item: string; items: string; some: string }

/** What a language of the interface says for the English sentences of the API. */
export type Sentences = {
  of: Partial<Record<string, string>> & Record<Message, string>
  /** `{cause}` is a status or a message. */
  error: string
  nouns: Record<ArticleSection, Nouns>
}
