import { Hono } from 'hono'
import { z } from 'zod'
import type { InboxMessage } from '../../domain/inbox-message.ts'
import { messageChange, messageSelection } from '../../domain/inbox-message-change.ts'
import { messages } from '../../domain/messages.ts'
import { maxPageSize, numberParameter, pageNumber } from '../../domain/page-parameters.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import { accepts, acceptsQuery } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { idOf } from './article-address.ts'
import { editOf } from '../http/edit-of.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import {
  doneAnswer,
  moment,
  paginationAnswer,
  rowId,
  trashEntries,
  trashEntry,
} from '../http/shared-answers.ts'

const messageAnswer = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Rima'] }),
    email: z.string().meta({ examples: ['rima@farm.example'] }),
    phone: z.string().meta({ description: 'Or blank', examples: ['+963 944 555 014'] }),
    message: z.string().meta({ examples: ['Our well gives less water than last year.'] }),
    language: z.string().meta({ description: 'Of the page it was written on', examples: ['en'] }),
    sent_at: moment,
    read_at: moment.nullable(),
  })
  .meta({ id: 'Message', description: 'A message a visitor sent by the contact form.' })
export type MessageAnswer = z.infer<typeof messageAnswer>

const deleted = z.strictObject({ message: doneAnswer(messages.deleted), trash_id: trashEntry })
const deletedAll = z.strictObject({
  message: doneAnswer(messages.deleted),
  trash_ids: trashEntries,
})

const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
  unread: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
})

export function inboxCalls({ storage }: ApiParts) {
  const { messages: inbox } = storage

  return new Hono<ApiVariables>()
    .get(
      '/messages',
      requireRole('editor'),
      acceptsQuery(listPage),
      answers(
        'A page of the messages visitors sent, newest first, and how many are unread',
        z.strictObject({
          messages: z.array(messageAnswer),
          pagination: paginationAnswer,
          unread: z
            .int()
            .nonnegative()
            .meta({ examples: [1] }),
        }),
      ),
      async (c) => {
        const { page, limit, unread: isUnread } = c.req.valid('query')
        const found = await inbox.list({ page, limit, isUnread })
        return c.json({
          messages: found.messages.map(presentMessage),
          pagination: pagination(page, limit, found.total),
          unread: await inbox.unread(),
        })
      },
    )

    .patch(
      '/messages/:id',
      requireRole('editor'),
      accepts(messageChange),
      answers(
        'Mark a message as read or unread',
        z.strictObject({
          message: doneAnswer(messages.accomplished),
          inbox_message: messageAnswer,
        }),
      ),
      async (c) => {
        const { read } = c.req.valid('json')
        const message = await inbox.mark(idOf(c), read, editOf(c))
        return c.json({ message: messages.accomplished, inbox_message: presentMessage(message) })
      },
    )

    .delete(
      '/messages/:id',
      requireRole('editor'),
      answers('Delete a message', deleted),
      async (c) => {
        const [trashId] = await inbox.remove([idOf(c)], editOf(c))
        return c.json({ message: messages.deleted, trash_id: trashId })
      },
    )

    .post(
      '/messages/delete-multiple',
      requireRole('editor'),
      accepts(messageSelection),
      answers('Delete several messages, all or none', deletedAll),
      refuses('not-found'),
      async (c) => {
        const trashIds = await inbox.remove(c.req.valid('json').ids, editOf(c))
        return c.json({ message: messages.deleted, trash_ids: trashIds })
      },
    )
}

function presentMessage({ sentAt, readAt, ...message }: InboxMessage): MessageAnswer {
  return {
    ...message,
    sent_at: sentAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
  }
}
