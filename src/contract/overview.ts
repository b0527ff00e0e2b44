import { articleSections } from '../domain/articles/article.ts'
import { homeBlocks } from '../domain/pages/block.ts'
import { messages } from '../domain/messages.ts'
import { organisationKinds } from '../domain/contact/organisation.ts'
import { type Overview, overviewSections } from '../domain/sections/overview.ts'
import { presetNames } from '../domain/look/presets.ts'
import { z } from '../domain/text/schema.ts'
import { sectionNames } from '../domain/sections/section.ts'
import type { StartingPointSummary } from '../domain/starting-point/starting-point-summary.ts'
import { startingPoints } from '../domain/starting-point/starting-point.ts'
import type { Endpoints } from './endpoint.ts'
import { sentence, trashIds } from './shared.ts'

const count = z
  .int()
  .nonnegative()
  .meta({ examples: [1] })
const progress = z.strictObject({ done: count, total: count })
const byLanguage = z.record(z.string(), progress)

const overview = z
  .strictObject({
    languages: z.array(z.string()).meta({ examples: [['en', 'ar']] }),
    sections: ofEach(overviewSections, byLanguage).describe(
      'Number of texts written in each language',
    ),
    counts: ofEach(
      [...articleSections, 'cards', 'unread_messages', 'behind', 'for_you', 'colleagues'],
      count,
    ).describe(
      '`behind` counts contents with a text that another language is newer than, `for_you` those that you are asked to look at, `colleagues` who else can sign in',
    ),
    start: z
      .strictObject({
        kind: z.boolean().describe('A starting point was chosen, or no demo article is left'),
        identity: z.boolean().describe('The company name was changed'),
        look: z.boolean().describe('The look is of one’s own'),
        contact: z.boolean().describe('There is a way to reach the company, other than the demo’s'),
        pages: z.boolean().describe('A page is published, and no outline is left unwritten'),
        content: z.boolean().describe('There is an article of one’s own, and none of the demo’s'),
        password: z.boolean().describe('The initial password was changed'),
        colleague: z.boolean().describe('There is a second user'),
        secondFactor: z.boolean().describe('All active administrators have a second factor'),
        demo: z.boolean().describe('Some demo content, or of a starting point, is unchanged'),
      })
      .describe('Setup steps that are done'),
  })
  .meta({ id: 'Overview' }) satisfies z.ZodType<Overview>

const words = z
  .strictObject({ en: z.string(), ar: z.string() })
  .meta({ examples: [{ en: 'Our doctors', ar: 'أطبّاؤنا' }] })

const startingPoint = z
  .strictObject({
    kind: z.enum(startingPoints),
    name: words,
    look: z.enum(presetNames),
    organisation: z.enum(organisationKinds).describe('A type of schema.org'),
    sections: z
      .strictObject({ posts: words, business: words, products: words })
      .partial()
      .describe('What they are called; one that is hidden is left out'),
    home: z.array(z.enum(homeBlocks)).describe('What follows the banner'),
    pages: z.array(words).describe('Titles of the pages it makes, pending'),
  })
  .meta({ id: 'StartingPoint' }) satisfies z.ZodType<StartingPointSummary>

export const overviewEndpoints = {
  'GET /overview': {
    summary: 'Get content progress and setup steps',
    access: 'editor',
    inPerson: true,
    response: overview,
  },
  'POST /start-empty': {
    summary: 'Delete unchanged demo content (all or nothing)',
    access: 'admin',
    response: z.strictObject({
      message: sentence(messages.accomplished),
      trash_ids: trashIds,
      reset: z.array(z.enum(sectionNames)),
    }),
    errors: ['no-demo-content', 'conflict'],
  },
  'GET /starting-points': {
    summary: 'List what a site can begin as, and what each brings',
    access: 'admin',
    response: z.strictObject({ starting_points: z.array(startingPoint) }),
  },
  'POST /start-as': {
    summary: 'Begin as a kind of organisation (all or nothing)',
    access: 'admin',
    json: z.strictObject({ kind: z.enum(startingPoints) }),
    response: z.strictObject({
      message: sentence(messages.accomplished),
      trash_ids: trashIds,
      made: z.array(z.enum(sectionNames)).describe('What was written'),
    }),
    errors: ['conflict'],
  },
} satisfies Endpoints

function ofEach<Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) {
  const shape = Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>
  return z.strictObject(shape)
}
