import { marks } from '../domain/documents/ledger.ts'
import type { ContentKind } from '../domain/documents/revision.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { baseRevisionNumber } from './form-fields.ts'
import { author, revisionNumber, sentence, timestamp } from './shared.ts'

export const ledger = z
  .record(
    z.string(),
    z
      .strictObject({
        edition: z.int(),
        behind: z.boolean(),
        newer: z.array(z.string()).describe('Languages with the newest edition, if it is behind'),
        source: z.string().nullable().describe('The language it was made from'),
      })
      .meta({ id: 'LedgerEntry' }),
  )
  .meta({
    description: 'By text: which is behind another language',
    examples: [{ 'title.ar': { edition: 1, behind: true, newer: ['en'], source: 'en' } }],
  })
export type LedgerResponse = z.infer<typeof ledger>

const ledgerChange = z
  .strictObject({
    texts: z
      .array(z.strictObject({ language: languageCode, field: z.string().max(100) }))
      .min(1)
      .max(100),
    mark: z
      .enum(marks)
      .describe('`right` makes the texts current, `lead` puts the other languages behind them'),
    base_revision: baseRevisionNumber,
  })
  .meta({
    examples: [{ texts: [{ language: 'ar', field: 'title' }], mark: 'right', base_revision: 3 }],
  })

const comparison = z
  .strictObject({
    // oxlint-disable-next-line unicorn/no-thenable -- It is no promise, and JSON keeps its name.
    then: z
      .string()
      .nullable()
      .describe('What the newer text said when this one was as new; null where no longer known'),
    now: z.string().describe('What the newer text says'),
    with: z.string().describe('The language of the newer text'),
    changed_by: author.nullable().describe('Who put this text behind; null if no longer known'),
    changed_at: timestamp.nullable(),
  })
  .meta({ id: 'LedgerComparison' })
export type LedgerComparison = z.infer<typeof comparison>

export const ledgerPaths = {
  article: '/sections/:section/keys/articles/articles/:id/ledger',
  card: '/sections/partners/keys/cards/cards/:id/ledger',
  section: '/sections/:name/ledger',
  page: '/pages/:id/ledger',
} as const satisfies Partial<Record<ContentKind, string>>
export type LedgerKind = keyof typeof ledgerPaths

const nameOf = { article: 'an article', card: 'a card', section: 'a section', page: 'a page' }

export function ledgerEndpoints<Document extends z.ZodType>(kind: LedgerKind, document: Document) {
  const name = nameOf[kind]
  return {
    'GET /': {
      summary: `Get which texts of ${name} are behind another language`,
      access: 'editor',
      response: z.strictObject({ ledger, revision: revisionNumber }),
    },
    'POST /': {
      summary: `Mark texts of ${name} as up to date, or as ahead of the other languages`,
      access: 'editor',
      json: ledgerChange,
      response: z.strictObject({
        message: sentence(messages.textIsRight),
        revision: revisionNumber,
        ledger,
      }),
      document,
      errors: ['conflict'],
    },
    'GET /:language/:field': {
      summary: `Get what changed in a newer language of a text of ${name}`,
      access: 'editor',
      query: z.strictObject({
        with: languageCode
          .optional()
          .describe('A written language; if omitted, the first of the newest'),
      }),
      response: comparison,
    },
  } satisfies Endpoints
}
