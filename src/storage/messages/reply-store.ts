import type { ContactItem } from '../../domain/contact/contact.ts'
import type { InboxMessage } from '../../domain/contact/inbox-message.ts'
import {
  type Conversation,
  isToBeSentAgain,
  type Reply,
  type SeenAnswers,
  unseenReplies,
  wasMarkedBySomebodyElse,
} from '../../domain/contact/reply.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { productLanguageFor } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import type { Outbox } from '../mails/outbox.ts'
import { toMessage } from './find-messages.ts'
import { changeMessage } from './message-totals.ts'
import { toConversations } from './reply-rows.ts'

type NewReply = { text: string; seen: SeenAnswers }
type SentReply = { text: string; message: InboxMessage; answersTo: string | null }

export function createReplyStore({ db, writeQuietly }: Database, outbox: Outbox) {
  return {
    answersTo: (): Promise<string | null> => contactEmail(db),

    /**
     * A request that comes twice sends once. Throws Problem('no-mail-server'), Problem('not-found'), or
     * Problem('already-answered') with the conversation.
     */
    async add(messageId: number, { text, seen }: NewReply, edit: Edit): Promise<Conversation> {
      if (!outbox.isOn) throw new Problem('no-mail-server')
      return writeQuietly(edit.right, async (trx) => {
        const before = await lockForUpdate(trx, messageId, edit.at)
        if (before.email === '') {
          throw new Problem('invalid-input', { fields: { text: messages.emailAddressInvalid } })
        }
        const [unseen, ...others] = unseenReplies(before, seen)
        const isSame = unseen?.text === text && unseen.by.id === edit.by.id
        if (isSame && others.length === 0) return before
        if (unseen || wasMarkedBySomebodyElse(before, seen, edit.by)) {
          const revision = before.replies.at(-1)?.id ?? 0
          throw new Problem('already-answered', {
            conflict: { revision, conflicts: [], saved: before },
          })
        }
        const { id } = await trx
          .insertInto('replies')
          .values({
            message_id: messageId,
            author_id: edit.by.id,
            author_name: edit.by.name,
            text,
            created_at: edit.at.toISOString(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await queue(trx, before, id, edit)
        return conversation(trx, before)
      })
    },

    /** Leaves one that waits or was sent as it is. Throws Problem('no-mail-server') or ('not-found'). */
    async sendAgain(messageId: number, id: number, edit: Edit): Promise<Conversation> {
      if (!outbox.isOn) throw new Problem('no-mail-server')
      return writeQuietly(edit.right, async (trx) => {
        const before = await lockForUpdate(trx, messageId, edit.at)
        const reply = before.replies.find((one) => one.id === id)
        if (!reply) throw new Problem('not-found')
        if (!isToBeSentAgain(reply)) return before
        const waiting = { outcome: null, answer: '', ended_at: null }
        await trx.updateTable('replies').set(waiting).where('id', '=', id).execute()
        await queue(trx, before, id, edit)
        return conversation(trx, before)
      })
    },

    async find(id: number): Promise<SentReply | undefined> {
      const reply = await db
        .selectFrom('replies')
        .select(['text', 'message_id'])
        .where('id', '=', id)
        .executeTakeFirst()
      const row =
        reply &&
        (await db
          .selectFrom('messages')
          .selectAll()
          .where('id', '=', reply.message_id)
          .executeTakeFirst())
      if (!row) return undefined
      return { text: reply.text, message: toMessage(row), answersTo: await contactEmail(db) }
    },
  }

  async function queue(
    trx: Trx,
    { id: messageId, email, language }: Conversation,
    replyId: Reply['id'],
    edit: Edit,
  ): Promise<void> {
    const to = { email, language: productLanguageFor(language), userId: null }
    await outbox.add(trx, { kind: 'reply', data: {}, to, at: edit.at, replyId })
    audit(trx, edit, 'replied', messageId, {})
  }
}

async function lockForUpdate(trx: Trx, id: number, at: Date): Promise<Conversation> {
  const row = await changeMessage(trx, id, ({ read_at: readAt }) =>
    readAt === null ? { read_at: at.toISOString() } : {},
  )
  return conversation(trx, toMessage(row))
}

async function conversation(db: Db, message: InboxMessage): Promise<Conversation> {
  const [whole] = await toConversations(db, [message])
  if (!whole) throw new Problem('not-found')
  return whole
}

async function contactEmail(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('sections')
    .select('contacts')
    .where('name', '=', 'contactUs')
    .executeTakeFirst()
  const contacts = JSON.parse(row?.contacts ?? '[]') as ContactItem[]
  return contacts.find(({ type }) => type === 'email')?.value ?? null
}
