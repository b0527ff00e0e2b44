import type { LanguageCode } from '../languages/language.ts'
import type { Field } from './document-fields.ts'
import { fieldAndLanguage, textName, type Values } from './revision.ts'

/**
 * A text is behind where another language of its field has a higher edition. `revision` is the document's when the
 * text reached its own; `source` is the language it was made from.
 */
export type Entry = { edition: number; revision: number; source: LanguageCode | null }

export type Ledger = {
  /** Named like the texts: `title.ar`. */
  written: Record<string, Entry>
  /** Editions of what visitors read: a draft puts no other language behind. */
  shown: Record<string, number>
  /** Texts of deleted languages keep their entries. */
  languages: LanguageCode[]
}

export type Texts = Record<string, string>

export type Move = {
  /** The revision that the save makes, and the one before its first part. */
  revision: number
  start: number
  /** The revision that the editor has seen, if known. */
  base?: number | undefined
  source?: LanguageCode | undefined
  /** The source had these, by field, when it was read: it may have moved on since. */
  sourceEditions?: Record<string, number> | undefined
  isMinor?: boolean | undefined
}

export const marks = ['right', 'lead'] as const
/** `right` makes an untouched text current, `lead` puts the other languages behind it. */
export type Mark = (typeof marks)[number]

type Entries = Record<LanguageCode, Entry>

const prefix = 'ledger:'

export const ledgerField: Field<Ledger> = {
  blank: { written: {}, shown: {}, languages: [] },
  valuesOf: ({ written }) =>
    Object.fromEntries(Object.entries(written).map(([name, entry]) => [prefix + name, entry])),
  restore(ledger, values) {
    const sent = Object.entries(values).filter(([name]) => isOfLedger(name))
    if (sent.length === 0) return ledger
    const written = { ...ledger.written }
    for (const [name, entry] of sent) {
      if (entry) written[textOfEntry(name)] = entry as Entry
      else delete written[textOfEntry(name)]
    }
    return { ...ledger, written }
  },
}

/** A text had this in a state of the history; without a ledger, all texts were as new as each other. */
export function editionIn(values: Values, field: string, language: LanguageCode): number {
  const own = values[prefix + textName(field, language)] as Entry | null | undefined
  if (own) return own.edition
  const others = Object.entries(values).flatMap(([name, entry]) =>
    isOfLedger(name) && fieldOf(textOfEntry(name)) === field && entry ? [entry as Entry] : [],
  )
  return Math.max(1, ...others.map(({ edition }) => edition))
}

export function isOfLedger(name: string): boolean {
  return name.startsWith(prefix)
}

export function withoutLedger(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isOfLedger(name)))
}

export function textOfEntry(name: string): string {
  return isOfLedger(name) ? name.slice(prefix.length) : name
}

/** A state that is restored has its entries and no move. */
export function movedLedger(ledger: Ledger, before: Texts, after: Texts, move?: Move): Ledger {
  const names = Object.keys({ ...before, ...after })
  const changed = names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
  const written = { ...ledger.written }
  for (const field of new Set(changed.map(fieldOf))) {
    const ofField = names.filter((name) => fieldOf(name) === field)
    const hasText = (texts: Texts) => ofField.filter((name) => texts[name]).map(languageOf)
    const known = entriesOf(ledger, field)
    for (const language of Object.keys(known)) delete written[textName(field, language)]
    const kept = pickWritten(known, hasText(after))
    const moved = move
      ? movedEntries(
          completed(kept, hasText(before).filter(isIn(hasText(after))), move.start),
          changed
            .filter(isIn(ofField))
            .map(languageOf)
            .filter(isIn(hasText(after))),
          { ...move, sourceEdition: move.sourceEditions?.[field], languages: ledger.languages },
        )
      : completed(kept, hasText(after), 0)
    for (const [language, entry] of Object.entries(moved)) {
      written[textName(field, language)] = entry
    }
  }
  return { ...ledger, written }
}

