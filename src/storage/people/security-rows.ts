import { firstSecurity, type Security } from '../../domain/people/security.ts'
import { setSetting } from '../engine/settings.ts'
import type { Db, Trx } from '../engine/tables.ts'

const settings = {
  secondFactorFor: 'second_factor_for',
  strongPasswords: 'strong_passwords',
  idleMinutes: 'idle_minutes',
} as const satisfies Record<keyof Security, string>

const fields = Object.entries(settings) as [keyof Security, (typeof settings)[keyof Security]][]

export async function readSecurity(db: Db): Promise<Security> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', Object.values(settings))
    .execute()
  const values = new Map(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  const known = fields.filter(([, name]) => values.has(name))
  const stored = known.map(([field, name]) => [field, values.get(name)])
  return { ...firstSecurity, ...Object.fromEntries(stored) }
}

/** A setting that is not on is blank. */
export function securityTexts(security: Security) {
  const texts = fields.map(([field, name]) => [name, String(security[field] ?? '')])
  return Object.fromEntries(texts) as Record<(typeof settings)[keyof Security], string>
}

export type SecurityChange = { [Name in keyof Security]?: Security[Name] | undefined }

export async function writeSecurity(trx: Trx, change: SecurityChange, now: Date): Promise<void> {
  for (const [field, name] of fields) {
    const value = change[field]
    if (value !== undefined) await setSetting(trx, name, JSON.stringify(value), now)
  }
}
