import type { Transaction } from 'kysely'
import { keptRevisions, trashDays } from '../../domain/revision.ts'
import type { Connection } from '../engine/database.ts'
import { removeTexts } from '../languages/language-texts.ts'
import type { Tables } from '../engine/tables.ts'

const day = 24 * 60 * 60 * 1000

/** The moment from which on what was removed can be brought back. */
export function trashBegin(now: Date): string {
  return new Date(now.getTime() - trashDays * day).toISOString()
}

export async function purge(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const before = trashBegin(now)
  await purgeTexts(transaction, before)
  await purgeDeleted(transaction, before)
  await purgeOld(transaction, before)
}

function deletions(connection: Connection) {
  return connection
    .selectFrom('revisions')
    .where('action', '=', 'delete')
    .where('restored_at', 'is', null)
}

/** The texts of a language go when it can no longer be brought back. */
async function purgeTexts(transaction: Transaction<Tables>, before: string): Promise<void> {
  const rows = await deletions(transaction)
    .select(['previous', 'made_at'])
    .where('kind', '=', 'language')
    .execute()
  const code = ({ previous }: { previous: string }) => String(JSON.parse(previous).code)
  const recent = new Set(rows.filter((row) => row.made_at >= before).map(code))
  const languages = await transaction.selectFrom('languages').select('code').execute()
  const needed = recent.union(new Set(languages.map((language) => language.code)))
  for (const gone of new Set(rows.map(code)).difference(needed)) {
    await removeTexts(transaction, gone)
  }
}

async function purgeDeleted(transaction: Transaction<Tables>, before: string): Promise<void> {
  const gone = await deletions(transaction)
    .select(['kind', 'subject'])
    .where('made_at', '<', before)
    .execute()
  for (const { kind, subject } of gone) {
    await transaction
      .deleteFrom('revisions')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute()
  }
}

async function purgeOld(transaction: Transaction<Tables>, before: string): Promise<void> {
  await transaction
    .deleteFrom('revisions')
    .where('made_at', '<', before)
    .where(({ eb, selectFrom }) =>
      eb(
        'number',
        '<=',
        selectFrom('revisions as newer')
          .select(({ fn, eb }) => eb(fn.max('newer.number'), '-', keptRevisions).as('last'))
          .whereRef('newer.kind', '=', 'revisions.kind')
          .whereRef('newer.subject', '=', 'revisions.subject'),
      ),
    )
    .execute()
}
