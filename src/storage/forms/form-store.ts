import { changeForm, sentFormValues } from '../../domain/forms/change-form.ts'
import {
  type Author,
  type Edit,
  type Values,
  valuesBefore,
} from '../../domain/documents/revision.ts'
import type { Form, FormPlace, Guard, ShownForm } from '../../domain/forms/form.ts'
import { formValues, restoreForm } from '../../domain/forms/form-values.ts'
import { shownForm } from '../../domain/forms/shown-form.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { LeadingLink } from '../../domain/pages/page.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { lastChanges, recordCreation, revisionsAfter } from '../history/revision-rows.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { linksLeadingTo } from '../pages/page-references.ts'
import { formDocument, insertForm, readForm, removeForm, writeForm } from './form-document.ts'
import { refuseUnknownRecipients } from './form-recipients.ts'
import { findForm, formShownOn, toForms } from './form-rows.ts'

export type ListedForm = Form & {
  messages: number
  changed: { by: Author; at: Date } | null
}
type SeenForm = ShownForm & { guard: Guard }
type Seen = { revision?: number | undefined; now: Date }

const day = 24 * 60 * 60_000

export function createFormStore({ db, write }: Database) {
  return {
    list: (now: Date): Promise<ListedForm[]> => listForms(db, now),

    get: (id: number): Promise<Form> => readForm(db, id),

    find: (id: number): Promise<Form | undefined> => findForm(db, id),

    async leadingTo(id: number): Promise<LeadingLink[]> {
      await readForm(db, id)
      return linksLeadingTo(db, { kind: 'form', id })
    },

    async shown(id: number, language: LanguageCode): Promise<ShownForm | undefined> {
      const form = await findForm(db, id)
      return form && shownForm(form, language)
    },

    /** The oldest of those that visitors of the language are offered. */
    shownOn: (place: FormPlace, language: LanguageCode): Promise<number | undefined> =>
      formShownOn(db, place, language),

    async offered(ids: number[], language: LanguageCode): Promise<number[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('forms').selectAll().where('id', 'in', ids).execute()
      const forms = await toForms(db, rows)
      return forms.filter((form) => shownForm(form, language)).map(({ id }) => id)
    },

    /** The form that the visitor saw, if it was there within a day; otherwise today's. Its guard is today's. */
    async asSeen(id: number, language: LanguageCode, seen: Seen): Promise<SeenForm | undefined> {
      const form = await findForm(db, id)
      if (!form?.open) return undefined
      const former = await formerForm(db, form, seen)
      const shown = (former && shownForm(former, language)) ?? shownForm(form, language)
      return shown && { ...shown, guard: form.guard }
    },

    create: (values: Values, edit: Edit): Promise<Form> =>
      write(edit.right, (trx) => createForm(trx, values, edit)),

    async change(id: number, values: Values, edit: Edit): Promise<Form> {
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, formDocument, id, {
          action: 'change',
          edit,
          sent: (current) => sentFormValues(current, values),
          async change(current, unseen) {
            const form = changeForm(current, values, unseen)
            await refuseUnknownRecipients(trx, current, form)
            return form
          },
        }),
      )
      return saved
    },

    remove: (id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeForm(trx, id, edit)),
  }
}

export async function createForm(trx: Trx, values: Values, edit: Edit): Promise<Form> {
  const blank = await insertForm(trx, { created_at: edit.at.toISOString(), revision: 1 })
  const filled = changeForm(blank, values)
  await refuseUnknownRecipients(trx, blank, filled)
  const form = await writeForm(trx, blank, filled)
  await recordCreation(trx, { kind: 'form', id: form.id, values: formValues(form), edit })
  return form
}

async function formerForm(db: Db, form: Form, { revision, now }: Seen): Promise<Form | undefined> {
  if (revision === undefined || revision >= form.revision) return undefined
  const later = await revisionsAfter(db, 'form', form.id, revision)
  const next = later.at(-1)
  const isLately = next?.number === revision + 1 && now.getTime() - next.madeAt.getTime() <= day
  if (!isLately) return undefined
  return { ...restoreForm(form, valuesBefore(later, formValues(form))), open: true, revision }
}

async function listForms(db: Db, now: Date): Promise<ListedForm[]> {
  const rows = await db.selectFrom('forms').selectAll().orderBy('id', 'desc').execute()
  const lately = await db
    .selectFrom('messages')
    .select(({ fn }) => ['form_id', fn.countAll<number>().as('count')])
    .where('form_id', 'is not', null)
    .where('quarantined_at', 'is', null)
    .where('sent_at', '>', new Date(now.getTime() - 30 * day).toISOString())
    .groupBy('form_id')
    .execute()
  const counts = new Map(lately.map(({ form_id, count }) => [form_id, Number(count)]))
  const changes = await lastChanges(db, 'form', rows)
  return (await toForms(db, rows)).map((form) => ({
    ...form,
    messages: counts.get(form.id) ?? 0,
    changed: changes.get(form.id) ?? null,
  }))
}
