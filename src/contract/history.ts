import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { type ContentKind, removals } from '../domain/documents/revision.ts'
import { z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import {
  author,
  changedField,
  fieldValue,
  listPage,
  optionalMoment,
  pagination,
  revisionNumber,
  sentence,
  timestamp,
} from './shared.ts'

const revision = z
  .strictObject({
    revision: revisionNumber,
    action: z.enum(['create', 'change', 'restore', 'publish', 'unpublish', 'check', ...removals]),
    made_at: timestamp,
    author,
    fields: z.array(changedField).describe('Changed fields'),
  })
  .meta({ id: 'Revision' })
export type RevisionResponse = z.infer<typeof revision>

const revisionValues = z.record(z.string(), fieldValue).meta({
  description: 'All fields at that revision; texts by language',
  examples: [{ title: { en: 'Opening in Hama', ar: 'افتتاح في حماة' }, image: '' }],
})

export const historyPaths = {
  article: '/sections/:section/keys/articles/articles/:id/history',
  card: '/sections/partners/keys/cards/cards/:id/history',
  section: '/sections/:name/history',
  media: '/media/:media/history',
  file: '/files/:file/history',
  page: '/pages/:id/history',
  form: '/forms/:id/history',
  topic: '/topics/:id/history',
} as const satisfies Record<ContentKind, string>

const nameOf = {
  article: 'An article',
  card: 'A card',
  section: 'A section',
  media: 'A picture',
  file: 'A file',
  page: 'A page',
  form: 'A form',
  topic: 'A topic',
}

export function historyEndpoints(kind: ContentKind) {
  const name = nameOf[kind]
  return {
    'GET /': {
      summary: `List revisions of ${name.toLowerCase()}, newest first`,
      access: 'editor',
      query: listPage.extend({ to: optionalMoment }),
      response: z.strictObject({ revisions: z.array(revision), pagination }),
    },
    'GET /:revision': {
      summary: `Get ${name.toLowerCase()} at a revision`,
      access: 'editor',
      response: z.strictObject({ revision, values: revisionValues }),
    },
    'POST /:revision/restore': {
      summary: `Restore ${name.toLowerCase()} to a revision (creates a new one)`,
      access: 'editor',
      query: z.strictObject({ lang: languageCode.optional() }),
      response: z.strictObject({ message: sentence(messages.accomplished) }),
      errors: ['conflict'],
    },
  } satisfies Endpoints
}
