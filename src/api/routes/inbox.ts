import { inboxEndpoints, type MessageResponse } from '../../contract/inbox.ts'
import type { InboxMessage } from '../../domain/inbox-message.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/pagination.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf } from './article-address.ts'
import { only } from './only.ts'

export function inboxRoutes({ storage }: ApiParts) {
  const { messages: inbox } = storage

  return createRoutes(inboxEndpoints, {
    'GET /messages': async (c) => {
      const { page, limit, unread: isUnread } = c.req.valid('query')
      const found = await inbox.list({ page, limit, isUnread })
      return {
        messages: found.messages.map(toMessage),
        pagination: pagination(page, limit, found.total),
        unread: await inbox.unread(),
      }
    },

    'PATCH /messages/:id': async (c) => {
      const { read } = c.req.valid('json')
      const message = await inbox.mark(idOf(c), read, editOf(c))
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

function toMessage({ sentAt, readAt, ...message }: InboxMessage): MessageResponse {
  return {
    ...message,
    sent_at: sentAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
  }
}
