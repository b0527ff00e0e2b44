import type { FormListItem, FormResponse } from '../../contract/forms.ts'
import type { Form } from '../../domain/forms/form.ts'
import { missingTexts } from '../../domain/forms/shown-form.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { ListedForm } from '../../storage/forms/form-store.ts'

export function toForm({
  createdAt,
  updatedAt,
  shownOn,
  routeField,
  keepDays,
  ...form
}: Form): FormResponse {
  return {
    ...form,
    shown_on: shownOn,
    route_field: routeField,
    keep_days: keepDays,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

export function toListedForm(form: ListedForm, languages: LanguageCode[]): FormListItem {
  const { id, open, texts, messages, changed } = form
  const titles = Object.entries(texts).flatMap(([language, { title }]) =>
    title ? [[language, title]] : [],
  )
  const missing = languages
    .map((language) => [language, missingTexts(form, language).length] as const)
    .filter(([, count]) => count > 0)
  return {
    id,
    title: Object.fromEntries(titles),
    open,
    missing: Object.fromEntries(missing),
    messages,
    changed: changed && { by: changed.by, at: changed.at.toISOString() },
  }
}
