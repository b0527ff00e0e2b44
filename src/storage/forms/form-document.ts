import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import { type Form, formLimits, settingsOfAdministrators } from '../../domain/forms/form.ts'
import { formValues, restoreForm, settingValues } from '../../domain/forms/form-values.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, type VersionedDocument } from '../history/save-with-revision.ts'
import { auditSettings } from './form-recipients.ts'
import { keepTermOf } from './form-terms.ts'
import { lockPage } from '../pages/page-document.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { type FormRow, toFieldColumn, toForms } from './form-rows.ts'

export const formDocument: VersionedDocument<number, Form> = {
  kind: 'form',
  read: readForm,
  lockForUpdate: lockForm,
  valuesOf: formValues,
  restore: restoreForm,
  ofAdministrators: settingsOfAdministrators,

  async write(trx, before, after, edit) {
    await auditSettings(trx, before, after, edit)
    return writeForm(trx, before, after)
  },

  async setRevision(trx, id, revision, at) {
    const marks = { revision, updated_at: at.toISOString() }
    await trx.updateTable('forms').set(marks).where('id', '=', id).execute()
  },
}

export async function readForm(db: Db, id: number): Promise<Form> {
  return only(db, await db.selectFrom('forms').selectAll().where('id', '=', id).execute())
}

async function lockForm(trx: Trx, id: number): Promise<Form> {
  const rows = await trx
    .updateTable('forms')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .execute()
  return only(trx, rows)
}

async function only(db: Db, rows: FormRow[]): Promise<Form> {
  const [form] = await toForms(db, rows)
  if (!form) throw new Problem('not-found')
  return form
}

type NewRow = { id?: number; created_at: string; revision: number }

/** The form is blank. Throws Problem('invalid-input') if there are as many as there may be. */
export async function insertForm(trx: Trx, row: NewRow): Promise<Form> {
  // Two who create the last one would both find room.
  await lockPage(trx, homePageId)
  const { total } = await trx
    .selectFrom('forms')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (Number(total) >= formLimits.forms) {
    throw new Problem('invalid-input', { fields: { title: messages.formsTooMany } })
  }
  const rows = await trx
    .insertInto('forms')
    .values({ open: 1, fields: '[]', updated_at: row.created_at, ...row })
    .returningAll()
    .execute()
  return only(trx, rows)
}

export async function restoreFormRow(
  trx: Trx,
  id: number,
  { created_at }: Values,
  revision: number,
): Promise<void> {
  await insertForm(trx, { id, created_at: created_at as string, revision })
}

export async function writeForm(trx: Trx, before: Form, after: Form): Promise<Form> {
  const { id } = before
  const columns = {
    open: after.open ? 1 : 0,
    fields: toFieldColumn(after),
    settings: JSON.stringify(settingValues(after)),
  } as const
  await trx.updateTable('forms').set(columns).where('id', '=', id).execute()
  for (const language of Object.keys({ ...before.texts, ...after.texts })) {
    if (isSame(before.texts[language], after.texts[language])) continue
    if (!after.texts[language]) {
      const row = trx.deleteFrom('form_texts').where('form_id', '=', id)
      await row.where('language', '=', language).execute()
      continue
    }
    const texts = JSON.stringify(after.texts[language])
    await trx
      .insertInto('form_texts')
      .values({ form_id: id, language, texts })
      .onConflict((conflict) => conflict.columns(['form_id', 'language']).doUpdateSet({ texts }))
      .execute()
  }
  return after
}

export async function removeForm(trx: Trx, id: number, edit: Edit): Promise<number> {
  const form = await lockForm(trx, id)
  refuseStale(edit, form)
  await keepTermOf(trx, form, edit.at)
  await trx.deleteFrom('forms').where('id', '=', id).execute()
  const origin = { created_at: form.createdAt.toISOString() }
  return recordRemoval(trx, { kind: 'form', id, previous: { ...formValues(form), origin }, edit })
}
