import type { LanguageCode } from './language.ts'
import type { Picture } from './media.ts'
import type { Right } from './right.ts'

/**
 * What of a document is saved and compared as one, by name: `title.ar` in a language, `image` for all of
 * them. A missing text is ''.
 */
export type Values = Record<string, unknown>

/** What editors write; it has a history. */
export const contentKinds = ['article', 'section', 'card'] as const
export type ContentKind = (typeof contentKinds)[number]
/** What can be removed and brought back. */
export const documentKinds = [...contentKinds, 'language', 'user', 'message'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const removals = ['delete', 'empty', 'reset'] as const
export type Removal = (typeof removals)[number]
export type Action = 'create' | 'change' | 'restore' | Removal

export type Author = { id: number | null; name: string }

/** Who changes something, by what right, when, and from which revision on if the editor knows it. */
export type Edit = { by: Author; right: Right; at: Date; base?: number | undefined }
/** The same of what has no history. */
export type PlainEdit = Pick<Edit, 'right' | 'at'>

/** A change that was saved: the values that differ, as they were before. */
export type Revision = {
  id: number
  number: number
  action: Action
  madeAt: Date
  author: Author
  previous: Values
  /** Of a removal: what the trash knows besides values, such as what a deleted row needs to be there again. */
  origin?: Values | undefined
}

/** The same value, changed here and meanwhile by somebody else. */
export type Conflict = {
  name: string
  mine: unknown
  theirs: unknown
  author: Author
  madeAt: Date
}

/** How long what was removed can be brought back. */
export const trashDays = 30
/** How much can be brought back by one call: all that the removal of the demo content puts into the trash. */
export const restoredAtOnce = 300
/** The revisions every document keeps, however old they are. */
export const keptRevisions = 100

/** Whether somebody saved after the editor looked. */
export function isStale({ base }: Edit, today: { revision: number }): boolean {
  return base !== undefined && base !== today.revision
}

export function textName(field: string, language: LanguageCode): `${string}.${string}` {
  return `${field}.${language}`
}

/** The field and language of a name; null for what all languages share. */
export function fieldAndLanguage(name: string): { field: string; language: LanguageCode | null } {
  const [field = '', language = null] = name.split('.', 2)
  return { field, language }
}

/** The values that `after` changed, as they were. */
export function changedValues(before: Values, after: Values): Values {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isSame(before[name], after[name]),
  )
  return Object.fromEntries(names.map((name) => [name, before[name] ?? blankOf(name)]))
}

/**
 * The sent values that differ from today's and were changed in one of the revisions `meanwhile`, newest
 * first. A deletion among them was undone, so its revision says nothing of what changed.
 */
export function conflictsBetween(sent: Values, today: Values, meanwhile: Revision[]): Conflict[] {
  return Object.entries(sent).flatMap(([name, mine]) => {
    const theirs = today[name] ?? blankOf(name)
    const change = meanwhile.find(({ action, previous }) => action !== 'delete' && name in previous)
    if (!change || isSame(mine, theirs)) return []
    return [{ name, mine, theirs, author: change.author, madeAt: change.madeAt }]
  })
}

/** The values as they were before the revisions `later`, newest first. */
export function valuesBefore(later: Revision[], today: Values): Values {
  return later.reduce((values, { previous }) => ({ ...values, ...previous }), today)
}

/** Texts by language and field as values: `{ ar: { title } }` becomes `title.ar`. */
export function textValues(texts: Record<LanguageCode, object>): Values {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text).map(([field, value]) => [textName(field, language), value]),
    ),
  )
}

/** The texts among values, by language and field; not those of a part, such as `gallery_title:7.ar`. */
export function textsIn(values: Values): Record<LanguageCode, Values> {
  const texts: Record<LanguageCode, Values> = {}
  for (const [name, value] of Object.entries(values)) {
    const { field, language } = fieldAndLanguage(name)
    if (language !== null && !field.includes(':')) (texts[language] ??= {})[field] = value
  }
  return texts
}

/** The pictures among values, which are kept as long as the values are. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

export function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'blur' in value && 'width' in value
}

export function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other)
}

/** Nothing is the same, whether it is missing, a blank text or an empty list. */
function comparable(value: unknown): string {
  const json = JSON.stringify(value ?? '')
  return json === '[]' || json === '{}' ? '""' : json
}

function blankOf(name: string): '' | null {
  return name.includes('.') ? '' : null
}
