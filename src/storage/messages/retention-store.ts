import { sql } from 'kysely'
import { changesBetween } from '../../domain/audit/audit.ts'
import { type KeepDays, keptSince } from '../../domain/contact/retention.ts'
import { isSame, type PlainEdit } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database, Engine } from '../engine/database.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import type { Db } from '../engine/tables.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { eraseMessages } from './erase-messages.ts'
import { removeAttachments } from './sweep-attachments.ts'

const eraseAtOnce = 200

export function createRetentionStore(database: Database, files: MediaFiles) {
  const { db, engine, writeQuietly } = database
  return {
    find: (): Promise<KeepDays> => keepDays(db),

    /** Messages that are older than that, also in the trash. */
    async due(days: number, now: Date): Promise<number> {
      const { total } = await db
        .selectFrom(olderThan(db, engine, keptSince(days, now)).as('older'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    change: (days: KeepDays, edit: PlainEdit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => {
        const [before, after] = [await keepDays(trx), days].map((one) => String(one ?? ''))
        const changes = changesBetween(
          { message_days: before ?? '' },
          { message_days: after ?? '' },
        )
        if (isSame(changes, {})) return
        await setSetting(trx, 'message_days', after ?? '', edit.at)
        audit(trx, edit, 'retention-changed', '', { changes })
      }),

    /** Erases what is older than chosen, in the trash, too. Returns how many messages that were. */
    async erase(now: Date): Promise<number> {
      let erased = 0
      for (;;) {
        const { found, count, attachments } = await eraseSome(now)
        await removeAttachments(files, attachments)
        erased += count
        if (found < eraseAtOnce) break
      }
      await database.overwriteDeleted()
      return erased
    },
  }

  function eraseSome(now: Date) {
    return writeQuietly('product', async (trx) => {
      const days = await keepDays(trx)
      if (days === null) return { found: 0, count: 0, attachments: [] }
      const due = await olderThan(trx, engine, keptSince(days, now)).limit(eraseAtOnce).execute()
      const ids = due.map(({ subject }) => Number(subject)).toSorted((one, other) => one - other)
      return { found: ids.length, ...(await eraseMessages(trx, ids, now)) }
    })
  }
}

async function keepDays(db: Db): Promise<KeepDays> {
  const value = await findSetting(db, 'message_days')
  return value ? Number(value) : null
}

/** One that was deleted and restored stands in both tables. */
function olderThan(db: Db, engine: Engine, moment: Date) {
  const sentAt =
    engine === 'postgres'
      ? sql<string>`previous::json ->> 'sent_at'`
      : sql<string>`json_extract(previous, '$.sent_at')`
  return db
    .selectFrom('messages')
    .select(sql<string>`cast(id as text)`.as('subject'))
    .where('sent_at', '<', moment.toISOString())
    .union(
      db
        .selectFrom('revisions')
        .select('subject')
        .where('kind', '=', 'message')
        .where(sentAt, '<', moment.toISOString()),
    )
}
