import { useMemo } from 'react'
import { mapped } from '../../../api/client/send.ts'
import { formsApi } from '../../../api/client/forms-api.ts'
import type { FormResponse } from '../../../contract/forms.ts'
import type { FieldKind, FormField } from '../../../domain/forms/form.ts'
import { fieldInput } from '../../../domain/forms/form-input.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { newId } from '../../app/new-id.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import type { FieldOf } from '../../editor/blocks/blocks-form.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import type { PartsForm } from '../../editor/parts/part-list.tsx'
import {
  isOfNewPart,
  settledParts,
  withNewPart,
  withoutPart,
  withPart,
  withPartBack,
  withPartMoved,
} from '../../editor/parts/part-values.ts'
import { formDocument } from './form-document.ts'
import {
  type FieldRow,
  fieldRows,
  formChanges,
  formMerges,
  type FormValues,
  newField,
  type SavedForm,
  savedForm,
  withRole,
} from './form-values.ts'

export function useFormEditor(loaded: FormResponse) {
  const codes = useLanguages().map(({ code }) => code)
  const toSaved = (form: FormResponse) => savedForm(form, codes)
  return useDocument<FormValues, SavedForm, FormResponse>({
    name: formDocument(loaded.id),
    loaded: toSaved(loaded),
    toSaved,
    plan: (values, saved) => plannedSteps(values, saved, toSaved),
    read: async ({ id }) => mapped(await client(formsApi).get(id), ({ form }) => toSaved(form)),
    merges: formMerges,
    settle: (mine, known, now) => settledParts('field', mine, known, now),
    isOfNewPart: (name) => isOfNewPart(name, codes),
    success: messages.formUpdated,
  })
}

export type FormEditor = ReturnType<typeof useFormEditor>

export type FieldsForm = PartsForm<FieldRow> & {
  fieldOf: FieldOf
  change: (id: string, field: FormField) => void
  giveRole: (id: string, isOn: boolean) => void
  add: (kind: FieldKind, before: string | null) => string
}

export function useFieldsForm(form: FormEditor, fieldOf: FieldOf, refusals: number): FieldsForm {
  const { values, saved, failure, change } = form
  const rows = useMemo(() => fieldRows(values), [values])
  const refused = useMemo(() => Object.keys(failure?.fields ?? {}), [failure])
  return {
    rows,
    fieldOf,
    refused,
    refusals,
    revision: saved.revision,
    change: (id, field) => change((now) => withPart(now, 'field', id, field)),
    giveRole: (id, isOn) => change((now) => withRole(now, id, isOn)),
    add: (kind, before) => {
      const id = newId()
      change((now) => withNewPart(now, 'field', { id, part: newField(kind, now), before }))
      return id
    },
    remove: (id) => change((now) => withoutPart(now, 'field', id)),
    restore: (all, { id, field }) =>
      change((now) => withPartBack(now, 'field', { rows: all, id, part: field })),
    move: (from, to) => change((now) => withPartMoved(now, from, to)),
  }
}

export function fieldProblems(field: FormField): Record<string, string> {
  const issues = fieldInput.safeParse(field).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

export function isRightField(field: FormField): boolean {
  return Object.keys(fieldProblems(field)).length === 0
}

function plannedSteps(
  values: FormValues,
  saved: SavedForm,
  toSaved: (form: FormResponse) => SavedForm,
): Step<SavedForm, FormResponse>[] {
  const json = formChanges(values, saved)
  if (Object.keys(json).length === 0) return []
  return [
    {
      names: changedNames(values, saved),
      files: [],
      async send({ id }, base) {
        const answer = await client(formsApi).update(id, { ...json, base_revision: base })
        return mapped(answer, ({ form }) => toSaved(form))
      },
    },
  ]
}
