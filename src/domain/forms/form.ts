import type { KeepDays } from '../contact/retention.ts'
import type { LanguageCode } from '../languages/language.ts'

/** Clients choose the ids of fields and their options as those of blocks, unique in their form. */
export const formLimits = {
  forms: 50,
  fields: 30,
  options: 30,
  recipients: 20,
  languageBytes: 32 * 1024,
} as const

/** The longest length of each text of a form itself. */
export const formTexts = { title: 200, lead: 500, button: 60, thanks: 500 } as const
export type FormText = keyof typeof formTexts
export const formTextNames = Object.keys(formTexts) as FormText[]

/** The longest length of each text of a field and of an option. */
export const fieldTexts = { label: 500, help: 300 } as const
export const optionTexts = { option: 200 } as const

/** The role tells the inbox who wrote, whom to answer and what to quote. */
export const roleOfKind = {
  line: 'name',
  paragraph: 'text',
  email: 'email',
  phone: 'phone',
} as const
export type FieldRole = (typeof roleOfKind)[keyof typeof roleOfKind]

export const dateSpans = ['any', 'future', 'past'] as const

/** Each longest length is also the answer's. */
export const answerLimits = { line: 200, paragraph: 5_000, email: 254, phone: 30 } as const

export type Option = { id: string }
export type FieldParts = {
  line: { role: 'name' | null }
  paragraph: { role: 'text' | null }
  email: { role: 'email' | null }
  phone: { role: 'phone' | null }
  choice: { items: Option[] }
  choices: { items: Option[] }
  date: { span: (typeof dateSpans)[number] }
  number: { least: number | null; most: number | null; decimals: boolean }
  /** The page is that with the terms. */
  consent: { page: number | null }
  attachment: { most: number }
}
export type FieldKind = keyof FieldParts
export type FieldOf<Kind extends FieldKind> = FieldParts[Kind] & { kind: Kind; required: boolean }
export type FormField = { [Kind in FieldKind]: FieldOf<Kind> }[FieldKind]

export const fieldKinds = [
  'line',
  'paragraph',
  'email',
  'phone',
  'choice',
  'choices',
  'date',
  'number',
  'consent',
  'attachment',
] as const satisfies FieldKind[]

export const formPresets = ['blank', 'contact', 'price', 'job', 'admission', 'appointment'] as const
export type FormPreset = (typeof formPresets)[number]

export type FormRecipient = { kind: 'user'; id: number } | { kind: 'address'; email: string }

export const guards = ['usual', 'strict'] as const
export type Guard = (typeof guards)[number]

export const formPlaces = ['products'] as const
export type FormPlace = (typeof formPlaces)[number]

export type FormSettings = {
  shownOn: FormPlace | null
  recipients: FormRecipient[]
  routeField: string | null
  routes: Record<string, FormRecipient[]>
  keepDays: KeepDays
  copy: boolean
  guard: Guard
}

export const settingsOfAdministrators = [
  'recipients',
  'route_field',
  'routes',
  'keep_days',
  'copy',
] as const

export type Form = FormSettings & {
  id: number
  createdAt: Date
  updatedAt: Date
  /** Closed forms are shown to nobody. */
  open: boolean
  order: string[]
  fields: Record<string, FormField>
  /** Texts are of the form (`title`), its fields (`label:k3f9a2xb`) and options; none is blank. */
  texts: Record<LanguageCode, Record<string, string>>
  revision: number
}

export type WrittenForm = Pick<Form, 'id' | 'revision' | 'open' | 'order' | 'fields' | 'texts'>

type Labelled = { id: string; label: string }
export type ShownFieldOf<Kind extends FieldKind> = Omit<FieldOf<Kind>, 'items'> &
  Labelled & { help: string } & (FieldParts[Kind] extends { items: unknown }
    ? { options: Labelled[] }
    : object)
export type ShownField = { [Kind in FieldKind]: ShownFieldOf<Kind> }[FieldKind]

/** A form in one language. A blank button and blank thanks are the words of the site. */
export type ShownForm = Record<FormText, string> & {
  id: number
  revision: number
  fields: ShownField[]
}

/** The path has no language. */
export function formPath(id: number): string {
  return `/forms/${id}`
}
