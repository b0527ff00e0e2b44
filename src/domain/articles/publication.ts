import type { Field } from '../documents/document-fields.ts'
import { changedValues, fieldAndLanguage, textName, type Values } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { WallTime } from '../wall-clock.ts'

/** A part goes live by itself: a language, or what all languages share. */
export type Part = LanguageCode | typeof sharedPart
export const sharedPart = ''

/** `yes` publishes what is saved, `no` holds it back; undefined leaves it as it was. */
export const wishes = ['yes', 'no'] as const
export type Wish = (typeof wishes)[number]

export const publicationActions = ['publish', 'unpublish', 'discard'] as const

/** Texts go live and leave the site at a set moment, too. */
export type DatedAction = 'publish' | 'unpublish'
export const missedReasons = ['untitled', 'language-gone', 'incomplete'] as const
export type MissedReason = (typeof missedReasons)[number]

/** `wallTime` is what was chosen, on the clock of `zone`; `missed` says why it could not go live then. */
export type PublicationDate = {
  language: LanguageCode
  action: DatedAction
  wallTime: WallTime
  zone: string
  dueAt: Date
  missed: MissedReason | null
}

export const textStates = ['missing', 'draft', 'live', 'waiting', 'off'] as const
/** `waiting` is on the site with newer changes held back; `off` was on it. */
export type TextState = (typeof textStates)[number]
const heldStates = ['draft', 'waiting', 'off'] as const satisfies TextState[]
export type HeldState = (typeof heldStates)[number]
/** `behind` is what another language is newer than. */
const writtenStates = [...heldStates, 'behind'] as const

export const dateStates = ['scheduled', 'missed'] as const
export type DateState = (typeof dateStates)[number]
export const listStates = [...writtenStates, ...dateStates] as const
export type ListState = (typeof listStates)[number]

/** A language is in `live` if visitors read it, in `held` if staff have written what they do not. */
export type Publication = {
  held: Record<Part, { state: HeldState; since: Date; byRule?: boolean }>
  live: Record<LanguageCode, { since: Date; changedAt: Date }>
  dates: PublicationDate[]
}

export type Standing = {
  held: Record<Part, { byRule?: boolean | undefined }>
  live: Record<LanguageCode, unknown>
}

/**
 * The rule for publishing says it of a save without a wish, of an article that was never on the site: `met`, a save
 * shows what the rule held back before, and nothing that staff did.
 */
export type Ruling = 'met' | 'refused'

export function isHeld({ held }: Pick<Standing, 'held'>): boolean {
  return Object.keys(held).length > 0
}

export function textState({ held, live }: Publication, language: LanguageCode): TextState {
  return held[language]?.state ?? (live[language] ? 'live' : 'missing')
}

export function dateState(
  { dates }: Pick<Publication, 'dates'>,
  language: LanguageCode,
): DateState | null {
  const own = dates.filter((date) => date.language === language)
  if (own.length === 0) return null
  return own.some(({ missed }) => missed !== null) ? 'missed' : 'scheduled'
}

export function isOnSite(state: TextState = 'missing'): boolean {
  return state === 'live' || state === 'waiting'
}

/** Says whether a save shows a part to visitors: all that is not held back is shown at once. */
export function goesLive(standing: Standing, part: Part, wish?: Wish, ruling?: Ruling): boolean {
  if (wish !== undefined) return wish === 'yes'
  if (ruling === 'refused') return false
  const { held, live } = ruling === 'met' ? withoutRule(standing) : standing
  if (held[part]) return false
  return !isHeld({ held }) || Object.keys(live).length > 0
}

function withoutRule({ held, live }: Standing): Standing {
  const byStaff = Object.entries(held).filter(([, { byRule }]) => !byRule)
  return { held: Object.fromEntries(byStaff), live }
}

/**
 * `gone` leaves the site for want of a title; of `shared` only what all languages share goes live, and the text
 * is among `held`.
 */
type Forecast = Record<'shown' | 'held' | 'shared' | 'gone', LanguageCode[]>

export function forecastOf(
  publication: Standing,
  changed: Part[],
  texts: Record<LanguageCode, { title: string; content: string }>,
  ruling?: Ruling,
): Forecast {
  const { live } = publication
  const forecast: Forecast = { shown: [], held: [], shared: [], gone: [] }
  for (const language of Object.keys(texts)) {
    const { title = '', content = '' } = texts[language] ?? {}
    const isEmptied = title === '' && content === ''
    const isReleased = ruling === 'met' && publication.held[language]?.byRule
    const isChanged = changed.includes(language) || isReleased
    const goes = (part: Part) => goesLive(publication, part, undefined, ruling)
    const isShared = changed.includes(sharedPart) && live[language] && goes(sharedPart)
    if (isChanged && (isEmptied || goes(language))) {
      if (title !== '') forecast.shown.push(language)
      else if (live[language]) forecast.gone.push(language)
    } else if (isChanged) {
      forecast.held.push(language)
      if (isShared) forecast.shared.push(language)
    } else if (isShared) forecast.shown.push(language)
  }
  return forecast
}

/**
 * The history shows where a text stood; restoring a state takes its texts and not what visitors saw of them.
 */
export const publicationField: Field<Publication> = {
  blank: { held: {}, live: {}, dates: [] },
  valuesOf: ({ held }) =>
    Object.fromEntries(
      Object.entries(held).map(([part, { state }]) => [
        part === sharedPart ? `${fieldName}pictures` : textName(`${fieldName}text`, part),
        state,
      ]),
    ),
  restore: (publication) => publication,
}

const fieldName = 'publication:'

export function isOfPublication(name: string): boolean {
  return name.startsWith(fieldName)
}

export function partOf(name: string): Part {
  return fieldAndLanguage(name).language ?? sharedPart
}

/** The values of these parts that differ, as they are in `after`. */
export function newerValues(before: Values, after: Values, isOf: (part: Part) => boolean): Values {
  const names = Object.keys(changedValues(after, before)).filter(
    (name) => !isOfPublication(name) && isOf(partOf(name)),
  )
  return Object.fromEntries(names.map((name) => [name, after[name] ?? blank(name)]))
}

function blank(name: string): '' | null {
  return partOf(name) === sharedPart ? null : ''
}
