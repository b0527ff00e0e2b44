import type { Insertable, Selectable } from 'kysely'
import type { InboxMessage } from '../../domain/inbox-message.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, PlainEdit, Values } from '../../domain/revision.ts'
import type { Database } from '../engine/database.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type NewMessage = Omit<InboxMessage, 'id' | 'sentAt' | 'readAt'>
export type InboxRequest = { page: number; limit: number; isUnread: boolean }

export function createMessageStore({ db, write }: Database) {
  return {
    async add(message: NewMessage, now: Date): Promise<void> {
      const row = { ...message, sent_at: now.toISOString() }
      await write('visitor', (trx) => trx.insertInto('messages').values(row).execute())
    },

    /** Newest first, and their total. */
    async list(request: InboxRequest): Promise<{ messages: InboxMessage[]; total: number }> {
      const rows = await ofInbox(db, request.isUnread)
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(request.limit)
        .offset((request.page - 1) * request.limit)
        .execute()
      return { messages: rows.map(toMessage), total: await count(request.isUnread) }
    },

    unread: (): Promise<number> => count(true),

    /** Keeps the time it was first read. Throws Problem('not-found'). */
    async mark(id: number, isRead: boolean, edit: PlainEdit): Promise<InboxMessage> {
      const readAt = edit.at.toISOString()
      const row = await write(edit.right, (trx) =>
        trx
          .updateTable('messages')
          .set(({ fn, ref, val }) => ({
            read_at: isRead ? fn.coalesce(ref('read_at'), val(readAt)) : null,
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst(),
      )
      if (!row) throw new Problem('not-found')
      return toMessage(row)
    },

    /** All or none; returns trash ids. Throws Problem('not-found'). */
    remove(ids: number[], edit: Edit): Promise<number[]> {
      return write(edit.right, async (trx) => {
        const trashIds: number[] = []
        for (const id of new Set(ids)) trashIds.push(await removeMessage(trx, id, edit))
        return trashIds
      })
    },
  }

  async function count(isUnread: boolean): Promise<number> {
    const { total } = await ofInbox(db, isUnread)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
}

export async function restoreMessage(trx: Trx, id: number, previous: Values): Promise<void> {
  const row = { ...previous, id } as Insertable<Tables['messages']>
  await trx.insertInto('messages').values(row).execute()
}

async function removeMessage(trx: Trx, id: number, edit: Edit): Promise<number> {
  const row = await trx
    .deleteFrom('messages')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  const { id: _id, ...previous } = row
  return recordRemoval(trx, { kind: 'message', id, previous, edit })
}

function ofInbox(db: Db, isUnread: boolean) {
  const messages = db.selectFrom('messages')
  return isUnread ? messages.where('read_at', 'is', null) : messages
}

function toMessage({ sent_at, read_at, ...row }: Selectable<Tables['messages']>): InboxMessage {
  return { ...row, sentAt: new Date(sent_at), readAt: read_at === null ? null : new Date(read_at) }
}