export function markedLedger(
  ledger: Ledger,
  names: string[],
  mark: Mark,
  revision: number,
): Ledger {
  const written = { ...ledger.written }
  for (const name of names) {
    const entry = written[name] ?? { edition: 1, revision, source: null }
    const others = Object.entries(ledger.written).filter(
      ([other]) => other !== name && fieldOf(other) === fieldOf(name),
    )
    const newest = Math.max(0, ...others.map(([, { edition }]) => edition))
    const edition = mark === 'lead' ? newest + 1 : newestShown(ledger, name)
    if (edition > entry.edition) written[name] = { ...entry, edition, revision }
  }
  return { ...ledger, written }
}

export function isBehind(ledger: Ledger, name: string): boolean {
  return newerByText(ledger).has(name)
}

/** Those with the newest edition of the field, if this text is behind. */
export function newerLanguages(ledger: Ledger, name: string): LanguageCode[] {
  return newerByText(ledger).get(name) ?? []
}

/** Each text that is behind, with the languages that have the newest edition; names are taken apart once. */
export function newerByText({ written, shown, languages }: Ledger): Map<string, LanguageCode[]> {
  const newer = new Map<string, LanguageCode[]>()
  if (isLevel({ written, shown })) return newer
  const ofField = editionsByField(shown, (language) => languages.includes(language))
  for (const [name, { edition }] of Object.entries(written)) {
    const own = languageOf(name)
    const others = ofField.get(fieldOf(name))?.filter(({ language }) => language !== own) ?? []
    const newest = Math.max(edition, ...others.map((other) => other.edition))
    const ahead = others.filter((other) => other.edition === newest && newest > edition)
    if (ahead.length > 0)
      newer.set(
        name,
        ahead.map(({ language }) => language),
      )
  }
  return newer
}

export function languagesBehind(newer: Map<string, LanguageCode[]>): Set<LanguageCode> {
  return new Set(newer.keys().map(languageOf))
}

export function behindByLanguage(newer: Map<string, LanguageCode[]>): Map<LanguageCode, string[]> {
  const names = [...Map.groupBy(newer.keys(), languageOf)]
  return new Map(names.map(([language, own]) => [language, own.map(fieldOf)]))
}

/** Pairs of a language and one that it is behind in some text; deleted ones are among them. */
export function behindPairs({ written, shown }: Ledger): string[] {
  if (isLevel({ written, shown })) return []
  const ofField = editionsByField(shown)
  const pairs = Object.entries(written).flatMap(([name, { edition }]) => {
    const own = languageOf(name)
    const newer = ofField.get(fieldOf(name))?.filter((other) => other.edition > edition) ?? []
    return newer.map(({ language }) => `${own} ${language}`)
  })
  return [...new Set(pairs)].toSorted()
}

function isLevel({ written, shown }: Pick<Ledger, 'written' | 'shown'>): boolean {
  const oldest = Math.min(...Object.values(written).map(({ edition }) => edition))
  return Object.values(shown).every((edition) => edition <= oldest)
}

function editionsByField(
  shown: Record<string, number>,
  isKnown: (language: LanguageCode) => boolean = () => true,
) {
  const editions = Object.entries(shown).map(([name, edition]) => ({
    field: fieldOf(name),
    language: languageOf(name),
    edition,
  }))
  return Map.groupBy(
    editions.filter(({ language }) => isKnown(language)),
    ({ field }) => field,
  )
}

function newestShown(ledger: Ledger, name: string): number {
  return Math.max(0, ...shownOthers(ledger, name).map((other) => ledger.shown[other] ?? 0))
}

function shownOthers({ shown, languages }: Ledger, name: string): string[] {
  return Object.keys(shown).filter(
    (other) =>
      other !== name && fieldOf(other) === fieldOf(name) && languages.includes(languageOf(other)),
  )
}

type MoveAmong = Move & { languages: LanguageCode[]; sourceEdition: number | undefined }

