import type { Insertable } from 'kysely'
import type { Conversation } from '../../domain/contact/reply.ts'
import { Problem } from '../../domain/problem.ts'
import { changesBetween } from '../../domain/audit/audit.ts'
import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import type { DepartmentAddress } from '../../domain/mails/mail.ts'
import { mostExported, type Question } from '../../domain/contact/exported-message.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { questionsIn } from './asked-questions.ts'
import { countMessages, type InboxFilter, messagesIn, ofInbox, toMessage } from './find-messages.ts'
import { addMessage, type Arrival, type NewMessage, wordsOf } from './add-message.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { setSetting } from '../engine/settings.ts'
import {
  departmentAddresses,
  forgetMessages,
  forgetOtherAddresses,
  notifyOfMessage,
  reachable,
} from '../mails/inbox-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { type Colleague, getActiveUser } from '../people/colleagues.ts'
import { changeMessage, type MessageRow, messageTotal, tally } from './message-totals.ts'
import { type NoteRow, removeNotes, restoreNotes } from './note-rows.ts'
import { purgeQuarantine, signsIn } from './quarantine.ts'
import { removeReplies, type ReplyRow, restoreReplies, toConversations } from './reply-rows.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import type { Tables, Trx } from '../engine/tables.ts'

type InboxRequest = { page: number; limit: number; filter: InboxFilter }
type Mark = {
  read?: boolean | undefined
  answered?: boolean | undefined
  closed?: boolean | undefined
  assignedTo?: number | null | undefined
  spam?: boolean | undefined
}

const batch = 500

export function createMessageStore(database: Database, outbox: Outbox) {
  const { db, writeQuietly } = database
  return {
    add: (message: NewMessage, now: Date, arrival: Arrival = {}): Promise<boolean> =>
      addMessage(database, outbox, { message, now, ...arrival }),

    async listed(ids: number[]): Promise<Conversation[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
      return toConversations(db, rows.map(toMessage))
    },

    reachable: () => reachable(db),

    departmentAddresses: (): Promise<DepartmentAddress[]> => departmentAddresses(db),

    setDepartmentAddresses: (addresses: DepartmentAddress[], edit: Edit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => {
        const before = emailsOf(await departmentAddresses(trx))
        const value = JSON.stringify(addresses)
        await setSetting(trx, 'inbox_recipients', value, edit.at, edit.by.id)
        const emails = emailsOf(addresses)
        await forgetOtherAddresses(trx, emails)
        const changes = changesBetween(
          { recipients: before.join(' ') },
          { recipients: emails.join(' ') },
        )
        if (!isSame(changes, {})) audit(trx, edit, 'recipients-changed', '', { changes })
      }),

    async list(request: InboxRequest): Promise<{ messages: Conversation[]; total: number }> {
      const found = ofInbox(db, request.filter)
      const { assignedTo, form } = request.filter
      const first = assignedTo !== undefined ? 'assigned_to' : 'form_id'
      const isOfOne = assignedTo !== undefined || form !== undefined
      // One index alone is in this order, so that no planner looks through those of everybody.
      const rows = await (isOfOne ? found.orderBy(first) : found)
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(request.limit)
        .offset((request.page - 1) * request.limit)
        .execute()
      const messages = await toConversations(db, rows.map(toMessage))
      return { messages, total: await countMessages(db, request.filter) }
    },

    /** The newest messages, as many as a file holds. */
    async export(filter: InboxFilter, edit: Edit): Promise<AsyncIterable<Conversation[]>> {
      const count = Math.min(await countMessages(db, filter), mostExported)
      await writeQuietly(edit.right, async (trx) => {
        if (count > 0) audit(trx, edit, 'messages-exported', '', { count })
      })
      return messagesIn(db, filter, count)
    },

    questions: (filter: InboxFilter, language: LanguageCode): Promise<Question[]> =>
      questionsIn(db, filter, language),

    unread: (): Promise<number> => messageTotal(db, { states: ['new'] }),

    quarantined: (): Promise<number> => messageTotal(db, { states: ['quarantine'] }),

    purge: (now: Date): Promise<void> => purgeQuarantine(database, now),

    /**
     * Keeps who did it first and when. Throws Problem('not-found'), or Problem('invalid-input') for a colleague
     * who cannot sign in.
     */
    async mark(id: number, { assignedTo, spam, ...mark }: Mark, edit: Edit): Promise<Conversation> {
      const row = await writeQuietly(edit.right, async (trx) => {
        const colleague =
          typeof assignedTo === 'number'
            ? await getActiveUser(trx, assignedTo, 'assigned_to')
            : assignedTo
        let isNews = false
        let wasHeld = false
        const after = await changeMessage(trx, id, (before) => {
          wasHeld = signsIn(before).length > 0 && before.quarantined_at !== null
          isNews = Boolean(colleague) && before.assigned_to !== assignedTo
          return {
            ...marked(before, mark, edit),
            ...assigned(before, colleague, edit),
            ...quarantined(before, spam, edit),
          }
        })
        if (spam) await forgetMessages(trx, [id], edit.at)
        if (wasHeld && spam === false)
          await notifyOfMessage(trx, outbox, { ...after, page: '' }, edit.at)
        if (isNews && colleague && colleague.id !== edit.by.id) {
          const data = { messageId: id, by: edit.by.name }
          await outbox.addFor(trx, colleague.id, { kind: 'assigned', data }, edit.at)
        }
        return after
      })
      const [message] = await toConversations(db, [toMessage(row)])
      if (!message) throw new Problem('not-found')
      return message
    },

    /** All or none; returns trash ids. Throws Problem('not-found'). */
    remove(ids: number[], edit: Edit): Promise<number[]> {
      return writeQuietly(edit.right, async (trx) => {
        const trashIds: number[] = []
        for (const id of new Set(ids)) trashIds.push(await removeMessage(trx, id, edit))
        await forgetMessages(trx, ids, edit.at)
        return trashIds
      })
    },
  }
}

