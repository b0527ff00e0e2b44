import { reviewNoteLimit } from '../domain/articles/review.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { text, z } from '../domain/text/schema.ts'
import type { Endpoints, ResponseOf } from './endpoint.ts'
import { author, rowId, sentence, timestamp } from './shared.ts'

const colleague = z
  .strictObject({ id: rowId, name: z.string().meta({ examples: ['Omar'] }) })
  .meta({ id: 'Colleague' })

export const review = z
  .strictObject({
    language: z.string().meta({ examples: ['ar'] }),
    reviewer: colleague.nullable().describe('Null for anyone but who asked'),
    note: z.string().meta({ examples: ['Are the prices right?'] }),
    asked_by: author,
    asked_at: timestamp,
  })
  .meta({ id: 'Review', description: 'A colleague is asked to look at a text.' })
export type ReviewResponse = z.infer<typeof review>

const newReview = z.strictObject({
  language: languageCode,
  user_id: rowId.nullable().default(null).describe('Null for anyone'),
  note: text(reviewNoteLimit, { kind: 'lines' }).default(''),
})

export const reviewEndpoints = {
  'GET /colleagues': {
    summary: 'List who else can sign in, by name',
    access: 'editor',
    response: z.strictObject({ colleagues: z.array(colleague) }),
  },
  'POST /sections/:section/keys/articles/articles/:id/reviews': {
    summary: 'Ask a colleague, or anyone, to look at a text; replaces what was asked before',
    access: 'editor',
    json: newReview,
    status: 201,
    response: z.strictObject({ message: sentence(messages.accomplished), review }),
  },
  'DELETE /sections/:section/keys/articles/articles/:id/reviews/:language': {
    summary: 'Say that a text was looked at',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.accomplished) }),
  },
} satisfies Endpoints
export type ColleaguesResponse = ResponseOf<(typeof reviewEndpoints)['GET /colleagues']>
