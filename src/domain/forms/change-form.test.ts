import { describe, expect, test } from 'vitest'
import type { Revision, Values } from '../documents/revision.ts'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { changeForm, sentFormValues } from './change-form.ts'
import { formPresets } from './form.ts'
import { presetValues } from './form-presets.ts'
import { blankForm, formValues } from './form-values.ts'
import { drawnForm, missingTexts, shownForm } from './shown-form.ts'

const blank = { ...blankForm(new Date('2025-11-03')), id: 7 }
const line = { kind: 'line', required: true, role: null }
const named = { ...line, role: 'name' }
const choice = { kind: 'choice', required: true, items: [{ id: 'morning1' }] }
const number = { kind: 'number', required: true, least: 2, most: 1, decimals: false }

function fieldsRefused(values: Values) {
  try {
    changeForm(blank, values)
  } catch (error) {
    return error instanceof Problem ? error.fields : error
  }
  return undefined
}

const manyFields = Object.fromEntries(
  Array.from({ length: 31 }, (_, index) => [`field:field0${String(index).padStart(2, '0')}`, line]),
)
const long = (length: number) => 'a'.repeat(length)

describe('a form is refused', () => {
  test.each<[string, Values, object]>([
    ['31 fields', manyFields, { order: 'A form has at most 30 fields.' }],
    [
      'an option with the id of a field',
      { 'field:morning1': line, 'field:timeof01': choice },
      { fields: 'Please check the highlighted fields.' },
    ],
    [
      'two fields that say who wrote',
      { 'field:nameof01': named, 'field:nameof02': named, order: ['nameof02', 'nameof01'] },
      { 'field:nameof01': 'Another field of the form already does this.' },
    ],
    [
      'limits the wrong way round',
      { 'field:quantity': number },
      { 'field:quantity': messages.numberInvalid },
    ],
    [
      'a text of no field',
      { 'label:nowhere1.en': 'Who?' },
      { 'label:nowhere1.en': 'Unknown field.' },
    ],
    [
      'an option text of a field',
      { 'field:nameof01': line, 'option:nameof01.en': 'Who?' },
      { 'option:nameof01.en': 'Unknown field.' },
    ],
    [
      'too long a help',
      { 'field:nameof01': line, 'help:nameof01.en': long(301) },
      { 'help:nameof01.en': 'This text is too long.' },
    ],
    [
      'too long an option',
      { 'field:timeof01': choice, 'option:morning1.en': long(201) },
      { 'option:morning1.en': 'This text is too long.' },
    ],
  ])('for %s', (_what, values, fields) => {
    expect(fieldsRefused(values)).toEqual(fields)
  })
})

test.each(formPresets)('the preset %s is whole in both languages', (preset) => {
  const form = changeForm(blank, presetValues(preset, ['en', 'ar']))
  const names = Object.values(form.texts).map((texts) => Object.keys(texts).toSorted())
  expect(names[0]).toEqual(names[1])
  expect([missingTexts(form, 'en'), missingTexts(form, 'ar')]).toEqual(
    preset === 'blank' ? [['title'], ['title']] : [[], []],
  )
  expect(changeForm(blank, formValues(form))).toEqual(form)
  expect(Object.keys(changeForm(blank, presetValues(preset, ['fr'])).texts)).toEqual([])
})

test('a choice without options is drawn for its editor, and shown to nobody', () => {
  const items: object[] = []
  const form = changeForm(blank, {
    'title.en': 'Visit',
    'field:timeof01': { ...choice, items },
    'label:timeof01.en': 'When?',
  })
  expect(drawnForm(form, 'en').fields).toHaveLength(1)
  expect(shownForm(form, 'en')).toBeUndefined()
  const more = changeForm(form, { 'field:nameof01': line, 'label:nameof01.en': 'Name' })
  expect(shownForm(more, 'en')?.fields.map(({ id }) => id)).toEqual(['nameof01'])
})

describe('recipients by option', () => {
  const items = [{ id: 'morning1' }, { id: 'evening1' }]
  const [layla, omar, hala] = [1, 2, 3].map((id) => [{ kind: 'user', id }])
  const routed = (routes: object) =>
    changeForm(blank, { 'field:timeof01': { ...choice, items }, route_field: 'timeof01', routes })
  const current = { ...routed({ morning1: omar }), revision: 2 }
  const unseen: Revision[] = [
    {
      id: 1,
      number: 2,
      action: 'change',
      madeAt: new Date('2025-11-03'),
      author: { id: 2, name: 'Omar' },
      previous: { routes: { morning1: layla } },
    },
  ]

  test('of different options, both changes stay', () => {
    const values = { routes: { morning1: layla, evening1: hala } }
    expect(sentFormValues(current, values)).toEqual({})
    const { routes } = changeForm(current, values, unseen)
    expect(routes).toEqual({ morning1: omar, evening1: hala })
  })

  test('of one option, the second change conflicts', () => {
    const mine = { routes: { morning1: hala } }
    expect(() => changeForm(current, mine, unseen)).toThrow('conflict')
    expect(changeForm(current, { routes: { morning1: omar } }, unseen)).toEqual(current)
  })
})
