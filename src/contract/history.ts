import { messages } from '../domain/messages.ts'
import { type ContentKind, removals } from '../domain/revision.ts'
import { z } from '../domain/schema.ts'
import type { Endpoints } from './endpoint.ts'
import {
  author,
  changedField,
  fieldValue,
  listPage,
  pagination,
  revisionNumber,
  sentence,
  timestamp,
} from './shared.ts'

const revision = z
  .strictObject({
    revision: revisionNumber,
    action: z.enum(['create', 'change', 'restore', ...removals]),
    made_at: timestamp,
    author,
    fields: z.array(changedField).describe('What it changed'),
  })
  .meta({ id: 'Revision' })
export type RevisionResponse = z.infer<typeof revision>

const revisionValues = z.record(z.string(), fieldValue).meta({
  description: 'Every field as it was; of texts by language',
  examples: [{ title: { en: 'Opening in Hama', ar: 'افتتاح في حماة' }, image: '' }],
})

export const historyPaths = {
  article: '/sections/:section/keys/articles/articles/:id/history',
  card: '/sections/partners/keys/cards/cards/:id/history',
  section: '/sections/:name/history',
} as const satisfies Record<ContentKind, string>

const nameOf = { article: 'An article', card: 'A card', section: 'A section' }

/** The same three beside each kind of document. */
export function historyEndpoints(kind: ContentKind) {
  const name = nameOf[kind]
  return {
    'GET /': {
      summary: `The revisions of ${name.toLowerCase()}, newest first`,
      access: 'editor',
      query: listPage,
      response: z.strictObject({ revisions: z.array(revision), pagination }),
    },
    'GET /:revision': {
      summary: `${name} as it was with a revision`,
      access: 'editor',
      response: z.strictObject({ revision, values: revisionValues }),
    },
    'POST /:revision/restore': {
      summary: `Make ${name.toLowerCase()} what it was with a revision, as a change of its own`,
      access: 'editor',
      response: z.strictObject({ message: sentence(messages.accomplished) }),
      errors: ['conflict'],
    },
  } satisfies Endpoints
}
