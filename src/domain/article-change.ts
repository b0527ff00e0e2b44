import { titleLimit } from './article.ts'
import { galleryChange } from './gallery-change.ts'
import { messages } from './messages.ts'
import { richTextLimit } from './rich-text.ts'
import { z } from './schema.ts'

/** Only what is sent is changed; a blank title and content empty the language. */
export const articleChange = galleryChange.extend({
  title: z.string().trim().max(titleLimit, messages.tooLong).optional(),
  content: z.string().max(richTextLimit, messages.tooLong).optional(),
})
export type ArticleChange = z.infer<typeof articleChange>

export function isEmptied(change: { title?: string; content?: string }): boolean {
  return change.title === '' && change.content === ''
}
