import { type Kysely, sql } from 'kysely'

export const name = '008-product-prices'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column price text`.execute(db)
}
