import { blankParts, field, restored, valuesOf } from '../documents/document-fields.ts'
import { arranged, orderedParts, writtenTextsField } from '../documents/ordered-parts.ts'
import type { Values } from '../documents/revision.ts'
import { fieldTexts, type Form, type FormField, optionTexts } from './form.ts'

export const formParts = orderedParts<FormField>('field', () => ({
  texts: fieldTexts,
  itemTexts: optionTexts,
}))

const fields = {
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

export function restoreForm(form: Form, values: Values): Form {
  const after = restored(fields, form, values)
  return { ...after, ...arranged(formParts, { ...after, parts: after.fields }) }
}
