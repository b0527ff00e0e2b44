import type { Selectable } from 'kysely'
import type { Conversation, Reply, ReplyOutcome } from '../../domain/contact/reply.ts'
import { replyStateOf } from '../../domain/contact/reply.ts'
import type { InboxMessage } from '../../domain/contact/inbox-message.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { attachmentsByMessage } from './attachment-rows.ts'
import { changeMessage } from './message-totals.ts'
import { knownAuthor, notesByMessage } from './note-rows.ts'

export type ReplyRow = Selectable<Tables['replies']>
type QueuedRow = ReplyRow & {
  mail: number | null
  attempt: ReplyOutcome | null
  attempt_answer: string | null
  due_at: string | null
}

export async function toConversations(db: Db, messages: InboxMessage[]): Promise<Conversation[]> {
  if (messages.length === 0) return []
  const ids = messages.map(({ id }) => id)
  const rows = await queuedRows(db)
    .where('replies.message_id', 'in', ids)
    .orderBy('replies.id')
    .execute()
  const replies = Map.groupBy(rows, (row) => row.message_id)
  const notes = await notesByMessage(db, ids)
  const attachments = await attachmentsByMessage(db, ids)
  return messages.map((message) => ({
    ...message,
    attachments: attachments.get(message.id) ?? [],
    replies: (replies.get(message.id) ?? []).map(toReply),
    notes: notes.get(message.id) ?? [],
  }))
}

/** A reply that was sent answers its message. */
export async function endReply(
  trx: Trx,
  id: number,
  { outcome, answer }: { outcome: ReplyOutcome; answer: string },
  at: Date,
): Promise<void> {
  const ended = await trx
    .updateTable('replies')
    .set({ outcome, answer, ended_at: at.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!ended || outcome !== 'sent') return
  const answered = {
    answered_at: at.toISOString(),
    answered_by: ended.author_id,
    answered_by_name: ended.author_name,
  }
  await changeMessage(trx, ended.message_id, ({ answered_at: before }) =>
    before === null ? answered : {},
  )
}

/** Returns the rows with which they are restored; what waited to be sent is sent no more. */
export async function removeReplies(trx: Trx, messageId: number, at: Date): Promise<ReplyRow[]> {
  const waiting = await trx
    .deleteFrom('mails')
    .where('reply_id', 'in', (eb) =>
      eb.selectFrom('replies').select('id').where('message_id', '=', messageId),
    )
    .where('ended_at', 'is', null)
    .returning(['reply_id', 'held_until'])
    .execute()
  // One that is being sent may still arrive.
  const outcomes = new Map(
    waiting.map(
      (mail) => [mail.reply_id, mail.held_until === null ? 'withdrawn' : 'unsure'] as const,
    ),
  )
  const rows = await trx
    .deleteFrom('replies')
    .where('message_id', '=', messageId)
    .returningAll()
    .execute()
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map((row) => {
      const outcome = outcomes.get(row.id)
      return outcome ? { ...row, outcome, ended_at: at.toISOString() } : row
    })
}

export async function restoreReplies(trx: Trx, rows: ReplyRow[]): Promise<void> {
  for (const row of rows) {
    const written = { ...row, author_id: await knownAuthor(trx, row) }
    await trx.insertInto('replies').values(written).execute()
  }
}

function queuedRows(db: Db) {
  return db
    .selectFrom('replies')
    .leftJoin('mails', (join) =>
      join.onRef('mails.reply_id', '=', 'replies.id').on('mails.ended_at', 'is', null),
    )
    .selectAll('replies')
    .select([
      'mails.id as mail',
      'mails.outcome as attempt',
      'mails.answer as attempt_answer',
      'mails.due_at',
    ])
}

export function toEndedReply(row: ReplyRow): Reply {
  return toReply({ ...row, mail: null, attempt: null, attempt_answer: null, due_at: null })
}

function toReply({ mail, attempt, attempt_answer, due_at, ...row }: QueuedRow): Reply {
  const { id, text, outcome, author_id, author_name, ended_at } = row
  const isQueued = mail !== null
  const failure = isQueued ? attempt : outcome
  return {
    id,
    text,
    by: { id: author_id, name: author_name },
    at: new Date(row.created_at),
    state: replyStateOf(outcome, isQueued),
    stateAt: ended_at === null ? null : new Date(ended_at),
    failure: failure === 'sent' ? null : failure,
    answer: (isQueued ? attempt_answer : row.answer) ?? '',
    nextTryAt: due_at === null || attempt === null ? null : new Date(due_at),
  }
}
