import { Hono } from 'hono'
import { z } from 'zod'
import { type Language, languageStatuses } from '../../domain/language.ts'
import { languageChange, newLanguage } from '../../domain/language-change.ts'
import { messages } from '../../domain/messages.ts'
import { accepts, acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { idOf } from './article-address.ts'
import { editOf } from '../http/edit-of.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import { doneAnswer, rowId, trashEntry } from '../http/shared-answers.ts'

export const languageAnswer = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['English'] }),
    code: z.string().meta({ description: 'BCP 47, in lower case', examples: ['en'] }),
    status: z.enum(languageStatuses),
  })
  .meta({ id: 'Language' }) satisfies z.ZodType<Language>
const savedLanguage = z.strictObject({
  message: doneAnswer(messages.accomplished),
  language: languageAnswer,
})

export function languageCalls({ storage, contentChanged }: ApiParts) {
  const { languages } = storage

  return new Hono<ApiVariables>()
    .get(
      '/languages',
      requireRole('editor'),
      acceptsQuery(noParameters),
      answers('All languages with their ids', z.array(languageAnswer)),
      async (c) => c.json(await languages.all()),
    )

    .post(
      '/languages',
      requireRole('admin'),
      accepts(newLanguage),
      answers('Add a language', savedLanguage, 201),
      refuses('code-taken'),
      async (c) => {
        const language = await languages.add(c.req.valid('json'), editOf(c))
        await contentChanged()
        return c.json({ message: messages.accomplished, language }, 201)
      },
    )

    .patch(
      '/languages/:id',
      requireRole('admin'),
      accepts(languageChange),
      answers('Change a language', savedLanguage),
      refuses('code-taken', 'default-language'),
      async (c) => {
        const language = await languages.change(idOf(c), c.req.valid('json'), editOf(c))
        await contentChanged()
        return c.json({ message: messages.accomplished, language })
      },
    )

    .delete(
      '/languages/:id',
      requireRole('admin'),
      answers(
        'Delete a language; its texts can be brought back with it',
        z.strictObject({ message: doneAnswer(messages.deleted), trash_id: trashEntry }),
      ),
      refuses('default-language'),
      async (c) => {
        const trashId = await languages.remove(idOf(c), editOf(c))
        await contentChanged()
        return c.json({ message: messages.deleted, trash_id: trashId })
      },
    )
}
