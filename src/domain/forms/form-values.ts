import {
  blankParts,
  field,
  type FieldsOf,
  restored,
  valuesOf,
} from '../documents/document-fields.ts'
import { arranged, orderedParts, writtenTextsField } from '../documents/ordered-parts.ts'
import type { Values } from '../documents/revision.ts'
import { fieldTexts, type Form, type FormField, type FormSettings, optionTexts } from './form.ts'

export const formParts = orderedParts<FormField>('field', () => ({
  texts: fieldTexts,
  itemTexts: optionTexts,
}))

const settings: FieldsOf<FormSettings> = {
  shownOn: field('shown_on', null),
  recipients: field('recipients', []),
  routeField: field('route_field', null),
  routes: field('routes', {}),
  keepDays: field('keep_days', null),
  copy: field('copy', false),
  guard: field('guard', 'usual'),
}

const fields = {
  ...settings,
  open: field('open', true),
  order: field<string[]>('order', []),
  fields: formParts.field,
  texts: writtenTextsField,
}

export function blankForm(at: Date): Form {
  return { ...blankParts(fields), id: 0, createdAt: at, updatedAt: at, revision: 0 }
}

export function formValues(form: Form): Values {
  return valuesOf(fields, form)
}

export function settingValues(form: FormSettings): Values {
  return valuesOf(settings, form)
}

export function settingsIn(values: Values): FormSettings {
  return restored(settings, blankParts(settings), values)
}

export function restoreForm(form: Form, values: Values): Form {
  const after = restored(fields, form, values)
  return { ...after, ...arranged(formParts, { ...after, parts: after.fields }) }
}
