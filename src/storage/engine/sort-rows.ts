import { sql } from 'kysely'
import type { Trx } from './tables.ts'

export async function sortRows(
  trx: Trx,
  table: 'cards' | 'gallery_items',
  ids: number[],
): Promise<void> {
  const cases = ids.map((id, index) => sql`when ${id} then ${sql.lit(index + 1)}`)
  await trx
    .updateTable(table)
    .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
    .where('id', 'in', ids)
    .execute()
}
