import { byLanguage } from '../languages/language-input.ts'
import { text, z } from '../text/schema.ts'
import { topicTexts } from './topic.ts'

export const topicInput = z.strictObject({
  name: byLanguage(text(topicTexts.name)).optional(),
  slug: byLanguage(text(topicTexts.slug, { kind: 'code' }))
    .optional()
    .describe('Blank: made of the name'),
  description: byLanguage(text(topicTexts.description, { kind: 'lines' })).optional(),
})
export type TopicInput = z.output<typeof topicInput>
