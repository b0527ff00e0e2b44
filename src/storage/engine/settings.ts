import { sql } from 'kysely'
import type { Db, Trx } from './tables.ts'

type SettingName =
  | 'installation'
  | 'installed'
  | 'secret_check'
  | 'frozen'
  | 'second_factor_for'
  | 'strong_passwords'
  | 'idle_minutes'
  | 'inbox_recipients'
  | 'message_days'
  | 'gone_form_days'
  | 'audit_base'
  | 'export_link'
  | 'time_zone'
  | 'publishing_rule'

export async function findSetting(db: Db, name: SettingName): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export function settingIn(name: SettingName) {
  return sql<string | null>`(select value from settings where name = ${name})`
}

export async function setSetting(
  trx: Trx,
  name: SettingName,
  value: string,
  now: Date,
  changedBy: number | null = null,
): Promise<void> {
  const row = { value, changed_at: now.toISOString(), changed_by: changedBy }
  await trx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export async function setOnce(
  trx: Trx,
  name: SettingName,
  value: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ name, value, changed_at: now.toISOString(), changed_by: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
