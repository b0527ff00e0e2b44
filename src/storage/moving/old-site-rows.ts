import type { Db, Trx } from '../engine/tables.ts'

export type FetchedPicture = { address: string; media_id: string }

export async function fetchedPictures(db: Db, source: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('import_fetched')
    .select(['address', 'media_id'])
    .where('source', '=', source)
    .execute()
  return new Map(rows.map(({ address, media_id }) => [address, media_id]))
}

export async function noteFetched(
  trx: Trx,
  source: string,
  { address, media_id }: FetchedPicture,
): Promise<void> {
  await trx
    .insertInto('import_fetched')
    .values({ source, address, media_id })
    .onConflict((conflict) => conflict.columns(['source', 'address']).doUpdateSet({ media_id }))
    .execute()
}