/** Indexes messages of before there was a search; of two processes, the second finds them done. */
export async function indexMessages({ writeQuietly }: Database): Promise<void> {
  while ((await writeQuietly('product', indexBatch)) > 0);
}

export type Written = { replies?: ReplyRow[]; notes?: NoteRow[] }

export async function restoreMessage(trx: Trx, id: number, previous: Values): Promise<void> {
  const { replies = [], notes = [], ...message } = previous as Values & Written
  const row = { ...message, id } as Insertable<Tables['messages']>
  const after = await trx
    .insertInto('messages')
    .values({ ...row, words: wordsOf(row) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tally(trx, { after })
  await restoreReplies(trx, replies)
  await restoreNotes(trx, notes)
}

async function indexBatch(trx: Trx): Promise<number> {
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'name', 'email', 'phone', 'message', 'about', 'answers'])
    .where('words', 'is', null)
    .limit(batch)
    .execute()
  for (const { id, ...texts } of rows) {
    await trx
      .updateTable('messages')
      .set({ words: wordsOf(texts) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function removeMessage(trx: Trx, id: number, edit: Edit): Promise<number> {
  const replies = await removeReplies(trx, id, edit.at)
  const notes = await removeNotes(trx, id)
  const row = await trx
    .deleteFrom('messages')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  await tally(trx, { before: row })
  const { id: _id, words: _words, sender: _sender, ...message } = row
  const previous = { ...message, origin: { replies, notes } }
  return recordRemoval(trx, { kind: 'message', id, previous, edit })
}

function marked(
  before: MessageRow,
  { answered, closed, read = answered || closed || undefined }: Omit<Mark, 'assignedTo'>,
  { by, at }: Edit,
): Partial<MessageRow> {
  const now = at.toISOString()
  const isAnswered = before.answered_at !== null
  const isClosed = before.closed_at !== null
  return {
    ...(read !== undefined && { read_at: read ? (before.read_at ?? now) : null }),
    ...(answered === true &&
      !isAnswered && { answered_at: now, answered_by: by.id, answered_by_name: by.name }),
    ...(answered === false && { answered_at: null, answered_by: null, answered_by_name: null }),
    ...(closed === true &&
      !isClosed && { closed_at: now, closed_by: by.id, closed_by_name: by.name }),
    ...(closed === false && { closed_at: null, closed_by: null, closed_by_name: null }),
  }
}

function assigned(
  before: MessageRow,
  colleague: Colleague | null | undefined,
  { by, at }: Edit,
): Partial<MessageRow> {
  if (colleague === undefined || before.assigned_to === (colleague?.id ?? null)) return {}
  const now = at.toISOString()
  return {
    assigned_to: colleague?.id ?? null,
    assigned_name: colleague?.name ?? null,
    assigned_at: colleague && now,
    assigned_by: colleague && by.id,
    assigned_by_name: colleague && by.name,
  }
}

function quarantined(
  { quarantined_at: before }: MessageRow,
  spam: boolean | undefined,
  { at }: Edit,
): Partial<MessageRow> {
  if (spam === undefined || spam === (before !== null)) return {}
  return { quarantined_at: spam ? at.toISOString() : null }
}

function emailsOf(addresses: DepartmentAddress[]): string[] {
  return addresses.map(({ email }) => email)
}
