import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { ContactTexts, InboxMessage } from '../../domain/contact/inbox-message.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import { formsOf, indexedWords, queryWords } from '../../domain/search/search-text.ts'
import type { Database } from '../engine/database.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

type NewMessage = Omit<InboxMessage, 'id' | 'sentAt' | 'readAt' | 'answer'>
type InboxFilter = { unread: boolean; waiting: boolean; q: string }
type InboxRequest = { page: number; limit: number; filter: InboxFilter }
type Mark = { read?: boolean | undefined; answered?: boolean | undefined }

const everything: InboxFilter = { unread: false, waiting: false, q: '' }
const batch = 500

export function createMessageStore({ db, writeQuietly }: Database) {
  return {
    async add(message: NewMessage, now: Date): Promise<void> {
      const row = { ...message, sent_at: now.toISOString(), words: wordsOf(message) }
      await writeQuietly('visitor', (trx) => trx.insertInto('messages').values(row).execute())
    },

    /** The newest come first. */
    async list(request: InboxRequest): Promise<{ messages: InboxMessage[]; total: number }> {
      const rows = await ofInbox(db, request.filter)
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(request.limit)
        .offset((request.page - 1) * request.limit)
        .execute()
      return { messages: rows.map(toMessage), total: await count(request.filter) }
    },

    unread: (): Promise<number> => count({ ...everything, unread: true }),

    /** Keeps the time it was first read or answered. Throws Problem('not-found'). */
    async mark(id: number, mark: Mark, edit: Edit): Promise<InboxMessage> {
      const row = await writeQuietly(edit.right, (trx) =>
        trx
          .updateTable('messages')
          .set((eb) => marked(eb, mark, edit))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      )
      if (!row) throw new Problem('not-found')
      return toMessage(row)
    },

    /** All or none; returns trash ids. Throws Problem('not-found'). */
    remove(ids: number[], edit: Edit): Promise<number[]> {
      return writeQuietly(edit.right, async (trx) => {
        const trashIds: number[] = []
        for (const id of new Set(ids)) trashIds.push(await removeMessage(trx, id, edit))
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
  const row = { ...previous, id } as Insertable<Tables['messages']>
  await trx
    .insertInto('messages')
    .values({ ...row, words: wordsOf(row) })
    .execute()
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
  const row = await trx
    .deleteFrom('messages')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  const { id: _id, words: _words, ...previous } = row
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

function ofInbox(db: Db, { unread, waiting, q }: InboxFilter) {
  let messages = db.selectFrom('messages')
  if (unread) messages = messages.where('read_at', 'is', null)
  if (waiting) messages = messages.where('answered_at', 'is', null)
  for (const word of queryWords(q)) {
    messages = messages.where(({ or, eb }) =>
      or(formsOf(word).map((form) => eb('words', 'like', sql<string>`${`% ${form}%`}`))),
    )
  }
  return messages
}

/** Words are letters and digits alone, so that no pattern finds more than it says. */
function wordsOf({ name, email, phone, message }: ContactTexts): string {
  const words = indexedWords(`${name} ${email} ${phone} ${message}`)
  return words.map((word) => ` ${word}`).join('')
}

function toMessage({
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
