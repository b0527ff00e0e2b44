import {
  conflictingValues,
  mergedValues,
  type OrderedDocument,
  refuseRepeatedIds,
  refuseWrongTexts,
  wrongField,
} from '../documents/change-ordered-parts.ts'
import { type Revision, type Values, valuesBefore } from '../documents/revision.ts'
import { messages } from '../messages.ts'
import { mergeConflict } from '../navigation/merge-navigation.ts'
import {
  type FieldRole,
  type Form,
  type FormField,
  formLimits,
  type FormRecipient,
} from './form.ts'
import { formParts, formValues, restoreForm } from './form-values.ts'
import { areRoutesContested, mergedRoutes } from './merge-routes.ts'

const forms: OrderedDocument<Form, FormField> = {
  kind: formParts,
  partsOf: ({ fields }) => fields,
  valuesOf: formValues,
  restore: restoreForm,
}

export function sentFormValues(current: Form, values: Values): Values {
  const { routes: _merged, ...others } = values
  return conflictingValues(forms, current, others)
}

/**
 * `unseen` are the revisions its editor has not seen, newest first. Throws Problem('conflict') if
 * others moved fields in another way, and Problem('invalid-input') at the field that is wrong.
 */
export function changeForm(current: Form, values: Values, unseen: Revision[] = []): Form {
  const merged = mergedValues(forms, current, values, unseen)
  const asked = withMergedRoutes(current, merged, unseen)
  const after = withKnownRoutes(restoreForm(current, asked), asked)
  refuseWrongFields(after)
  const { fields: parts, texts } = after
  refuseWrongTexts(formParts, { parts, texts }, asked, formLimits.languageBytes)
  return after
}

function refuseWrongFields({ order, fields }: Form): void {
  if (order.length > formLimits.fields) throw wrongField('order', messages.fieldsTooMany)
  refuseRepeatedIds('fields', fields)
  const roles = new Set<FieldRole>()
  const firstForFiles = order.find((id) => fields[id]?.kind === 'attachment')
  for (const id of order) {
    const field = fields[id] as FormField
    if (field.kind === 'number' && isReversed(field)) {
      throw wrongField(`field:${id}`, messages.numberInvalid)
    }
    if (field.kind === 'attachment' && id !== firstForFiles) {
      throw wrongField(`field:${id}`, messages.attachmentTwice)
    }
    if (!('role' in field) || field.role === null) continue
    if (roles.has(field.role)) throw wrongField(`field:${id}`, messages.roleTwice)
    roles.add(field.role)
  }
}

function withMergedRoutes(current: Form, values: Values, unseen: Revision[]): Values {
  if (values.routes === undefined) return values
  const mine = values.routes as Form['routes']
  const saved = formValues(current)
  const before = valuesBefore(unseen, saved).routes as Form['routes']
  if (areRoutesContested(before, mine, current.routes)) {
    throw mergeConflict({ routes: mine }, saved, unseen)
  }
  return { ...values, routes: mergedRoutes(before, mine, current.routes) }
}

/** Routes of what is gone stay until they are sent again, so that an option comes back with its own. */
function withKnownRoutes(form: Form, { route_field: field, routes }: Values): Form {
  const choice = form.fields[form.routeField ?? '']
  if (field && choice?.kind !== 'choice') throw wrongField('route_field', messages.invalidInput)
  if (routes === undefined) return form
  const known = new Set(choice?.kind === 'choice' ? choice.items.map(({ id }) => id) : [])
  const kept = Object.entries(form.routes).filter(([option]) => known.has(option))
  return { ...form, routes: Object.fromEntries<FormRecipient[]>(kept) }
}

function isReversed({ least, most }: Extract<FormField, { kind: 'number' }>): boolean {
  return least !== null && most !== null && least > most
}
