import type { FormResponse } from '../../../contract/forms.ts'
import { fieldAndLanguage, textName } from '../../../domain/documents/revision.ts'
import { attachmentLimits } from '../../../domain/forms/attachment.ts'
import {
  type FieldKind,
  type FieldOf,
  type FieldParts,
  type Form,
  type FormField,
  formTextNames,
  roleOfKind,
  settingsOfAdministrators,
  type WrittenForm,
} from '../../../domain/forms/form.ts'
import type { formInput } from '../../../domain/forms/form-input.ts'
import { mergedRoutes } from '../../../domain/forms/merge-routes.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { pick } from '../../../domain/pick.ts'
import type { z } from '../../../domain/text/schema.ts'
import { newId } from '../../app/new-id.ts'
import { changes, type Merges, type Saved } from '../../editor/document/saved-document.ts'
import { partName, type PartValues, sentParts, withPart } from '../../editor/parts/part-values.ts'

const settingNames = ['shown_on', ...settingsOfAdministrators, 'guard'] as const
export type FormValues = PartValues<'field', FormField> &
  Pick<FormResponse, 'open' | (typeof settingNames)[number]>
export type SavedForm = Saved<FormValues> & { id: number }
export type FieldRow = { id: string; field: FormField }
type FormInput = z.input<typeof formInput>

export const formMerges: Merges<FormValues> = {
  routes: (mine, now, theirs, before = {}) =>
    theirs.includes('routes') ? now : mergedRoutes(before, mine, now),
}

export function savedForm(form: FormResponse, languages: LanguageCode[]): SavedForm {
  const { id, open, order, revision } = form
  const own = languages.flatMap((code) => formTextNames.map((name) => [textName(name, code), '']))
  const texts = Object.entries(form.texts).flatMap(([code, written]) =>
    Object.entries(written).map(([name, text]) => [textName(name, code), text]),
  )
  const fields = Object.entries(form.fields).map(([id, field]) => [partName('field', id), field])
  return {
    id,
    revision,
    values: {
      ...Object.fromEntries([...own, ...texts, ...fields]),
      ...pick(form, settingNames),
      open,
      order,
    },
  }
}

export function formChanges(values: FormValues, saved: SavedForm): FormInput {
  const changed = changes(values, saved)
  const { own, parts, texts } = sentParts(values, 'field', changed, (field: FormField) => field)
  return {
    ...own,
    ...(Object.keys(parts).length > 0 && { fields: parts }),
    ...(Object.keys(texts).length > 0 && { texts: texts as FormInput['texts'] }),
  }
}

export function fieldOf(values: FormValues, id: string): FormField | null {
  return values[partName('field', id)] ?? null
}

export function fieldRows(values: FormValues): FieldRow[] {
  return values.order.flatMap((id) => {
    const field = fieldOf(values, id)
    return field ? [{ id, field }] : []
  })
}

export function writtenForm(values: FormValues, { id, revision }: SavedForm): WrittenForm {
  const { open, order } = values
  const texts: Form['texts'] = {}
  for (const [name, value] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    const text = typeof value === 'string' ? value.trim() : ''
    if (language !== null && text) (texts[language] ??= {})[field] = text
  }
  const fields = Object.fromEntries(fieldRows(values).map((row) => [row.id, row.field]))
  return { id, revision, open, order, fields, texts }
}

const beginnings: { [Kind in FieldKind]: () => FieldParts[Kind] } = {
  line: () => ({ role: null }),
  paragraph: () => ({ role: null }),
  email: () => ({ role: null }),
  phone: () => ({ role: null }),
  choice: () => ({ items: [{ id: newId() }, { id: newId() }] }),
  choices: () => ({ items: [{ id: newId() }, { id: newId() }] }),
  date: () => ({ span: 'any' }),
  number: () => ({ least: null, most: null, decimals: false }),
  consent: () => ({ page: null }),
  attachment: () => ({ most: attachmentLimits.files }),
}

/** A line asks for anything; whoever adds the first field of another kind with a role means that. */
export function newField(kind: FieldKind, values: FormValues): FormField {
  const required = kind === 'consent'
  const field = { kind, required, ...beginnings[kind]() } as FormField
  if (!('role' in field) || kind === 'line' || isRoleTaken(kind, values)) return field
  return { ...field, role: roleOfKind[field.kind] } as FormField
}

export type FieldWithRole = FieldOf<keyof typeof roleOfKind>

/** One field of a form has a role: the one it is given to takes it from another. */
export function withRole(values: FormValues, id: string, isOn: boolean): FormValues {
  const field = fieldOf(values, id)
  if (!field || !('role' in field)) return values
  const alike = isOn ? fieldRows(values).filter((row) => row.field.kind === field.kind) : []
  const without = alike.reduce(
    (now, row) => withPart(now, 'field', row.id, { ...row.field, role: null }),
    values,
  )
  return withPart(without, 'field', id, { ...field, role: isOn ? roleOfKind[field.kind] : null })
}

function isRoleTaken(kind: FieldKind, values: FormValues): boolean {
  return fieldRows(values).some(
    ({ field }) => field.kind === kind && 'role' in field && field.role !== null,
  )
}