/** The languages change together, so that none of them puts another behind. */
function movedEntries(entries: Entries, changed: LanguageCode[], move: MoveAmong): Entries {
  const { revision, start, base, languages, sourceEdition } = move
  const newest = newestAmong(entries, languages)
  const moving = move.isMinor ? changed.filter((language) => !entries[language]) : changed
  if (moving.length === 0) return entries
  const from = move.source && languages.includes(move.source) && entries[move.source]
  const source = from ? move.source : undefined
  const isMade = (language: LanguageCode) => source !== undefined && source !== language
  const isCurrent = (language: LanguageCode) => entries[language]?.edition === newest
  const hasOthers = (language: LanguageCode) =>
    Object.keys(entries).some((other) => other !== language)
  const leads = (language: LanguageCode) =>
    isCurrent(language) && hasOthers(language) && !isMade(language)
  const hasLeader = moving.some(leads)
  const editions = Object.values(entries).map(({ edition }) => edition)
  const target = hasLeader ? Math.max(...editions) + 1 : newest || 1
  const isOwn = ({ revision: reached }: Entry) => reached > start
  const movesAlong = (language: LanguageCode) => {
    const entry = entries[language]
    return moving.includes(language) || (entry && isOwn(entry) && isCurrent(language))
  }
  const isSeen = (language: LanguageCode) => {
    const { revision: reached } = entries[language] ?? { revision: 0 }
    return base === undefined || reached <= base || movesAlong(language)
  }
  const result = { ...entries }
  for (const language of Object.keys(entries)) {
    const entry = entries[language]
    if (entry && !moving.includes(language) && movesAlong(language)) {
      result[language] = { ...entry, edition: target, revision }
    }
  }
  for (const language of moving) {
    const entry = entries[language]
    if (entry && leads(language)) result[language] = { ...entry, edition: target, revision }
    else if (!entry || !isCurrent(language) || isMade(language)) {
      const model = isMade(language) ? source : undefined
      const models = model === undefined ? newestIn(entries, languages, newest) : [model]
      const edition = model === undefined || movesAlong(model) ? target : editionOf(entries, model)
      const origin = model ?? originAmong(entries, language, models)
      if (models.every(isSeen)) result[language] = { edition, revision, source: origin }
      else if (model !== undefined && sourceEdition !== undefined) {
        result[language] = { edition: sourceEdition, revision: base ?? start, source: origin }
      } else if (!entry) {
        result[language] = { edition: edition - 1, revision: base ?? start, source: origin }
      }
    }
  }
  return result
}

/** A text keeps its source while that is among the newest; otherwise it is the one changed last. */
function originAmong(
  entries: Entries,
  language: LanguageCode,
  newest: LanguageCode[],
): LanguageCode | null {
  const known = entries[language]?.source
  if (known && newest.includes(known)) return known
  const others = newest.filter((other) => other !== language)
  const reached = (other: LanguageCode) => entries[other]?.revision ?? 0
  const last = Math.max(...others.map(reached))
  const [origin = null, ...rest] = others.filter((other) => reached(other) === last)
  return rest.length === 0 ? origin : null
}

function newestIn(entries: Entries, languages: LanguageCode[], newest: number): LanguageCode[] {
  return Object.keys(entries).filter(
    (language) => languages.includes(language) && entries[language]?.edition === newest,
  )
}

function newestAmong(entries: Entries, languages: LanguageCode[]): number {
  const editions = languages.map((language) => editionOf(entries, language))
  return Math.max(0, ...editions)
}

function editionOf(entries: Entries, language: LanguageCode): number {
  return entries[language]?.edition ?? 0
}

/** Texts that were written before there was a ledger are as new as the newest. */
function completed(entries: Entries, written: LanguageCode[], revision: number): Entries {
  const edition = Math.max(1, ...Object.values(entries).map((entry) => entry.edition))
  const missing = written.filter((language) => !entries[language])
  const added = missing.map((language) => [language, { edition, revision, source: null }] as const)
  return { ...entries, ...Object.fromEntries(added) }
}

function entriesOf({ written }: Ledger, field: string): Entries {
  const ofField = Object.entries(written).filter(([name]) => fieldOf(name) === field)
  return Object.fromEntries(ofField.map(([name, entry]) => [languageOf(name), entry]))
}

function pickWritten(entries: Entries, languages: LanguageCode[]): Entries {
  return Object.fromEntries(
    Object.entries(entries).filter(([language]) => languages.includes(language)),
  )
}

function isIn<Item>(items: Item[]) {
  return (item: Item) => items.includes(item)
}

function fieldOf(name: string): string {
  return fieldAndLanguage(name).field
}

function languageOf(name: string): LanguageCode {
  return fieldAndLanguage(name).language ?? ''
}

export function textsAmong(values: Values, isText: (field: string) => boolean): Texts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && languageOf(name) !== '' && isText(fieldOf(name))
        ? [[name, value]]
        : [],
    ),
  )
}
