import type { Form } from '../../domain/forms/form.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { formSettings } from './form-rows.ts'

/** The days are by form: what visitors were promised outlives it. */
export async function formTerms(db: Db): Promise<Map<number, number>> {
  const terms = await goneTerms(db)
  for (const [id, { keepDays }] of await formSettings(db)) {
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
