import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { InboxMessage, MessageState } from '../../domain/contact/inbox-message.ts'
import type { Conversation } from '../../domain/contact/reply.ts'
import { soughtForms, queryWords } from '../../domain/search/search-text.ts'
import { countOf } from '../engine/count-of.ts'
import type { Db } from '../engine/tables.ts'
import { type MessageFilter, type MessageRow, messageTotal } from './message-totals.ts'
import { aboutIn, answersIn } from './stored-answers.ts'
import { signsIn } from './quarantine.ts'
import { toConversations } from './reply-rows.ts'

export type InboxFilter = MessageFilter & { q: string; id?: number | undefined }

export function ofInbox(db: Db, { states, assignedTo, form, q, id }: InboxFilter) {
  let messages = db.selectFrom('messages')
  if (id !== undefined) messages = messages.where('id', '=', id)
  else if (!states.includes('quarantine')) messages = messages.where('quarantined_at', 'is', null)
  for (const state of states) messages = messages.where(inState[state])
  if (assignedTo === null) messages = messages.where('assigned_to', 'is', null)
  else if (assignedTo !== undefined) {
    // PostgreSQL would drop an equation from the order; so below.
    messages = messages
      .where('assigned_to', '>=', assignedTo)
      .where('assigned_to', '<=', assignedTo)
  }
  if (form === null) messages = messages.where('form_id', 'is', null)
  else if (form !== undefined) {
    messages = messages.where('form_id', '>=', form).where('form_id', '<=', form)
  }
  for (const word of queryWords(q)) {
    messages = messages.where(({ or, eb }) =>
      or(soughtForms(word).map((form) => eb('words', 'like', sql<string>`${`% ${form}%`}`))),
    )
  }
  return messages
}

/** These are the conditions of the partial indexes. */
const inState = {
  new: sql<boolean>`read_at is null`,
  waiting: sql<boolean>`answered_at is null and closed_at is null`,
  answered: sql<boolean>`answered_at is not null and closed_at is null`,
  closed: sql<boolean>`closed_at is not null`,
  quarantine: sql<boolean>`quarantined_at is not null`,
} satisfies Record<MessageState, unknown>

export async function countMessages(db: Db, filter: InboxFilter): Promise<number> {
  if (filter.id === undefined && queryWords(filter.q).length === 0) {
    return messageTotal(db, filter)
  }
  return countOf(ofInbox(db, filter))
}

const readAtOnce = 50

/** The newest first; others are served between two batches. */
export async function* messagesIn(
  db: Db,
  filter: InboxFilter,
  most: number,
): AsyncGenerator<Conversation[]> {
  let last: MessageRow | undefined
  for (let left = most; left > 0; left -= readAtOnce) {
    const after = last
    let found = ofInbox(db, filter)
    if (after) {
      found = found.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sent_at', 'id'), '<', tuple(after.sent_at, after.id)),
      )
    }
    const rows = await found
      .selectAll()
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(left, readAtOnce))
      .execute()
    if (rows.length === 0) return
    yield await toConversations(db, rows.map(toMessage))
    last = rows.at(-1)
    await nextTurn()
  }
}

export function toMessage(row: MessageRow): InboxMessage {
  const { id, name, email, phone, message, language } = row
  const assignment = deed(row.assigned_at, row.assigned_by, row.assigned_by_name)
  const to = { id: row.assigned_to, name: row.assigned_name ?? '' }
  return {
    id,
    name,
    email,
    phone,
    message,
    language,
    form: row.form_id ? { id: row.form_id, title: row.form_title ?? '' } : null,
    about: aboutIn(row.about),
    answers: answersIn(row.answers),
    sentAt: new Date(row.sent_at),
    readAt: row.read_at === null ? null : new Date(row.read_at),
    assignment: assignment && { ...assignment, to },
    answer: deed(row.answered_at, row.answered_by, row.answered_by_name),
    closing: deed(row.closed_at, row.closed_by, row.closed_by_name),
    quarantine:
      row.quarantined_at === null
        ? null
        : { at: new Date(row.quarantined_at), signs: signsIn(row) },
  }
}

function deed(at: string | null, id: number | null, name: string | null) {
  return at === null ? null : { at: new Date(at), by: { id, name: name ?? '' } }
}
