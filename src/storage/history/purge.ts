import { retainedRevisions, trashDays } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import { removeTexts } from '../languages/language-texts.ts'
import type { Db, Trx } from '../engine/tables.ts'

const day = 24 * 60 * 60 * 1000

export function trashBegin(now: Date): string {
  return new Date(now.getTime() - trashDays * day).toISOString()
}

export async function purge(trx: Trx, now: Date): Promise<void> {
  const before = trashBegin(now)
  await purgeTexts(trx, before)
  const count = await purgeDeleted(trx, before)
  if (count > 0) audit(trx, { right: 'product', at: now }, 'purged', '', { count })
  await purgeOld(trx, before)
}

function deletions(db: Db) {
  return db.selectFrom('revisions').where('action', '=', 'delete').where('restored_at', 'is', null)
}

async function purgeTexts(trx: Trx, before: string): Promise<void> {
  const rows = await deletions(trx)
    .select(['previous', 'made_at'])
    .where('kind', '=', 'language')
    .execute()
  const code = ({ previous }: { previous: string }) => String(JSON.parse(previous).code)
  const recent = new Set(rows.filter((row) => row.made_at >= before).map(code))
  const languages = await trx.selectFrom('languages').select('code').execute()
  const needed = recent.union(new Set(languages.map((language) => language.code)))
  for (const gone of new Set(rows.map(code)).difference(needed)) {
    await removeTexts(trx, gone)
  }
}

async function purgeDeleted(trx: Trx, before: string): Promise<number> {
  const gone = await deletions(trx)
    .select(['kind', 'subject'])
    .where('made_at', '<', before)
    .distinct()
    .execute()
  for (const { kind, subject } of gone) {
    await trx
      .deleteFrom('revisions')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute()
  }
  return gone.length
}

async function purgeOld(trx: Trx, before: string): Promise<void> {
  await trx
    .deleteFrom('revisions')
    .where('made_at', '<', before)
    .where(({ eb, selectFrom }) =>
      eb(
        'number',
        '<=',
        selectFrom('revisions as newer')
          .select(({ fn, eb }) => eb(fn.max('newer.number'), '-', retainedRevisions).as('last'))
          .whereRef('newer.kind', '=', 'revisions.kind')
          .whereRef('newer.subject', '=', 'revisions.subject'),
      ),
    )
    .execute()
}
