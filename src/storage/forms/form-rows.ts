import type { Selectable } from 'kysely'
import type { Form, FormField, FormPlace, FormSettings } from '../../domain/forms/form.ts'
import { settingsIn } from '../../domain/forms/form-values.ts'
import { shownForm } from '../../domain/forms/shown-form.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Db, Tables } from '../engine/tables.ts'

export type FormRow = Selectable<Tables['forms']>

export async function toForms(db: Db, rows: FormRow[]): Promise<Form[]> {
  const ids = rows.map(({ id }) => id)
  const texts = ids.length === 0 ? [] : await textsOf(db, ids)
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    open: row.open === 1,
    ...fieldsIn(row.fields),
    ...settingsIn(JSON.parse(row.settings ?? '{}')),
    texts: Object.fromEntries(
      texts
        .filter(({ form_id }) => form_id === row.id)
        .map(({ language, texts: written }) => [language, JSON.parse(written)]),
    ),
    revision: row.revision,
  }))
}

function textsOf(db: Db, ids: number[]) {
  return db
    .selectFrom('form_texts')
    .selectAll()
    .where('form_id', 'in', ids)
    .orderBy('language')
    .execute()
}

export function toFieldColumn({ order, fields }: Pick<Form, 'order' | 'fields'>): string {
  return JSON.stringify(order.map((id) => ({ id, ...fields[id] })))
}

function fieldsIn(column: string): Pick<Form, 'order' | 'fields'> {
  const stored = JSON.parse(column) as ({ id: string } & FormField)[]
  return {
    order: stored.map(({ id }) => id),
    fields: Object.fromEntries(stored.map(({ id, ...field }) => [id, field])),
  }
}

export async function findForm(db: Db, id: number): Promise<Form | undefined> {
  const rows = await db.selectFrom('forms').selectAll().where('id', '=', id).execute()
  const [form] = await toForms(db, rows)
  return form
}

export async function formSettings(db: Db): Promise<Map<number, FormSettings>> {
  const rows = await db.selectFrom('forms').select(['id', 'settings']).execute()
  return new Map(rows.map(({ id, settings }) => [id, settingsIn(JSON.parse(settings ?? '{}'))]))
}

export async function formShownOn(
  db: Db,
  place: FormPlace,
  language: LanguageCode,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('forms')
    .selectAll()
    .where('open', '=', 1)
    .orderBy('id')
    .execute()
  const placed = rows.filter(
    ({ settings }) => settingsIn(JSON.parse(settings ?? '{}')).shownOn === place,
  )
  const forms = await toForms(db, placed)
  return forms.find((form) => shownForm(form, language))?.id
}

/** The titles of those that visitors of the language are offered. */
export async function formTitles(
  db: Db,
  ids: number[],
  language: LanguageCode,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('forms').selectAll().where('id', 'in', ids).execute()
  const shown = (await toForms(db, rows)).flatMap((form) => shownForm(form, language) ?? [])
  return new Map(shown.map(({ id, title }) => [id, title]))
}
