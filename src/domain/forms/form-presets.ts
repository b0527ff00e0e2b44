import { textName, type Values } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { FormField, FormPlace, FormPreset } from './form.ts'
import { arabicPresets, englishPresets } from './preset-words.ts'

const name: FormField = { kind: 'line', required: true, role: 'name' }
const email: FormField = { kind: 'email', required: true, role: 'email' }
const phone: FormField = { kind: 'phone', required: true, role: 'phone' }
const message: FormField = { kind: 'paragraph', required: true, role: 'text' }
const line: FormField = { kind: 'line', required: true, role: null }
const consent: FormField = { kind: 'consent', required: true, page: null }
const timesOfDay = ['morning1', 'noontime', 'evening1', 'anytime1'].map((id) => ({ id }))

const presets: Record<FormPreset, Record<string, FormField>> = {
  blank: {},
  contact: {
    nameof01: name,
    emailof1: email,
    phoneof1: { ...phone, required: false },
    message1: message,
  },
  price: {
    message1: message,
    quantity: { kind: 'number', required: false, least: 1, most: null, decimals: false },
    nameof01: name,
    phoneof1: phone,
    emailof1: { ...email, required: false },
  },
  job: {
    nameof01: name,
    emailof1: email,
    phoneof1: phone,
    position: line,
    message1: message,
    filesof1: { kind: 'attachment', required: false, most: 3 },
    consent1: consent,
  },
  admission: {
    childof1: line,
    birthday: { kind: 'date', required: true, span: 'past' },
    classof1: line,
    nameof01: name,
    phoneof1: phone,
    message1: { ...message, required: false },
    consent1: consent,
  },
  appointment: {
    nameof01: name,
    phoneof1: phone,
    dayasked: { kind: 'date', required: true, span: 'future' },
    timeof01: { kind: 'choice', required: true, items: timesOfDay },
    message1: { ...message, required: false },
  },
}

const shownOn: Partial<Record<FormPreset, FormPlace>> = { price: 'products' }
const keptDays: Partial<Record<FormPreset, number>> = { job: 180, admission: 365, appointment: 90 }

export function presetValues(preset: FormPreset, languages: LanguageCode[]): Values {
  if (preset === 'blank') return {}
  const fields = Object.entries(presets[preset])
  const texts = Object.entries({ en: englishPresets, ar: arabicPresets })
    .filter(([language]) => languages.includes(language))
    .flatMap(([language, words]) =>
      Object.entries(words[preset]).map(([text, value]) => [textName(text, language), value]),
    )
  return {
    ...Object.fromEntries(fields.map(([id, field]) => [`field:${id}`, field])),
    ...Object.fromEntries(texts),
    shown_on: shownOn[preset] ?? null,
    keep_days: keptDays[preset] ?? null,
  }
}
