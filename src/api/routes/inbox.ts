import { inboxEndpoints, type MessageResponse, type ReplyResponse } from '../../contract/inbox.ts'
import type { Conversation, Reply } from '../../domain/contact/reply.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { answeringConflicts, editOf } from '../http/edit-of.ts'
import { idOf, numberOf } from './address-parameters.ts'
import { only } from './only.ts'

export function inboxRoutes({ storage }: ApiParts) {
  const { mails, messages: inbox, replies } = storage

  return createRoutes(inboxEndpoints, {
    'GET /messages': async (c) => {
      const { page, limit, ...filter } = c.req.valid('query')
      const found = await inbox.list({ page, limit, filter })
      return {
        messages: found.messages.map(toMessage),
        pagination: pagination(page, limit, found.total),
        unread: await inbox.unread(),
        replying: mails.isOn ? { answers_to: await replies.answersTo() } : null,
      }
    },

    'PATCH /messages/:id': async (c) => {
      const message = await inbox.mark(idOf(c), c.req.valid('json'), editOf(c))
      return { message: messages.accomplished, inbox_message: toMessage(message) }
    },

    'POST /messages/:id/replies': async (c) => {
      const { text, seen } = c.req.valid('json')
      const reply = { text, seen: { lastReply: seen.last_reply, isAnswered: seen.answered } }
      const message = await answeringConflicts(toMessage, replies.add(idOf(c), reply, editOf(c)))
      return { message: messages.replySent, inbox_message: toMessage(message) }
    },

    'POST /messages/:id/replies/:reply/again': async (c) => {
      const message = await replies.sendAgain(idOf(c), numberOf(c, 'reply'), editOf(c))
      return { message: messages.replySent, inbox_message: toMessage(message) }
    },

    'GET /inbox/recipients': async () => ({ recipients: await inbox.departmentAddresses() }),

    'POST /inbox/recipients': async (c) => {
      const given = c.req.valid('json').recipients
      const recipients = [...new Map(given.map((one) => [one.email, one])).values()]
      await inbox.setDepartmentAddresses(recipients, editOf(c))
      return { message: messages.accomplished, recipients }
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

function toMessage({ sentAt, readAt, answer, replies, ...message }: Conversation): MessageResponse {
  return {
    ...message,
    sent_at: sentAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    answered_at: answer?.at.toISOString() ?? null,
    answered_by: answer?.by ?? null,
    replies: replies.map(toReply),
  }
}

function toReply({ by, at, stateAt, nextTryAt, ...reply }: Reply): ReplyResponse {
  return {
    ...reply,
    written_by: by,
    written_at: at.toISOString(),
    state_at: stateAt?.toISOString() ?? null,
    next_try_at: nextTryAt?.toISOString() ?? null,
  }
}
