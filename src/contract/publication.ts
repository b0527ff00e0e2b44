import { missedReasons, publicationActions, textStates } from '../domain/articles/publication.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import { timeZone, wallTime } from '../domain/wall-clock-input.ts'
import { baseRevisionNumber } from './form-fields.ts'
import { timestamp } from './shared.ts'

const date = z.strictObject({
  at: wallTime,
  time_zone: timeZone,
  instant: timestamp,
})

export const textPublication = z
  .strictObject({
    state: z.enum(textStates),
    held_by: z
      .enum(['rule'])
      .nullable()
      .describe('The rule for publishing holds it back until it is complete; null where staff do'),
    live_since: timestamp.nullable(),
    changed_at: timestamp.nullable().describe('The last change that visitors see'),
    publish_at: date.nullable().describe('When what is saved then goes live'),
    unpublish_at: date.nullable().describe('When it leaves the site'),
    missed: date
      .extend({ reason: z.enum(missedReasons) })
      .nullable()
      .describe('Did not go live then; publishing or cancelling clears it'),
  })
  .meta({ id: 'TextPublication' })

export const publicationChange = z
  .strictObject({
    action: z
      .enum([...publicationActions, 'cancel'])
      .describe('`discard` goes back to what visitors read, `cancel` takes dates back'),
    languages: z.array(languageCode).max(100),
    at: wallTime
      .optional()
      .describe('`publish` and `unpublish` happen then, on the clock of the site, instead of now'),
    pictures: z
      .boolean()
      .default(false)
      .describe('What all languages share goes back, too; whatever is published takes it along'),
    base_revision: baseRevisionNumber,
  })
  .refine(({ action, at }) => at === undefined || action === 'publish' || action === 'unpublish', {
    path: ['at'],
    error: messages.invalidInput,
  })
  .refine(({ languages, at }) => at === undefined || languages.length > 0, {
    path: ['languages'],
    error: messages.invalidInput,
  })
  .meta({ examples: [{ action: 'publish', languages: ['ar', 'en'], base_revision: 3 }] })
