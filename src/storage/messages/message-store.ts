import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { ContactTexts, InboxMessage } from '../../domain/contact/inbox-message.ts'
import type { Conversation } from '../../domain/contact/reply.ts'
import { Problem } from '../../domain/problem.ts'
import { changesBetween } from '../../domain/audit/audit.ts'
import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import { formsOf, indexedWords, queryWords } from '../../domain/search/search-text.ts'
import type { DepartmentAddress } from '../../domain/mails/mail.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { setSetting } from '../engine/settings.ts'
import {
  departmentAddresses,
  forgetMessages,
  forgetOtherAddresses,
  notifyOfMessage,
} from '../mails/inbox-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { removeReplies, type ReplyRow, restoreReplies, withReplies } from './reply-rows.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

type NewMessage = Omit<InboxMessage, 'id' | 'sentAt' | 'readAt' | 'answer'>
type InboxFilter = { unread: boolean; waiting: boolean; q: string; id?: number | undefined }
type InboxRequest = { page: number; limit: number; filter: InboxFilter }
type Mark = { read?: boolean | undefined; answered?: boolean | undefined }

const everything: InboxFilter = { unread: false, waiting: false, q: '' }
const batch = 500

export function createMessageStore({ db, writeQuietly }: Database, outbox: Outbox) {
  return {
    /** `page` is the path of the page with the form, or blank. */
    async add(message: NewMessage, now: Date, page = ''): Promise<void> {
      const row = { ...message, sent_at: now.toISOString(), words: wordsOf(message) }
      await writeQuietly('visitor', async (trx) => {
        const { id } = await trx
          .insertInto('messages')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow()
        await notifyOfMessage(trx, outbox, { id, page }, now)
      })
    },

    async listed(ids: number[]): Promise<InboxMessage[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
      return rows.map(toMessage)
    },

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
      const rows = await ofInbox(db, request.filter)
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(request.limit)
        .offset((request.page - 1) * request.limit)
        .execute()
      const messages = await withReplies(db, rows.map(toMessage))
      return { messages, total: await count(request.filter) }
    },

    unread: (): Promise<number> => count({ ...everything, unread: true }),

    /** Keeps the time it was first read or answered. Throws Problem('not-found'). */
    async mark(id: number, mark: Mark, edit: Edit): Promise<Conversation> {
      const row = await writeQuietly(edit.right, (trx) =>
        trx
          .updateTable('messages')
          .set((eb) => marked(eb, mark, edit))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      )
      const [message] = row ? await withReplies(db, [toMessage(row)]) : []
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

  async function count(filter: InboxFilter): Promise<number> {
    const { total } = await ofInbox(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
}

/** Indexes messages of before there was a search; of two processes, the second finds them done. */
export async function indexMessages({ writeQuietly }: Database): Promise<void> {
  while ((await writeQuietly('product', indexBatch)) > 0);
}

export async function restoreMessage(trx: Trx, id: number, previous: Values): Promise<void> {
  const { replies = [], ...message } = previous as Values & { replies?: ReplyRow[] }
  const row = { ...message, id } as Insertable<Tables['messages']>
  await trx
    .insertInto('messages')
    .values({ ...row, words: wordsOf(row) })
    .execute()
  await restoreReplies(trx, replies)
}

async function indexBatch(trx: Trx): Promise<number> {
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'name', 'email', 'phone', 'message'])
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
  const row = await trx
    .deleteFrom('messages')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  const { id: _id, words: _words, ...message } = row
  const previous = { ...message, origin: { replies } }
  return recordRemoval(trx, { kind: 'message', id, previous, edit })
}

function marked(
  { fn, ref, val }: ExpressionBuilder<Tables, 'messages'>,
  { answered, read = answered || undefined }: Mark,
  { by, at }: Edit,
) {
  const now = val(at.toISOString())
  return {
    read_at: read ? fn.coalesce('read_at', now) : read === false ? null : ref('read_at'),
    ...(answered === true && {
      answered_at: fn.coalesce('answered_at', now),
      answered_by: sql<
        number | null
      >`case when answered_at is null then ${by.id} else answered_by end`,
      answered_by_name: sql<
        string | null
      >`case when answered_at is null then ${by.name} else answered_by_name end`,
    }),
    ...(answered === false && { answered_at: null, answered_by: null, answered_by_name: null }),
  }
}

function ofInbox(db: Db, { unread, waiting, q, id }: InboxFilter) {
  let messages = db.selectFrom('messages')
  if (id !== undefined) messages = messages.where('id', '=', id)
  if (unread) messages = messages.where('read_at', 'is', null)
  if (waiting) messages = messages.where('answered_at', 'is', null)
  for (const word of queryWords(q)) {
    messages = messages.where(({ or, eb }) =>
      or(formsOf(word).map((form) => eb('words', 'like', sql<string>`${`% ${form}%`}`))),
    )
  }
  return messages
}

function emailsOf(addresses: DepartmentAddress[]): string[] {
  return addresses.map(({ email }) => email)
}

/** Words are letters and digits alone, so that no pattern finds more than it says. */
function wordsOf({ name, email, phone, message }: ContactTexts): string {
  const words = indexedWords(`${name} ${email} ${phone} ${message}`)
  return words.map((word) => ` ${word}`).join('')
}

export function toMessage({
  sent_at,
  read_at,
  answered_at,
  answered_by,
  answered_by_name,
  words: _words,
  ...row
}: Selectable<Tables['messages']>): InboxMessage {
  const by = { id: answered_by, name: answered_by_name ?? '' }
  return {
    ...row,
    sentAt: new Date(sent_at),
    readAt: read_at === null ? null : new Date(read_at),
    answer: answered_at === null ? null : { at: new Date(answered_at), by },
  }
}
