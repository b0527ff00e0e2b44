import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { mayEditSection } from '../../domain/may-edit-section.ts'
import { messages } from '../../domain/messages.ts'
import { maxPageSize, numberParameter, pageNumber } from '../../domain/page-parameters.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import {
  contentKinds,
  type DocumentKind,
  documentKinds,
  restoredAtOnce,
} from '../../domain/revision.ts'
import { sectionNamed } from '../../domain/section.ts'
import { hasRole, type User } from '../../domain/user.ts'
import type { Removed } from '../../storage/history/trash-store.ts'
import { accepts, acceptsQuery } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { idOf } from './article-address.ts'
import { editOf } from '../http/edit-of.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import { presentRemoved, removedAnswer } from './present-revision.ts'
import { doneAnswer, paginationAnswer } from '../http/shared-answers.ts'

const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
  kind: z.enum(documentKinds).optional(),
})

const trashSelection = z.strictObject({
  ids: z.array(z.int32().positive()).min(1).max(restoredAtOnce),
})
const broughtBack = z.strictObject({ message: doneAnswer(messages.accomplished) })

export function trashCalls({ storage, now, contentChanged }: ApiParts) {
  const { trash } = storage

  return new Hono<ApiVariables>()
    .get(
      '/trash',
      requireRole('editor'),
      acceptsQuery(listPage),
      answers(
        'What was deleted, emptied or reset and can be brought back, newest first',
        z.strictObject({ removed: z.array(removedAnswer), pagination: paginationAnswer }),
      ),
      async (c) => {
        const { page, limit, kind } = c.req.valid('query')
        const kinds = kindsFor(c.get('user'))
        if (kind && !kinds.includes(kind)) throw new Problem('forbidden')
        const found = await trash.list(kind ? [kind] : kinds, now(), page, limit)
        return c.json({
          removed: found.removed.map(presentRemoved),
          pagination: pagination(page, limit, found.total),
        })
      },
    )

    .post(
      '/trash/:id/restore',
      requireRole('editor'),
      answers('Bring it back', broughtBack),
      refuses('conflict'),
      async (c) => {
        await bringBack(c, [idOf(c)])
        return c.json({ message: messages.accomplished })
      },
    )

    .post(
      '/trash/restore-multiple',
      requireRole('editor'),
      accepts(trashSelection),
      answers('Bring several things back, all or none', broughtBack),
      refuses('not-found', 'conflict'),
      async (c) => {
        await bringBack(c, c.req.valid('json').ids)
        return c.json({ message: messages.accomplished })
      },
    )

  async function bringBack(c: Context<ApiVariables>, ids: number[]): Promise<void> {
    const user = c.get('user')
    const removed = await trash.get(kindsFor(user), ids, now())
    if (!removed.every((one) => mayRestore(user, one))) throw new Problem('forbidden')
    await trash.restore(removed, editOf(c))
    await contentChanged()
  }
}

function mayRestore(user: User, { kind, subject }: Removed): boolean {
  const section = kind === 'section' && sectionNamed(subject)
  return !section || mayEditSection(user, section)
}

/** Users and languages are the administrators' concern. */
function kindsFor(user: User): DocumentKind[] {
  return hasRole(user, 'admin') ? [...documentKinds] : [...contentKinds, 'message']
}
