import { articleSections } from '../domain/articles/article.ts'
import { takenOutcomes, translationStates } from '../domain/exchange/exchange-limits.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints, ResponseOf } from './endpoint.ts'
import { trueOrFalse } from './shared.ts'

const exchangeKinds = [...articleSections, 'sections', 'pages', 'cards'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

const idsInQuery = /^\w{1,20}(?:,\w{1,20}){0,499}$/

const choice = z
  .strictObject({
    from: languageCode,
    to: languageCode,
    kind: z.enum(exchangeKinds).optional(),
    state: z.enum(translationStates).default('needed'),
    ids: z
      .string()
      .regex(idsInQuery, messages.numberInvalid)
      .transform((ids) => ids.split(','))
      .optional(),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: messages.invalidInput })
  .refine(({ kind, ids }) => ids === undefined || kind !== undefined, {
    path: ['kind'],
    error: messages.fieldRequired,
  })
export type TranslationChoice = z.output<typeof choice>

const files = { file: 1 }
const form = z.strictObject({
  dry_run: trueOrFalse.describe('Says what would be saved, and saves nothing'),
})
export type TranslationForm = { file: File; dry_run: boolean }

const takenText = z
  .strictObject({
    document: z.string().meta({ examples: ['posts/7'] }),
    title: z.string().describe('Of the document, or blank'),
    field: z.string().meta({ examples: ['content'] }),
    outcome: z
      .enum(takenOutcomes)
      .describe('If a text of a document is refused, all of its other changes are, too'),
    sentence: z
      .string()
      .describe('Why it was refused, or blank')
      .meta({ examples: [messages.textUnfinished] }),
  })
  .meta({ id: 'TakenText' })
export type TakenText = z.infer<typeof takenText>

export const translationEndpoints = {
  'GET /translations': {
    summary: 'Get texts for a translator, as XLIFF 2.1',
    access: 'editor',
    query: choice,
    mediaType: ['application/xliff+xml'],
    response: z.string(),
  },
  'POST /translations': {
    summary:
      'Take in what a translator has sent back (texts of articles are held back as drafts, others go live)',
    access: 'editor',
    form,
    files,
    response: z.strictObject({
      texts: z.array(takenText),
      saved: z
        .int()
        .nonnegative()
        .meta({ description: 'Number of texts that were saved', examples: [3] }),
    }),
  },
} satisfies Endpoints
export type TakenTranslations = ResponseOf<(typeof translationEndpoints)['POST /translations']>
