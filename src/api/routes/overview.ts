import { Hono } from 'hono'
import { z } from 'zod'
import { articleSections } from '../../domain/article.ts'
import { messages } from '../../domain/messages.ts'
import { type Overview, overviewSections } from '../../domain/overview.ts'
import { sectionNames } from '../../domain/section.ts'
import { acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { editOf } from '../http/edit-of.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import { doneAnswer, trashEntries } from '../http/shared-answers.ts'

const count = z
  .int()
  .nonnegative()
  .meta({ examples: [1] })
const progress = z.strictObject({ done: count, total: count })
const byLanguage = z.record(z.string(), progress)

const overviewAnswer = z
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
export type OverviewAnswer = z.infer<typeof overviewAnswer>

const removedDemo = z.strictObject({
  message: doneAnswer(messages.accomplished),
  trash_ids: trashEntries,
  reset: z.array(z.enum(sectionNames)),
})
export type RemovedDemoAnswer = z.infer<typeof removedDemo>

export function overviewCalls({ storage, contentChanged }: ApiParts) {
  return new Hono<ApiVariables>()
    .get(
      '/overview',
      requireRole('editor'),
      acceptsQuery(noParameters),
      answers('How far the content is written, and the first steps that are done', overviewAnswer),
      async (c) => c.json(await storage.overview.read(await storage.languages.codes())),
    )

    .post(
      '/start-empty',
      requireRole('admin'),
      answers('Remove what is still as the demo brought it, all or nothing', removedDemo),
      refuses('no-demo-content', 'conflict'),
      async (c) => {
        const { removed, reset } = await storage.demo.remove(editOf(c))
        await contentChanged()
        return c.json({ message: messages.accomplished, trash_ids: removed, reset })
      },
    )
}

function ofEach<Name extends string, S extends z.ZodType>(names: readonly Name[], schema: S) {
  const shape = Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>
  return z.strictObject(shape)
}
