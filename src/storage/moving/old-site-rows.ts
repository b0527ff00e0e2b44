import type { Picture } from '../../domain/media/media.ts'
import type { ToldByPage } from '../../domain/moving/told-by-page.ts'
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

/** Those that were deleted since are not among them. */
export async function picturesInLibrary(db: Db, source: string): Promise<Map<string, Picture>> {
  const rows = await db
    .selectFrom('import_fetched')
    .innerJoin('media', 'media.id', 'media_id')
    .select(['address', 'media.id', 'width', 'height', 'blur'])
    .where('source', '=', source)
    .where('library', '=', 1)
    .execute()
  return new Map(rows.map(({ address, ...picture }) => [address, picture]))
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

export async function toldByPages(db: Db, source: string): Promise<Map<string, ToldByPage>> {
  const rows = await db
    .selectFrom('import_told')
    .select(['address', 'language', 'alternates'])
    .where('source', '=', source)
    .execute()
  return new Map(
    rows.map(({ address, language, alternates }) => [
      address,
      { language, alternates: JSON.parse(alternates) as ToldByPage['alternates'] },
    ]),
  )
}

export async function noteTold(
  trx: Trx,
  source: string,
  address: string,
  { language, alternates }: ToldByPage,
): Promise<void> {
  await trx
    .insertInto('import_told')
    .values({ source, address, language, alternates: JSON.stringify(alternates) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
