import type { Article } from '../../domain/articles/article.ts'
import { behindPairs } from '../../domain/documents/ledger.ts'
import { isSame } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'

type Listed = Pick<Article, 'id' | 'ledger'>

export async function articlesBehind(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('article_behind')
    .select('article_id')
    .distinct()
    .where('article_id', 'in', ids)
    .execute()
  return rows.map(({ article_id }) => article_id)
}

/**
 * Lists find by these pairs what is behind. Languages that were deleted since are left out when they are read, so
 * that deleting one and bringing it back changes no row.
 */
export async function writeBehind(trx: Trx, before: Listed | null, after: Listed): Promise<void> {
  const pairs = behindPairs(after.ledger)
  if (before && isSame(behindPairs(before.ledger), pairs)) return
  await trx.deleteFrom('article_behind').where('article_id', '=', after.id).execute()
  const rows = pairs.map((pair) => {
    const [language = '', newer = ''] = pair.split(' ')
    return { article_id: after.id, language, newer }
  })
  if (rows.length > 0) await trx.insertInto('article_behind').values(rows).execute()
}
