import type { LanguageCode } from '../languages/language.ts'
import type { Picture } from '../media/media.ts'
import type { Right } from '../people/user.ts'

/** Values are by name: `title.ar` in a language, `image` for all of them. A missing text is ''. */
export type Values = Record<string, unknown>

export const contentKinds = [
  'article',
  'section',
  'card',
  'media',
  'file',
  'page',
  'form',
  'topic',
] as const
export type ContentKind = (typeof contentKinds)[number]
export const documentKinds = [...contentKinds, 'language', 'user', 'message', 'redirect'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const removals = ['delete', 'empty', 'reset'] as const
export type Removal = (typeof removals)[number]
export type Action = 'create' | 'change' | 'restore' | 'publish' | 'unpublish' | 'check' | Removal

/** The key is the name of the access key with which a program wrote for this user. */
export type Author = { id: number | null; name: string; key?: string }

/** `base` is the revision the editor started from, if known. */
export type Edit = { by: Author; right: Right; at: Date; base?: number | undefined }
export type PlainEdit = Pick<Edit, 'right' | 'at'> & { by?: Author }

export type Revision = {
  id: number
  number: number
  action: Action
  madeAt: Date
  author: Author
  previous: Values
  origin?: Values | undefined
}

export type Conflict = {
  name: string
  mine: unknown
  theirs: unknown
  author: Author
  madeAt: Date
}

export const trashDays = 30
export const restoredAtOnce = 300
/** Every document keeps this many, however old. */
export const retainedRevisions = 100

export function isStale({ base }: Edit, current: { revision: number }): boolean {
  return base !== undefined && base !== current.revision
}

export function textName(field: string, language: LanguageCode): `${string}.${string}` {
  return `${field}.${language}`
}

/** The language is null for what all languages share. */
export function fieldAndLanguage(name: string): { field: string; language: LanguageCode | null } {
  const end = name.indexOf('.')
  if (end === -1) return { field: name, language: null }
  return { field: name.slice(0, end), language: name.slice(end + 1) }
}

/** Returns what differs, as it was before. */
export function changedValues(before: Values, after: Values): Values {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isSame(before[name], after[name]),
  )
  return Object.fromEntries(names.map((name) => [name, before[name] ?? blankOf(name)]))
}

/**
 * A value conflicts if it differs from today's and was changed in one of the revisions `unseen`,
 * newest first. A deletion among them was undone, so its revision says nothing of what changed.
 */
export function conflictsBetween(sent: Values, current: Values, unseen: Revision[]): Conflict[] {
  return Object.entries(sent).flatMap(([name, mine]) => {
    const theirs = current[name] ?? blankOf(name)
    const change = unseen.find(({ action, previous }) => action !== 'delete' && name in previous)
    if (!change || isSame(mine, theirs)) return []
    return [{ name, mine, theirs, author: change.author, madeAt: change.madeAt }]
  })
}

export function definedOf<V extends object>(
  values: V,
): { [Name in keyof V]?: Exclude<V[Name], undefined> } {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined) as V
}

/** `later` is newest first. */
export function valuesBefore(later: Revision[], current: Values): Values {
  return later.reduce((values, { previous }) => ({ ...values, ...previous }), current)
}

/** `{ ar: { title } }` becomes `title.ar`. */
export function textValues<Text extends object>(
  texts: Record<LanguageCode, Text>,
): Record<`${string}.${string}`, Text[keyof Text]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text).map(([field, value]) => [textName(field, language), value]),
    ),
  )
}

/** `title.ar` becomes `{ title: { ar } }`; what all languages share stays as it is. */
export function byField(values: Values): Values {
  const fields: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    const others = fields[field] as object | undefined
    fields[field] = language === null ? value : { ...others, [language]: value }
  }
  return fields
}

export function textsIn(values: Values): Record<LanguageCode, Values> {
  const texts: Record<LanguageCode, Values> = {}
  for (const [name, value] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    if (language !== null && !field.includes(':')) (texts[language] ??= {})[field] = value
  }
  return texts
}

export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

export function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'blur' in value && 'width' in value
}

export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0
}

export function isSame(one: unknown, other: unknown): boolean {
  // A save leaves most values as they are, and the longest texts would take milliseconds as JSON.
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return false
  return comparable(one) === comparable(other)
}

/** A missing value, a blank text and an empty list are the same. */
function comparable(value: unknown): string {
  const json = JSON.stringify(value ?? '')
  return json === '[]' || json === '{}' ? '""' : json
}

function blankOf(name: string): '' | null {
  return name.includes('.') ? '' : null
}
