import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { messages } from '../../domain/messages.ts'
import { maxPageSize, numberParameter, pageNumber } from '../../domain/page-parameters.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import type { ContentKind } from '../../domain/revision.ts'
import { acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { idOf, numberOf, sectionOf } from './article-address.ts'
import { editOf } from '../http/edit-of.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import {
  presentRevision,
  presentValues,
  revisionAnswer,
  revisionValuesAnswer,
} from './present-revision.ts'
import { editableSectionOf, sectionNameOf } from './section-address.ts'
import { doneAnswer, paginationAnswer } from '../http/shared-answers.ts'

const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
})

type StaffContext = Context<ApiVariables>
type Histories = {
  kind: ContentKind
  /** The document an address names; to be restored or only to be read. Throws Problem('not-found'). */
  subjectOf(c: StaffContext, purpose: 'read' | 'restore'): Promise<number | string>
}

/** The histories of articles, sections and cards: the same three calls beside each. */
export function historyCalls(parts: ApiParts) {
  const { articles, cards } = parts.storage
  return new Hono<ApiVariables>()
    .route(
      '/sections/:section/keys/articles/articles/:id/history',
      historyOf(parts, {
        kind: 'article',
        subjectOf: async (c) => (await articles.get(sectionOf(c), idOf(c))).id,
      }),
    )
    .route(
      '/sections/partners/keys/cards/cards/:id/history',
      historyOf(parts, { kind: 'card', subjectOf: async (c) => (await cards.get(idOf(c))).id }),
    )
    .route(
      '/sections/:name/history',
      historyOf(parts, {
        kind: 'section',
        subjectOf: async (c, purpose) =>
          purpose === 'restore' ? editableSectionOf(c) : sectionNameOf(c),
      }),
    )
}

function historyOf({ storage, contentChanged }: ApiParts, { kind, subjectOf }: Histories) {
  const { revisions } = storage
  return new Hono<ApiVariables>()
    .get(
      '/',
      requireRole('editor'),
      acceptsQuery(listPage),
      answers(
        `The revisions of ${nameOf[kind]}, newest first`,
        z.strictObject({ revisions: z.array(revisionAnswer), pagination: paginationAnswer }),
      ),
      async (c) => {
        const { page, limit } = c.req.valid('query')
        const found = await revisions.list(kind, await subjectOf(c, 'read'), page, limit)
        return c.json({
          revisions: found.revisions.map(presentRevision),
          pagination: pagination(page, limit, found.total),
        })
      },
    )

    .get(
      '/:revision',
      requireRole('editor'),
      acceptsQuery(noParameters),
      answers(
        `${capitalised(nameOf[kind])} as it was with a revision`,
        z.strictObject({ revision: revisionAnswer, values: revisionValuesAnswer }),
      ),
      async (c) => {
        const subject = await subjectOf(c, 'read')
        const { revision, values } = await revisions.get(kind, subject, numberOf(c, 'revision'))
        return c.json({ revision: presentRevision(revision), values: presentValues(values) })
      },
    )

    .post(
      '/:revision/restore',
      requireRole('editor'),
      answers(
        `Make ${nameOf[kind]} what it was with a revision, as a change of its own`,
        z.strictObject({ message: doneAnswer(messages.accomplished) }),
      ),
      refuses('conflict'),
      async (c) => {
        const subject = await subjectOf(c, 'restore')
        await revisions.restore(kind, subject, numberOf(c, 'revision'), editOf(c))
        await contentChanged()
        return c.json({ message: messages.accomplished })
      },
    )
}

const nameOf = { article: 'an article', card: 'a card', section: 'a section' } as const

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
