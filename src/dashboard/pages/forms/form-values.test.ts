import { describe, expect, test } from 'vitest'
import type { FormResponse } from '../../../contract/forms.ts'
import { fieldKinds } from '../../../domain/forms/form.ts'
import { fieldInput } from '../../../domain/forms/form-input.ts'
import { drawnForm, missingTexts } from '../../../domain/forms/shown-form.ts'
import { rebased } from '../../editor/document/saved-document.ts'
import { settledParts, withNewPart, withoutPart } from '../../editor/parts/part-values.ts'
import {
  fieldOf,
  formChanges,
  formMerges,
  type FormValues,
  newField,
  savedForm,
  withRole,
  writtenForm,
} from './form-values.ts'

const languages = ['ar', 'en']
const visit: FormResponse = {
  id: 3,
  shown_on: null,
  recipients: [],
  route_field: null,
  routes: {},
  keep_days: null,
  copy: false,
  guard: 'usual',
  open: true,
  order: ['nameaaaa', 'mailaaaa', 'hallaaaa'],
  fields: {
    nameaaaa: { kind: 'line', required: true, role: 'name' },
    mailaaaa: { kind: 'email', required: true, role: 'email' },
    hallaaaa: {
      kind: 'choice',
      required: false,
      items: [{ id: 'northaaa' }, { id: 'southaaa' }],
    },
  },
  texts: {
    ar: {
      title: 'زيارة الناعورة',
      'label:nameaaaa': 'الاسم',
      'label:mailaaaa': 'البريد',
      'label:hallaaaa': 'القاعة',
      'option:northaaa': 'الشمالية',
      'option:southaaa': 'الجنوبية',
    },
    en: {
      title: 'Visit the noria',
      'label:nameaaaa': 'Name',
      'label:mailaaaa': 'Email',
      'label:hallaaaa': 'Hall',
      'option:northaaa': 'North',
    },
  },
  created_at: '2026-11-03T09:00:00.000Z',
  updated_at: '2026-11-03T09:00:00.000Z',
  revision: 4,
}
const saved = savedForm(visit, languages)
const changed = (values: object) => ({ ...saved.values, ...values }) as FormValues
const added = (kind: (typeof fieldKinds)[number], values = saved.values) =>
  withNewPart(values, 'field', { id: 'newaaaaa', part: newField(kind, values), before: null })

describe('what is sent of a form', () => {
  test('is nothing while nothing is changed', () => {
    expect(formChanges(saved.values, saved)).toEqual({})
  })

  test('is a text in its language, a field whole, and what all languages share', () => {
    const field = { ...visit.fields.mailaaaa, required: false }
    const values = changed({
      open: false,
      'thanks.ar': 'نراكم قريبًا.',
      'label:mailaaaa.en': 'Your email',
      'field:mailaaaa': field,
    })
    expect(formChanges(values, saved)).toEqual({
      open: false,
      thanks: { ar: 'نراكم قريبًا.' },
      fields: { mailaaaa: field },
      texts: { 'label:mailaaaa': { en: 'Your email' } },
    })
  })

  test('is null for a removed field, and none of the texts of its options', () => {
    const values = changed({ 'option:southaaa.en': 'South' })
    expect(formChanges(withoutPart(values, 'field', 'hallaaaa'), saved)).toEqual({
      fields: { hallaaaa: null },
      order: ['nameaaaa', 'mailaaaa'],
    })
  })
})

test('a field that a colleague removed stays removed, with what was written in it here', () => {
  const { hallaaaa: _hall, ...fields } = visit.fields
  const theirs = savedForm({ ...visit, fields, order: ['mailaaaa', 'nameaaaa'] }, languages)
  const hall = { ...visit.fields.hallaaaa, required: true }
  const written = changed({ 'option:southaaa.en': 'South', 'field:hallaaaa': hall })
  const mine = rebased(written, saved, theirs)
  const both = settledParts('field', mine, saved.values, theirs.values)
  expect(both.order).toEqual(['mailaaaa', 'nameaaaa'])
  expect(both).not.toHaveProperty(['option:southaaa.en'])
})

describe('a new field', () => {
  test.each(fieldKinds)('of the kind %s is one that the API takes', (kind) => {
    expect(fieldInput.safeParse(newField(kind, saved.values)).success).toBe(true)
  })

  test.each([
    ['phone', 'phone'],
    ['paragraph', 'text'],
    ['email', null],
    ['line', null],
  ] as const)('of the kind %s has the role %s beside a name and an email', (kind, role) => {
    expect(newField(kind, saved.values)).toMatchObject({ role })
  })

  test('of a kind whose role is free again has it', () => {
    const without = withoutPart(saved.values, 'field', 'mailaaaa')
    expect(newField('email', without)).toMatchObject({ role: 'email' })
  })

  test('of the kind line asks for anything, even where no name is asked for', () => {
    const without = withoutPart(saved.values, 'field', 'nameaaaa')
    expect(newField('line', without)).toMatchObject({ role: null })
  })
})

describe('a role', () => {
  test('is taken from the field that had it, and from no other kind', () => {
    const values = withRole(added('email'), 'newaaaaa', true)
    expect(fieldOf(values, 'newaaaaa')).toMatchObject({ role: 'email' })
    expect(fieldOf(values, 'mailaaaa')).toMatchObject({ role: null, required: true })
    expect(fieldOf(values, 'nameaaaa')).toMatchObject({ role: 'name' })
  })

  test('that one field gives up stays with another', () => {
    const values = withRole(added('email'), 'newaaaaa', false)
    expect(fieldOf(values, 'mailaaaa')).toMatchObject({ role: 'email' })
  })
})

test('a form is drawn and judged as it is written, blanks at its ends aside', () => {
  const written = writtenForm(changed({ 'title.ar': '  ', 'option:southaaa.en': ' South ' }), saved)
  expect(missingTexts(written, 'ar')).toEqual(['title'])
  expect(missingTexts(written, 'en')).toEqual([])
  expect(drawnForm(written, 'en').fields[2]).toMatchObject({
    label: 'Hall',
    options: [{ label: 'North' }, { label: 'South' }],
  })
})

test('recipients that others gave to other options stay beside those given here', () => {
  const [layla, omar, hala] = [1, 2, 3].map((id) => [{ kind: 'user' as const, id }])
  const saved = savedForm({ ...visit, routes: { northaaa: layla ?? [] } }, languages)
  const here = { ...saved.values, routes: { northaaa: omar ?? [] } }
  const now = savedForm(
    { ...visit, routes: { northaaa: hala ?? [], southaaa: hala ?? [] } },
    languages,
  )
  const settled = (theirs: string[]) =>
    rebased(here, saved, now, { theirs, merges: formMerges }).routes
  expect(settled([])).toEqual({ northaaa: omar, southaaa: hala })
  expect(settled(['routes'])).toEqual({ northaaa: hala, southaaa: hala })
})
