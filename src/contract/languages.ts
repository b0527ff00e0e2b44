import { type Language, languageStatuses } from '../domain/languages/language.ts'
import { languageInput, newLanguage } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { rowId, sentence, trashId } from './shared.ts'

const language = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['English'] }),
    code: z.string().meta({ description: 'BCP 47, in lower case', examples: ['en'] }),
    status: z.enum(languageStatuses),
  })
  .meta({ id: 'Language' }) satisfies z.ZodType<Language>

const savedLanguage = z.strictObject({ message: sentence(messages.accomplished), language })

export const languageEndpoints = {
  'GET /public/languages': {
    summary: 'List languages (menus hide pending ones)',
    access: 'anyone',
    response: z.array(language.omit({ id: true })),
  },
  'GET /languages': {
    summary: 'List languages with their ids',
    access: 'editor',
    response: z.array(language),
  },
  'POST /languages': {
    summary: 'Create a language',
    access: 'admin',
    json: newLanguage,
    status: 201,
    response: savedLanguage,
    errors: ['code-taken'],
  },
  'PATCH /languages/:id': {
    summary: 'Update a language',
    access: 'admin',
    json: languageInput,
    response: savedLanguage,
    errors: ['code-taken', 'default-language'],
  },
  'DELETE /languages/:id': {
    summary: 'Delete a language (restorable with its texts)',
    access: 'admin',
    response: z.strictObject({ message: sentence(messages.deleted), trash_id: trashId }),
    errors: ['default-language'],
  },
} satisfies Endpoints
