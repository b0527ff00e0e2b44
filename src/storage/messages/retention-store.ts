import { type RawBuilder, sql } from 'kysely'
import { changesBetween } from '../../domain/audit/audit.ts'
import { type KeepDays, keptSince } from '../../domain/contact/retention.ts'
import { isSame, type PlainEdit } from '../../domain/documents/revision.ts'
import { countOf } from '../engine/count-of.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database, Engine } from '../engine/database.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import type { Db } from '../engine/tables.ts'
import { formTerms } from '../forms/form-terms.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { eraseMessages } from './erase-messages.ts'
import { removeAttachments } from './sweep-attachments.ts'

const eraseAtOnce = 200

export function createRetentionStore(database: Database, files: MediaFiles) {
  const { db, engine, writeQuietly } = database
  return {
    find: (): Promise<KeepDays> => keepDays(db),

    /** Messages that a term would erase, also in the trash: that of one form, or of all without one. */
    async due(days: number, form: number | null, now: Date): Promise<number> {
      const before = keptSince(days, now)
      const own = [...(await formTerms(db)).keys()]
      const terms: Terms =
        form === null
          ? { others: before, forms: own.map((id) => [id, null]) }
          : { others: null, forms: [[form, before]] }
      return countOf(db.selectFrom(overdue(db, engine, terms).as('older')))
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
      const own = [...(await formTerms(trx))]
      const terms: Terms = {
        others: days === null ? null : keptSince(days, now),
        forms: own.map(([form, kept]) => [form, keptSince(kept, now)]),
      }
      const due = await overdue(trx, engine, terms).limit(eraseAtOnce).execute()
      const ids = due.map(({ subject }) => Number(subject)).toSorted((one, other) => one - other)
      return { found: ids.length, ...(await eraseMessages(trx, ids, now)) }
    })
  }
}

async function keepDays(db: Db): Promise<KeepDays> {
  const value = await findSetting(db, 'message_days')
  return value ? Number(value) : null
}

type Terms = { forms: [form: number, before: Date | null][]; others: Date | null }

/** One that was deleted and restored stands in both tables. */
function overdue(db: Db, engine: Engine, terms: Terms) {
  const removed = (name: string) =>
    engine === 'postgres'
      ? sql<string>`previous::json ->> ${name}`
      : sql<string>`json_extract(previous, ${`$.${name}`})`
  return db
    .selectFrom('messages')
    .select(sql<string>`cast(id as text)`.as('subject'))
    .where('sent_at', '<', earliest(sql.ref('form_id'), terms))
    .union(
      db
        .selectFrom('revisions')
        .select('subject')
        .where('kind', '=', 'message')
        .where(
          removed('sent_at'),
          '<',
          earliest(sql`cast(${removed('form_id')} as integer)`, terms),
        ),
    )
}

function earliest(form: RawBuilder<unknown>, { forms, others }: Terms): RawBuilder<string> {
  const branches = forms.map(([id, before]) => sql`when ${form} = ${id} then ${timestamp(before)}`)
  const other = timestamp(others)
  return branches.length === 0 ? other : sql`case ${sql.join(branches, sql` `)} else ${other} end`
}

function timestamp(date: Date | null): RawBuilder<string> {
  return sql`cast(${date?.toISOString() ?? null} as text)`
}
