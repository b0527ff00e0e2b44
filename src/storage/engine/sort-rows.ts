import { sql } from 'kysely'
import type { Trx } from './tables.ts'

export async function sortRows(
  trx: Trx,
  table: 'cards' | 'gallery_items',
  ids: number[],
): Promise<void> {
  const places = ids.map((id, index) => sql`when ${id} then ${sql.lit(index + 1)}`)
  await trx
    .updateTable(table)
    .set({ position: sql<number>`case id ${sql.join(places, sql` `)} end` })
    .where('id', 'in', ids)
    .execute()
}
