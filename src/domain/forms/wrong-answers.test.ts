import { expect, test } from 'vitest'
import { answerTable } from '../../../tests/support/answers.ts'
import { answersToStore, oneBelowAnother, textsByRole, typedText } from './answer.ts'
import type { ShownField, ShownForm } from './form.ts'
import { visitorsCopy } from './visitors-copy.ts'
import { wrongAnswers } from './wrong-answers.ts'

const fields = Object.entries(answerTable).map(([id, { field }]) => {
  const { items, ...shared } = { items: undefined, ...field }
  const options = items?.map((item: { id: string }) => ({ ...item, label: `the ${item.id}` }))
  return { ...shared, id, label: `${id}?`, help: '', ...(options && { options }) } as ShownField
})
const form: ShownForm = { id: 1, revision: 1, title: '', lead: '', button: '', thanks: '', fields }

test.each(fields.map((field) => [field.id, field] as const))(
  'FORM-6 %s is checked by its kind',
  (id, field) => {
    const asked = { right: [], wrong: [], ...answerTable[id] }
    const check = (answer: unknown) =>
      wrongAnswers({ fields: [field] }, { [id]: answer as string }, '2025-11-03')[id]
    expect(asked.right.filter((answer) => check(answer))).toEqual([])
    expect(asked.wrong.map(([answer]) => [answer, check(answer)])).toEqual(asked.wrong)
  },
)

test('the table has answers enough', () => {
  const counts = Object.values(answerTable).map(({ right, wrong }) => right.length + wrong.length)
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(200)
})

test('answers are stored in the words that were shown, without blank ones', () => {
  const given = {
    anyline1: ' Rima ',
    emailof1: 'Rima <rima@farm.example>',
    phoneof1: '',
    message1: ' Our well \n gives less ',
    timeof01: 'noontime',
    wellasks: ['pipeasks', 'pumpasks'],
    quantity: '١٬٠٠٠',
    consent1: true,
    consent2: false,
    unknown1: 'x',
  }
  const stored = answersToStore(form, given)
  expect(stored.map(({ field, label, value }) => [field, label, value])).toEqual([
    ['anyline1', 'anyline1?', 'Rima'],
    ['message1', 'message1?', 'Our well \n gives less'],
    ['emailof1', 'emailof1?', 'rima@farm.example'],
    ['timeof01', 'timeof01?', 'the noontime'],
    ['wellasks', 'wellasks?', 'the pumpasks\nthe pipeasks'],
    ['quantity', 'quantity?', '1000'],
    ['consent1', 'consent1?', 'consent1?'],
  ])
  expect(oneBelowAnother(stored), 'a consent says all in its question').toMatch(
    /^anyline1\?: Rima\n[^]*\nquantity\?: 1000\nconsent1\?$/,
  )
  expect(textsByRole(form, stored)).toEqual({
    name: '',
    email: 'rima@farm.example',
    phone: '',
    message: 'Our well \n gives less',
  })
  expect(typedText(form, stored)).toBe('Rima\nOur well \n gives less')
  const long = stored.map((answer) => ({ ...answer, value: 'water '.repeat(1_000) }))
  expect(typedText(form, long), 'of much of it, the beginning').toHaveLength(10_000)
})

test('a day that was answered is read as every other date (K-08)', () => {
  const day = { field: 'dayof001', kind: 'date', label: 'Day', value: '2026-12-01' } as const
  expect(oneBelowAnother([day])).toBe('Day: Dec 1, 2026')
  const site = { company: 'Naoura', origin: 'https://naoura.example', about: '', thanks: '' }
  expect(visitorsCopy({ ...site, language: 'en', answers: [day] })).toContain('Day\nDec 1, 2026\n')
})
