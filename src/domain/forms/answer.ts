import { shortDate } from '../short-date.ts'
import { westernDigits } from '../text/characters.ts'
import { cleaned } from '../text/short-value.ts'
import { attachmentField } from './attachment.ts'
import {
  answerLimits,
  type FieldKind,
  roleOfKind,
  type ShownField,
  type ShownForm,
} from './form.ts'

/** It is what was typed, ids of options, names of files, or whether it was agreed to. */
export type Answer = string | string[] | boolean
export type Answers = Record<string, Answer>

/** An answer as it stays, however the form changes: in the words that the visitor saw. */
export type StoredAnswer = {
  field: string
  kind: FieldKind
  label: string
  value: string
  option?: string
}

const textKinds = {
  line: 'line',
  paragraph: 'lines',
  email: 'email',
  phone: 'phone',
  date: 'code',
  number: 'code',
} as const
type TextKind = keyof typeof textKinds

export function isTyped(field: ShownField): field is Extract<ShownField, { kind: TextKind }> {
  return field.kind in textKinds
}

/** This is what is checked and stored; an answer of another type counts as none. */
export function typedAnswer(kind: TextKind, answer: Answer | undefined): string {
  const text = cleaned(textKinds[kind], typeof answer === 'string' ? answer : '')
  if (kind === 'date') return westernDigits(text)
  return kind === 'number' ? plainNumber(text) : text
}

/** Arabic keyboards write `١٬٢٥٠٫٥`, others `1,250.5`, and in Europe half is `0,5`. */
function plainNumber(text: string): string {
  return westernDigits(text)
    .replaceAll('،', ',')
    .replace(/(?<=\d)[\u066c,’'\s](?=\d{3}(?!\d))/g, '')
    .replace(/^([^.,\u066b]*)[,\u066b](?=\d{1,2}$)/, '$1.')
    .replace(/^[\u2212\u2013]/, '-')
}

export function chosenOptions(field: ShownField, answer: Answer | undefined): string[] {
  if (!('options' in field)) return []
  const ids = Array.isArray(answer) ? answer : typeof answer === 'string' && answer ? [answer] : []
  return [...new Set(ids)]
}

/** Fields that were left blank are none. */
export function answersToStore({ fields }: ShownForm, answers: Answers): StoredAnswer[] {
  return fields.flatMap((field) => {
    const { id, kind, label } = field
    const value = valueOf(field, answers[id])
    const [option] = kind === 'choice' ? chosenOptions(field, answers[id]) : []
    return value === '' ? [] : [{ field: id, kind, label, value, ...(option && { option }) }]
  })
}

function valueOf(field: ShownField, answer: Answer | undefined): string {
  if (isTyped(field)) return typedAnswer(field.kind, answer)
  if (field.kind === 'consent') return answer === true ? field.label : ''
  if (field.kind === 'attachment') return Array.isArray(answer) ? answer.join('\n') : ''
  const chosen = chosenOptions(field, answer)
  return field.options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join('\n')
}

/** The inbox shows and searches them as those of the contact form. */
export function textsByRole({ fields }: ShownForm, stored: StoredAnswer[]) {
  const texts = { name: '', email: '', phone: '', message: '' }
  for (const field of fields) {
    if (!('role' in field) || field.role === null) continue
    const value = stored.find((answer) => answer.field === field.id)?.value ?? ''
    texts[field.role === roleOfKind.paragraph ? 'message' : field.role] = value
  }
  return texts
}

/** Judging more than two long answers would hold up others. */
const judgedLength = 2 * answerLimits.paragraph

/** Prose alone: everything else is checked to be what it says. The name is looked at by itself. */
export function typedText({ fields }: ShownForm, stored: StoredAnswer[]): string {
  const ofName = fields.find((field) => 'role' in field && field.role === roleOfKind.line)?.id
  return stored
    .filter(({ kind, field }) => (kind === 'line' || kind === 'paragraph') && field !== ofName)
    .map(({ value }) => value)
    .join('\n')
    .slice(0, judgedLength)
}

export function oneBelowAnother(answers: StoredAnswer[]): string {
  return answers
    .map((answer) =>
      answer.kind === 'consent' ? answer.label : `${answer.label}: ${shownAnswer(answer)}`,
    )
    .join('\n')
}

/** Days are stored as `2025-11-03` and read as all others are (K-08). */
export function shownAnswer({ kind, value }: Pick<StoredAnswer, 'kind' | 'value'>): string {
  return kind === 'date' ? shortDate(value, 'UTC') : value
}

/** The names of the controls, so that a form without scripts says the same. */
export const answerName = (field: string) => `answer:${field}`

export function answersIn({ fields }: ShownForm, data: FormData): Answers {
  const answers = fields.map(({ id, kind }): [string, Answer] => {
    if (kind === 'attachment') return [id, []]
    const given = data.getAll(answerName(id)).map(String)
    if (kind === 'choices') return [id, given]
    return [id, kind === 'consent' ? given.length > 0 : (given[0] ?? '')]
  })
  return Object.fromEntries(answers)
}

export function filesIn(form: ShownForm, data: FormData): File[] {
  const field = attachmentField(form)
  const given = field ? data.getAll(answerName(field.id)) : []
  return given.filter((file) => file instanceof File && file.name !== '') as File[]
}
