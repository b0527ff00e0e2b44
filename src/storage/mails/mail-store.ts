import type { Selectable } from 'kysely'
import type {
  MailContent,
  MailFailure,
  MailKind,
  MailOutcome,
  Recipient,
  Trouble,
} from '../../domain/mails/mail.ts'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import { findSetting } from '../engine/settings.ts'
import type { Tables } from '../engine/tables.ts'
import { endReply } from '../messages/reply-rows.ts'
import { type Outbox, recipientOf } from './outbox.ts'
import { notifyOfTrouble } from './trouble-notices.ts'

export type QueuedMail = MailContent & {
  id: number
  to: Recipient
  company: string
  messageId: string
  replyId: number | null
  createdAt: Date
  expiresAt: Date
  tries: number
  /** A process died, or stopped, while it was sending it: the server may have it. */
  isInDoubt: boolean
}
type Attempt = { outcome: MailOutcome; answer: string }
export type MailFault = {
  recipient: string
  failure: MailFailure
  answer: string
  endedAt: Date | null
  nextTryAt: Date | null
}
export type MailState = {
  waiting: number
  /** Given up within the time that mails are kept. */
  failed: number
  sentAt: Date | null
  faults: MailFault[]
}

/** A try takes no longer. */
const lease = 120_000
const retentionDays = 30
const mostFaults = 5
/**
 * A notice that fails must not cause the next, whoever sends a test sees how it ends, and visitors mistype
 * their address.
 */
const unwatched: MailKind[] = ['test', 'trouble', 'trouble-over', 'copy']

export function createMailStore({ db, writeQuietly }: Database, outbox: Outbox) {
  return {
    isOn: outbox.isOn,

    /** One at a time. Throws Problem('no-mail-server'). */
    async addTest(userId: number, { right, at }: PlainEdit): Promise<void> {
      if (!outbox.isOn) throw new Problem('no-mail-server')
      await writeQuietly(right, async (trx) => {
        const to = await recipientOf(trx, userId)
        const waiting = await trx
          .selectFrom('mails')
          .select('id')
          .where('kind', '=', 'test')
          .where('recipient', '=', to.email)
          .where('ended_at', 'is', null)
          .executeTakeFirst()
        if (!waiting) await outbox.add(trx, { kind: 'test', data: {}, to, at })
      })
    },

    async failedSince(time: Date): Promise<number> {
      const { failed } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('failed'))
        .where('ended_at', '>=', time.toISOString())
        .where('outcome', '!=', 'sent')
        .where('kind', 'not in', unwatched)
        .executeTakeFirstOrThrow()
      return Number(failed)
    },

    tellAdministrators: (trouble: Trouble | null, now: Date): Promise<void> =>
      writeQuietly('product', (trx) => notifyOfTrouble(trx, outbox, trouble, now)),

    /** New ones come before those tried already. It is this process's alone; none is while the site is moved. */
    async take(now: Date): Promise<QueuedMail | undefined> {
      if ((await findSetting(db, 'frozen')) !== undefined) return undefined
      const due = await dueMails(now)
        .select('id')
        .orderBy('tries')
        .orderBy('due_at')
        .orderBy('id')
        .limit(10)
        .execute()
      for (const { id } of due) {
        const taken = await hold(id, now)
        if (taken) return taken
      }
      return undefined
    },

    end: (id: number, attempt: Attempt, at: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const ended = await trx
          .updateTable('mails')
          .set({ ...attempt, ended_at: at.toISOString(), data: '{}', held_until: null })
          .where('id', '=', id)
          .returning('reply_id')
          .executeTakeFirst()
        if (ended?.reply_id) await endReply(trx, ended.reply_id, attempt, at)
      }),

    postpone: (id: number, attempt: Attempt, dueAt: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx
          .updateTable('mails')
          .set({ ...attempt, due_at: dueAt.toISOString(), held_until: null })
          .where('id', '=', id)
          .execute()
      }),

    drop: (id: number): Promise<void> =>
      writeQuietly('product', async (trx) => {
        await trx.deleteFrom('mails').where('id', '=', id).execute()
      }),

    async state(): Promise<MailState> {
      const { waiting } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
      const sent = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.max('ended_at').as('at'))
        .where('ended_at', 'is not', null)
        .where('outcome', '=', 'sent')
        .executeTakeFirst()
      const { failed } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('failed'))
        .where('ended_at', 'is not', null)
        .where('outcome', '!=', 'sent')
        .executeTakeFirstOrThrow()
      return {
        waiting: Number(waiting),
        failed: Number(failed),
        sentAt: sent?.at ? new Date(sent.at) : null,
        faults: await faults(),
      }
    },

    purge: (now: Date): Promise<void> =>
      writeQuietly('product', async (trx) => {
        const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000)
        await trx.deleteFrom('mails').where('ended_at', '<', before.toISOString()).execute()
      }),
  }

  function dueMails(now: Date) {
    const timestamp = now.toISOString()
    return db
      .selectFrom('mails')
      .where('ended_at', 'is', null)
      .where('due_at', '<=', timestamp)
      .where(({ eb, or }) => or([eb('held_until', 'is', null), eb('held_until', '<', timestamp)]))
  }

  function hold(id: number, now: Date): Promise<QueuedMail | undefined> {
    const heldUntil = new Date(now.getTime() + lease).toISOString()
    return writeQuietly('product', async (trx) => {
      const before = await trx
        .selectFrom('mails')
        .select('held_until')
        .where('id', '=', id)
        .executeTakeFirst()
      const row = await trx
        .updateTable('mails')
        .set(({ eb }) => ({ held_until: heldUntil, tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('due_at', '<=', now.toISOString())
        .where(({ eb, or }) =>
          or([eb('held_until', 'is', null), eb('held_until', '<', now.toISOString())]),
        )
        .returningAll()
        .executeTakeFirst()
      return row && toMail(row, before?.held_until !== null)
    })
  }

  async function faults(): Promise<MailFault[]> {
    const rows = await db
      .selectFrom('mails')
      .selectAll()
      .where('outcome', '!=', 'sent')
      .orderBy('id', 'desc')
      .limit(mostFaults)
      .execute()
    return rows.map(({ recipient, outcome, answer, ended_at, due_at }) => ({
      recipient,
      failure: outcome as MailFailure,
      answer,
      endedAt: ended_at === null ? null : new Date(ended_at),
      nextTryAt: ended_at === null ? new Date(due_at) : null,
    }))
  }
}

function toMail(row: Selectable<Tables['mails']>, isInDoubt: boolean): QueuedMail {
  const { company, ...data } = JSON.parse(row.data) as { company: string }
  return {
    ...({ kind: row.kind, data } as MailContent),
    id: row.id,
    to: { email: row.recipient, language: row.language, userId: row.user_id },
    company,
    messageId: row.message_id,
    replyId: row.reply_id,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    tries: row.tries,
    isInDoubt,
  }
}
