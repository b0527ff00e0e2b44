import type { LanguageCode } from '../languages/language.ts'
import {
  type Form,
  type FormField,
  type FormText,
  formTextNames,
  type ShownField,
  type ShownForm,
  type WrittenForm,
} from './form.ts'

type Written = Pick<Form, 'order' | 'fields' | 'texts'>

/** The names of the texts without which visitors of the language are not offered the form. */
export function missingTexts({ order, fields, texts }: Written, language: LanguageCode): string[] {
  const written = texts[language] ?? {}
  return ['title', ...order.flatMap((id) => namesOf(id, fields[id]))].filter(
    (name) => !written[name],
  )
}

function namesOf(id: string, field: FormField | undefined): string[] {
  if (!field) return []
  const options = 'items' in field ? field.items.map((option) => `option:${option.id}`) : []
  return [`label:${id}`, ...options]
}

/** Undefined where it is closed, has no field, or lacks a text in the language. */
export function shownForm(form: Form, language: LanguageCode): ShownForm | undefined {
  if (!form.open || missingTexts(form, language).length > 0) return undefined
  const drawn = drawnForm(form, language)
  // Nobody could answer a choice without options.
  const fields = drawn.fields.filter((field) => !('options' in field) || field.options.length > 0)
  return fields.length === 0 ? undefined : { ...drawn, fields }
}

/** Missing texts are blank: the composer draws what is not finished. */
export function drawnForm(form: WrittenForm, language: LanguageCode) {
  const { id, revision, order, fields } = form
  const written = form.texts[language] ?? {}
  const own = formTextNames.map((name) => [name, written[name] ?? ''])
  return {
    id,
    revision,
    ...(Object.fromEntries(own) as Record<FormText, string>),
    fields: order.flatMap((field) => shownField(field, fields[field], written)),
  } satisfies ShownForm
}

function shownField(
  id: string,
  field: FormField | undefined,
  written: Record<string, string>,
): ShownField[] {
  if (!field) return []
  const texts = { id, label: written[`label:${id}`] ?? '', help: written[`help:${id}`] ?? '' }
  if (!('items' in field)) return [{ ...field, ...texts } as ShownField]
  const { items, ...shared } = field
  const options = items.map((option) => ({
    id: option.id,
    label: written[`option:${option.id}`] ?? '',
  }))
  return [{ ...shared, ...texts, options }]
}
