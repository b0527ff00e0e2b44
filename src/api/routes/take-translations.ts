import type { ExchangeKind, TakenText, TakenTranslations } from '../../contract/translations.ts'
import {
  conflictsBetween,
  type Edit,
  textName,
  type Values,
} from '../../domain/documents/revision.ts'
import { exchangeLimits, type TakenOutcome } from '../../domain/exchange/exchange-limits.ts'
import type { Languages } from '../../domain/exchange/write-xliff.ts'
import { editionIn } from '../../domain/documents/ledger.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { User } from '../../domain/people/user.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { readTranslations, takeTexts } from '../../storage/exchange/exchange-worker.ts'
import type { Since } from '../../storage/history/revision-store.ts'
import { sentenceOf } from '../http/problem-response.ts'
import type { CheckedText, ExchangedKind, ToSend } from './exchanged-kind.ts'
import { exchangedKinds } from './exchanged-kinds.ts'

type Options = { user: User; isDryRun: boolean; editFrom: (base: number) => Edit }
type File = { original: string; fields: string[]; units: string }
type Outcome = { outcome: TakenOutcome; sentence: string; checked?: CheckedText }
type Outcomes = Record<string, Outcome>

/**
 * Saves all of a document or nothing of it. Throws Problem('invalid-input') for a file that is no translation
 * of a known language.
 */
export async function takenTranslations(
  storage: Storage,
  path: string,
  options: Options,
): Promise<TakenTranslations> {
  const { files, ...named } = await readTranslations(path)
  const codes = await storage.languages.codes()
  const languages = { from: named.from.toLowerCase(), to: named.to.toLowerCase() }
  if (!codes.includes(languages.from) || !codes.includes(languages.to)) {
    throw new Problem('invalid-input', { fields: { file: messages.languageUnknown } })
  }
  if (languages.from === languages.to) {
    throw new Problem('invalid-input', { fields: { file: messages.ownLanguage } })
  }
  const count = files.reduce((sum, { fields }) => sum + fields.length, 0)
  if (count > exchangeLimits.texts) {
    throw new Problem('invalid-input', { fields: { file: messages.tooManyTexts } })
  }
  const texts: TakenText[] = []
  let saved = 0
  for (const file of files) {
    const taken = await takenFile(storage, file, languages, options)
    texts.push(...taken.texts)
    saved += taken.saved
  }
  return { texts, saved }
}

async function takenFile(
  storage: Storage,
  file: File,
  languages: Languages,
  { user, isDryRun, editFrom }: Options,
): Promise<TakenTranslations> {
  const [, document = file.original.slice(0, 100), name = '', subject = '', base = ''] =
    /^((\w{1,20})\/(\w{1,20}))@(\d{1,9})$/.exec(file.original) ?? []
  const kinds = exchangedKinds(storage, user)
  const kind = Object.hasOwn(kinds, name) ? kinds[name as ExchangeKind] : undefined
  const known = await kind?.find(subject)
  const since =
    kind && known && (await storage.revisions.since(kind.kind, known.subject, Number(base)))
  if (!kind || !known || !since)
    return reportOf(document, '', allRefused(file.fields, messages.textUnknown), 0)

  const outcomes = asOneDocument(await outcomesOf(kind, subject, file, since, languages))
  const title = titleIn(known, languages)
  const toSave = Object.entries(outcomes).flatMap(([field, { checked }]) =>
    checked ? [{ field, ...checked }] : [],
  )
  if (isDryRun || toSave.length === 0) return reportOf(document, title, outcomes, 0)
  try {
    const fields = toSave.map(({ field }) => field)
    const editions = fields.map((field) => [field, editionIn(since.seen, field, languages.from)])
    const sourceEditions = Object.fromEntries(editions) as Record<string, number>
    const edit = editFrom(Number(base))
    await kind.save(known.subject, toSave, { ...languages, edit, sourceEditions })
    return reportOf(document, title, outcomes, toSave.length)
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error
    const sentence = error.conflict ? messages.textChanged : sentenceOf(error)
    return reportOf(document, title, allRefused(file.fields, sentence), 0)
  }
}

async function outcomesOf(
  kind: ExchangedKind,
  subject: string,
  { fields, units }: File,
  { now, seen, unseen }: Since,
  { from, to }: Languages,
): Promise<Outcomes> {
  const sources = fields.map((field) => ({
    field,
    isRich: kind.isRich(field),
    source: kind.isText(field) ? textIn(seen, field, from) : '',
  }))
  const taken = await takeTexts(
    units,
    sources.filter(({ source }) => source !== ''),
  )
  const outcomes: [string, Outcome][] = []
  for (const field of fields) {
    const own = (Object.hasOwn(taken, field) && taken[field]) || { fault: messages.textUnknown }
    outcomes.push([field, 'fault' in own ? refused(own.fault) : await outcomeOf(field, own.text)])
  }
  return Object.fromEntries(outcomes)

  async function outcomeOf(field: string, text: string): Promise<Outcome> {
    try {
      const checked = await kind.check(subject, field, text, to)
      const name = textName(field, to)
      const current = textIn(now, field, to)
      if (checked.text === current) return { outcome: 'same', sentence: '' }
      const isConflict = conflictsBetween({ [name]: checked.text }, now, unseen).length > 0
      if (isConflict) return refused(messages.textChanged)
      return { outcome: current === '' ? 'new' : 'changed', sentence: '', checked }
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid-input')
        return refused(sentenceOf(error))
      throw error
    }
  }
}

function asOneDocument(outcomes: Outcomes): Outcomes {
  const isWhole = Object.values(outcomes).every(({ outcome }) => outcome !== 'refused')
  if (isWhole) return outcomes
  const alone = Object.entries(outcomes).map(([field, one]) => [
    field,
    one.checked ? refused(messages.otherTextRefused) : one,
  ])
  return Object.fromEntries(alone) as Outcomes
}

function refused(sentence: string): Outcome {
  return { outcome: 'refused', sentence }
}

function allRefused(fields: string[], sentence: string): Outcomes {
  return Object.fromEntries(fields.map((field) => [field, refused(sentence)]))
}

function textIn(values: Values, field: string, language: string): string {
  const { [textName(field, language)]: text } = values
  return typeof text === 'string' ? text : ''
}

function titleIn({ texts }: ToSend, { from, to }: Languages): string {
  const names = ['title', 'name'].flatMap((field) => [textName(field, to), textName(field, from)])
  return names.map((name) => texts[name]).find(Boolean) ?? ''
}

function reportOf(
  document: string,
  title: string,
  outcomes: Outcomes,
  saved: number,
): TakenTranslations {
  const texts = Object.entries(outcomes).map(([field, { outcome, sentence }]) => ({
    document,
    title,
    field,
    outcome,
    sentence,
  }))
  return { texts, saved }
}
