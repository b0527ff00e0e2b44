import { type LanguageCode, pathInLanguage } from '../../domain/languages/language.ts'
import type { Db, Trx } from '../engine/tables.ts'

/** Old addresses lead on, unless another language has their code now. */
export async function keepOldCode(
  trx: Trx,
  id: number,
  { before, after }: { before: LanguageCode; after: LanguageCode },
): Promise<void> {
  await forgetOldCode(trx, after)
  await trx
    .insertInto('language_old_codes')
    .values({ code: before, language_id: id })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ language_id: id }))
    .execute()
}

export async function forgetOldCode(trx: Trx, code: LanguageCode): Promise<void> {
  await trx.deleteFrom('language_old_codes').where('code', '=', code).execute()
}

export async function renamedPath(db: Db, path: string): Promise<string | undefined> {
  const [code = '', ...rest] = path.split('/').filter(Boolean)
  const now = await db
    .selectFrom('language_old_codes as old')
    .innerJoin('languages', 'languages.id', 'old.language_id')
    .select('languages.code')
    .where('old.code', '=', code)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return now && pathInLanguage(now.code, `/${rest.join('/')}`)
}
