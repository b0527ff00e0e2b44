import type { Transaction } from 'kysely'
import type { Connection } from './database.ts'
import type { Tables } from './tables.ts'

/** What is set for the installation as a whole. */
export type SettingName = 'installation' | 'installed'

export async function findSetting(
  connection: Connection,
  name: SettingName,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

/** Sets it for good: what is set already stays. */
export async function setOnce(
  transaction: Transaction<Tables>,
  name: SettingName,
  value: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('settings')
    .values({ name, value, changed_at: now.toISOString(), changed_by: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
