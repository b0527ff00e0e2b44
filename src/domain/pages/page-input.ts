import { blockInput, id, pictureWithFocus } from './block-input.ts'
import { blockLimits } from './block.ts'
import { byLanguage } from '../languages/language-input.ts'
import { messages } from '../messages.ts'
import { pageOutlines, pageStatuses, pageTexts } from './page.ts'
import { richTextLimit } from '../rich-text/rich-text.ts'
import { storableText, text, untrimmedText, z } from '../text/schema.ts'

/** `heading:k3f9a2xb`: a text of a block or of one of its items. */
const blockText = z.string().regex(/^[a-z]{1,20}:[a-z\d]{8}$/, messages.invalidInput)

export const pageInput = z.strictObject({
  status: z.enum(pageStatuses).optional(),
  listed: z.boolean().optional(),
  image: pictureWithFocus.nullable().optional().describe('Null removes it'),
  title: byLanguage(text(pageTexts.title)).optional(),
  slug: byLanguage(text(pageTexts.slug, { kind: 'code' }))
    .optional()
    .describe('Blank: made of the title'),
  lead: byLanguage(text(pageTexts.lead, { kind: 'lines' })).optional(),
  meta_title: byLanguage(text(pageTexts.meta_title)).optional(),
  meta_description: byLanguage(text(pageTexts.meta_description, { kind: 'lines' })).optional(),
  order: z.array(id).max(blockLimits.blocks, messages.blocksTooMany).optional(),
  blocks: z.record(id, blockInput.nullable()).optional().describe('Null removes one'),
  texts: z
    .record(blockText, byLanguage(storableText(untrimmedText(richTextLimit))))
    .optional()
    .describe('Of blocks and their items: `heading:{id}`'),
})
export type PageInput = z.output<typeof pageInput>

export const newPage = pageInput.extend({
  outline: z.enum(pageOutlines).default('blank').describe('What it begins with'),
})
