import { type Message, messages } from '../messages.ts'
import { unitsToSend } from './earlier-translation.ts'
import type { ReadUnit } from './read-xliff.ts'
import {
  type Cut,
  cutPlainText,
  cutRichText,
  hasSameCodes,
  joinRichText,
  type Piece,
  textOf,
} from './units.ts'
import { fieldOfUnit, type Languages, xliffFile } from './write-xliff.ts'

type Text = { field: string; isRich: boolean; source: string }
export type TextToSend = Text & {
  target: string
  earlier?: string | undefined
}
export type DocumentToSend = Languages & { original: string; id: number; texts: TextToSend[] }
export type SentDocument = { xliff: string; words: number }

export type TextToTake = Text
export type TakenText = { text: string } | { fault: Message }

export function documentToXliff({
  texts,
  original,
  id,
  ...languages
}: DocumentToSend): SentDocument {
  const sent = texts.map(({ field, isRich, source, target, earlier }) => {
    const cut = isRich ? cutRichText : cutPlainText
    const versions = {
      target: target === '' ? undefined : cut(target),
      earlier: earlier === undefined ? undefined : cut(earlier),
    }
    return { field, units: unitsToSend(cut(source), versions) }
  })
  const words = new Intl.Segmenter(languages.from, { granularity: 'word' })
  const count = sent
    .flatMap(({ units }) => units.map(({ pieces }) => textOf(pieces)))
    .reduce((sum, text) => sum + wordsIn(words, text), 0)
  return { xliff: xliffFile({ original, texts: sent }, id, languages), words: count }
}

function wordsIn(words: Intl.Segmenter, text: string): number {
  let count = 0
  for (const { isWordLike } of words.segment(text)) count += isWordLike ? 1 : 0
  return count
}

export function fieldsOf(units: ReadUnit[]): string[] {
  return [...new Set(units.map(({ id }) => fieldOfUnit(id).field))]
}

/** The translation of each text, which has the blocks and codes of its source. */
export function takenTexts(units: ReadUnit[], texts: TextToTake[]): Record<string, TakenText> {
  const byField = Map.groupBy(units, ({ id }) => fieldOfUnit(id).field)
  const taken = texts.map(({ field, isRich, source }) => {
    const cut = isRich ? cutRichText(source) : cutPlainText(source)
    return [field, takenText(cut, byField.get(field) ?? [], isRich)] as const
  })
  return Object.fromEntries(taken)
}

function takenText(cut: Cut, units: ReadUnit[], isRich: boolean): TakenText {
  const targets = new Map<number, Piece[] | null>()
  for (const { id, target } of units) {
    const { index } = fieldOfUnit(id)
    if (!cut.units[index] || targets.has(index)) return { fault: messages.textUnknown }
    targets.set(index, target)
  }
  const translations: Piece[][] = []
  for (const [index, unit] of cut.units.entries()) {
    const target = targets.get(index)
    if (!target) return { fault: messages.textUnfinished }
    if (!hasSameCodes(unit, target)) return { fault: messages.codesDiffer }
    const isLost = textOf(target).trim() === '' && textOf(unit.pieces).trim() !== ''
    if (isLost) return { fault: messages.textUnfinished }
    translations.push(target)
  }
  const text = isRich ? joinRichText(cut, translations) : translations.map(textOf).join('')
  return { text }
}
