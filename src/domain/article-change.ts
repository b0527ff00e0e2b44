import { titleLimit } from './article.ts'
import { galleryChange } from './gallery-change.ts'
import { focus } from './media-change.ts'
import { messages } from './messages.ts'
import { richTextLimit } from './rich-text.ts'
import { exactText, storableText, text, z } from './schema.ts'

/**
 * Only what is sent changes; a blank title and content empty the language, a blank image removes
 * the cover.
 */
export const articleChange = galleryChange.extend({
  title: text(titleLimit).optional(),
  content: storableText(exactText(richTextLimit)).optional(),
  image: z.literal('', messages.imageMissing).optional(),
  image_focus: focus.optional(),
})
