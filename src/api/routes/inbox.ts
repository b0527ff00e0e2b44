import { inboxEndpoints, type MessageResponse } from '../../contract/inbox.ts'
import type { InboxMessage } from '../../domain/contact/inbox-message.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'
import { only } from './only.ts'

export function inboxRoutes({ storage }: ApiParts) {
  const { messages: inbox } = storage

  return createRoutes(inboxEndpoints, {
    'GET /messages': async (c) => {
      const { page, limit, ...filter } = c.req.valid('query')
      const found = await inbox.list({ page, limit, filter })
      return {
        messages: found.messages.map(toMessage),
        pagination: pagination(page, limit, found.total),
        unread: await inbox.unread(),
      }
    },

    'PATCH /messages/:id': async (c) => {
      const message = await inbox.mark(idOf(c), c.req.valid('json'), editOf(c))
      return { message: messages.accomplished, inbox_message: toMessage(message) }
    },

    'DELETE /messages/:id': async (c) => {
      const trashIds = await inbox.remove([idOf(c)], editOf(c))
      return { message: messages.deleted, trash_id: only(trashIds) }
    },

    'POST /messages/delete-multiple': async (c) => {
      const trashIds = await inbox.remove(c.req.valid('json').ids, editOf(c))
      return { message: messages.deleted, trash_ids: trashIds }
    },
  })
}

function toMessage({ sentAt, readAt, answer, ...message }: InboxMessage): MessageResponse {
  return {
    ...message,
    sent_at: sentAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    answered_at: answer?.at.toISOString() ?? null,
    answered_by: answer?.by ?? null,
  }
}
