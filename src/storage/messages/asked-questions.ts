import { type Question, mostExported } from '../../domain/contact/exported-message.ts'
import { drawnForm } from '../../domain/forms/shown-form.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Db } from '../engine/tables.ts'
import { toForms } from '../forms/form-rows.ts'
import { type InboxFilter, messagesIn } from './find-messages.ts'

export async function questionsIn(
  db: Db,
  filter: InboxFilter,
  language: LanguageCode,
): Promise<Question[]> {
  const labels = new Map<string, string>()
  for (const { id, label } of await fieldsOf(db, filter.form ?? 0, language)) labels.set(id, label)
  for await (const batch of messagesIn(db, filter, mostExported)) {
    for (const { field, label } of batch.flatMap(({ answers }) => answers)) {
      if (!labels.get(field)) labels.set(field, label)
    }
  }
  return [...labels].map(([field, label]) => ({ field, label }))
}

async function fieldsOf(db: Db, id: number, language: LanguageCode) {
  const rows = await db.selectFrom('forms').selectAll().where('id', '=', id).execute()
  const [form] = await toForms(db, rows)
  return form ? drawnForm(form, language).fields : []
}
