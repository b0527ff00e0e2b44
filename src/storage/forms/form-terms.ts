import type { Form } from '../../domain/forms/form.ts'
import { settingsIn } from '../../domain/forms/form-values.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import type { Db, Trx } from '../engine/tables.ts'

/** The days are by form: what visitors were promised outlives it. */
export async function formTerms(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('forms').select(['id', 'settings']).execute()
  const terms = await goneTerms(db)
  for (const { id, settings } of rows) {
    const { keepDays } = settingsIn(JSON.parse(settings ?? '{}'))
    if (keepDays === null) terms.delete(id)
    else terms.set(id, keepDays)
  }
  return terms
}

export async function keepTermOf(trx: Trx, { id, keepDays }: Form, at: Date): Promise<void> {
  const terms = await goneTerms(trx)
  if (keepDays === null && !terms.delete(id)) return
  if (keepDays !== null) terms.set(id, keepDays)
  await setSetting(trx, 'gone_form_days', JSON.stringify([...terms]), at)
}

async function goneTerms(db: Db): Promise<Map<number, number>> {
  return new Map(JSON.parse((await findSetting(db, 'gone_form_days')) ?? '[]'))
}
