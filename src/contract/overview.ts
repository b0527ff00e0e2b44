import { articleSections } from '../domain/article.ts'
import { messages } from '../domain/messages.ts'
import { type Overview, overviewSections } from '../domain/overview.ts'
import { z } from '../domain/schema.ts'
import { sectionNames } from '../domain/section.ts'
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
      'How many of its texts are written in each language',
    ),
    counts: ofEach([...articleSections, 'cards', 'unread_messages'], count),
    start: z
      .strictObject({
        identity: z.boolean().describe('The company has a name of its own'),
        password: z.boolean().describe('The password that the installation gave is gone'),
        demo: z
          .boolean()
          .optional()
          .describe(
            'Something is still as the demo brought it; absent where there never was a demo',
          ),
        colleague: z.boolean().describe('There is a second user'),
      })
      .describe('The first steps of an installation'),
  })
  .meta({ id: 'Overview' }) satisfies z.ZodType<Overview>

export const overviewEndpoints = {
  'GET /overview': {
    summary: 'How far the content is written, and the first steps that are done',
    access: 'editor',
    response: overview,
  },
  'POST /start-empty': {
    summary: 'Remove what is still as the demo brought it, all or nothing',
    access: 'admin',
    response: z.strictObject({
      message: sentence(messages.accomplished),
      trash_ids: trashIds,
      reset: z.array(z.enum(sectionNames)),
    }),
    errors: ['no-demo-content', 'conflict'],
  },
} satisfies Endpoints

function ofEach<Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) {
  const shape = Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>
  return z.strictObject(shape)
}
