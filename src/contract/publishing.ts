import { ruleNames } from '../domain/articles/publishing-rule.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import { timeZone } from '../domain/wall-clock-input.ts'
import type { Endpoints } from './endpoint.ts'
import { idParameter, sentence } from './shared.ts'

const rule = z
  .enum(ruleNames)
  .describe('What happens when an article that lacks a language would first go live')
const languages = z
  .array(languageCode)
  .max(100)
  .meta({ description: 'Those that have to be complete then', examples: [['ar', 'en']] })

const publishing = z
  .strictObject({
    time_zone: timeZone.describe('Dates are set on its clock, and visitors read them on it'),
    is_chosen: z.boolean().describe('Until a time zone is chosen, dates are set in UTC'),
    rule,
    languages,
    not_needed: z.array(languageCode).meta({
      description: 'The article that is asked about does without them',
      examples: [['tr']],
    }),
  })
  .meta({ id: 'Publishing', description: 'On which clock texts go live, and what they need.' })
export type PublishingResponse = z.infer<typeof publishing>

export const publishingEndpoints = {
  'GET /publishing': {
    summary: 'See on which clock dates are set, and what articles need to go live',
    access: 'editor',
    query: z.strictObject({
      article: idParameter.optional(),
    }),
    response: publishing,
  },
  'PATCH /publishing': {
    summary: 'Choose the time zone of the site (dates that are set keep theirs), or the rule',
    access: 'admin',
    json: z
      .strictObject({ time_zone: timeZone, rule, languages })
      .partial()
      .meta({ examples: [{ time_zone: 'Asia/Damascus', rule: 'warn', languages: ['ar', 'en'] }] }),
    response: z.strictObject({ message: sentence(messages.accomplished), publishing }),
  },
} satisfies Endpoints
