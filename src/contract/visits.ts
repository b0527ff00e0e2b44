import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { numberParameter } from '../domain/search/page-parameters.ts'
import { untrimmedText, z } from '../domain/text/schema.ts'
import { hostPattern, subjectPattern, visitLimits } from '../domain/visit.ts'
import type { Endpoints } from './endpoint.ts'

const subject = untrimmedText(30)
  .regex(subjectPattern, messages.invalidInput)
  .meta({
    description: 'What was read: `home`, `posts`, `posts:7`, `page:3`, `contact`, `search`',
    examples: ['posts:1'],
  })

const view = z.strictObject({
  subject,
  language: languageCode,
  from: untrimmedText(visitLimits.host)
    .toLowerCase()
    .regex(hostPattern, messages.invalidInput)
    .optional()
    .describe('Host of the page that led here, blank if unknown; absent within the site'),
})
export type SentView = z.input<typeof view>

const count = z
  .int()
  .nonnegative()
  .meta({ examples: [12] })
const counts = { views: count, visits: count.describe('Views that came from outside') }
const language = z.string().meta({ examples: ['en'] })

const page = z.strictObject({
  subject,
  ...counts,
  places: z
    .record(
      z.string(),
      z.strictObject({
        path: z.string().meta({ examples: ['/blog/1'] }),
        title: z.string().meta({ examples: ['Opening in Hama'] }),
      }),
    )
    .describe('Where it can be read, by language'),
})
export type VisitedPage = z.infer<typeof page>

const visits = z
  .strictObject({
    days: z
      .array(
        z.strictObject({
          day: z
            .string()
            .regex(/^\d{4}-\d\d-\d\d$/)
            .meta({ examples: ['2025-11-03'] }),
          ...counts,
        }),
      )
      .describe('Every day (UTC), the last one today'),
    pages: z
      .array(page)
      .describe(`Those that can still be read, most read first, ${visitLimits.listed} at most`),
    languages: z.array(z.strictObject({ language, ...counts })),
    hosts: z
      .array(
        z.strictObject({
          host: z.string().meta({
            description: 'Blank if it is unknown, `*` for all others',
            examples: ['search.example'],
          }),
          visits: count,
        }),
      )
      .describe(`That most visits came from, ${visitLimits.listed} at most, then all others`),
  })
  .meta({ id: 'Visits', description: 'How much is read. Nothing of those who read is kept.' })
export type VisitsResponse = z.infer<typeof visits>

export const visitEndpoints = {
  'POST /visits': {
    summary: 'Count a page that was read (the answer is the same if it is not counted)',
    access: 'anyone',
    json: view,
  },
  'GET /visits': {
    summary: 'Get views and visits by day, page, language and host',
    access: 'editor',
    query: z.strictObject({ days: numberParameter(visitLimits.days, 30) }),
    response: visits,
  },
} satisfies Endpoints
