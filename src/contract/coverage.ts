import { type BoardState, boardStates } from '../domain/articles/article-states.ts'
import { coverageKinds } from '../domain/documents/coverage.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { searchQuery } from '../domain/search/page-parameters.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { listPage, pagination, sentence, trueOrFalse } from './shared.ts'

const count = z
  .int()
  .nonnegative()
  .meta({ examples: [3] })

const counts = z
  .strictObject(
    Object.fromEntries([...boardStates, 'mine'].map((state) => [state, count])) as Record<
      BoardState | 'mine',
      typeof count
    >,
  )
  .meta({
    id: 'CoverageCounts',
    description: 'Number of contents by state; `mine` are those that you are asked to look at.',
  })

const coverage = z
  .strictObject({
    any: counts.describe('In whichever language'),
    languages: z.record(z.string(), counts),
  })
  .meta({ id: 'Coverage' })
export type CoverageResponse = z.infer<typeof coverage>

const cell = z
  .strictObject({
    states: z.array(z.enum(boardStates)).describe('All that hold; none of a complete text'),
    at: z
      .string()
      .nullable()
      .meta({ description: 'The text to work on', examples: ['content.ar'] }),
    from: z
      .string()
      .nullable()
      .meta({ description: 'The language it would be translated from', examples: ['en'] }),
    words: count.describe('To be translated, counted in the language `from`'),
  })
  .meta({ id: 'CoverageCell' })

const covered = z
  .strictObject({
    kind: z.enum(coverageKinds),
    subject: z.string().meta({ description: 'Id or name', examples: ['7'] }),
    title: z
      .record(z.string(), z.string())
      .describe('By language; blank for sections. For a `reader`, of few other languages'),
    cells: z
      .record(z.string(), cell)
      .describe('By language. For a `reader`, complete texts of articles have none'),
  })
  .meta({ id: 'CoveredContent' })
export type CoveredContent = z.infer<typeof covered>

export const coverageEndpoints = {
  'GET /coverage': {
    summary: 'Count what is missing, incomplete, behind or held back in each language',
    access: 'editor',
    response: coverage,
  },
  'GET /coverage/documents': {
    summary: 'List contents by the state of their texts; articles come last, newest first',
    access: 'editor',
    query: listPage.extend({
      kind: z.enum(coverageKinds, messages.invalidInput).optional(),
      state: z.enum(boardStates, messages.invalidInput).default('all'),
      in: languageCode.optional(),
      q: searchQuery.default(''),
      mine: trueOrFalse,
      reader: languageCode.optional(),
    }),
    response: z.strictObject({ documents: z.array(covered), pagination }),
  },
  'POST /coverage/left-out': {
    summary: 'Say that a content is not needed in a language, or take that back',
    access: 'editor',
    json: z.strictObject({
      kind: z.enum(coverageKinds, messages.invalidInput),
      subject: z.string().max(32),
      language: languageCode,
      left_out: z.boolean(),
    }),
    response: z.strictObject({ message: sentence(messages.accomplished) }),
  },
} satisfies Endpoints
