import { titleLimit } from './article.ts'
import { galleryChange } from './gallery-change.ts'
import { messages } from './messages.ts'
import { richTextLimit } from './rich-text.ts'
import { storableText, z } from './schema.ts'

/** Only what is sent is changed; a blank title and content empty the language, a blank image the cover. */
export const articleChange = galleryChange.extend({
  title: storableText.trim().max(titleLimit, messages.tooLong).optional(),
  content: storableText.max(richTextLimit, messages.tooLong).optional(),
  image: z.literal('', messages.imageMissing).optional(),
})

export function isEmptied(change: { title?: string; content?: string }): boolean {
  return change.title === '' && change.content === ''
}
