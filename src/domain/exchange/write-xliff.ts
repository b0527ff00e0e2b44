import { directionOf, type LanguageCode } from '../languages/language.ts'
import type { Piece, Unit, UnitTag } from './units.ts'

type UnitState = 'initial' | 'translated'

export type SentUnit = Unit & {
  state: UnitState
  /** The translation that there is, with the codes of this unit. */
  target?: Piece[] | undefined
  /** The translation was made from this wording. */
  earlier?: string | undefined
}
type SentText = { field: string; units: SentUnit[] }
/** `original` is a document and its revision: `posts/7@12`. */
export type SentFile = { original: string; texts: SentText[] }
export type Languages = { from: LanguageCode; to: LanguageCode }

/** Core elements alone, so that it is valid XLIFF 2.0, too. */
export function xliffStart({ from, to }: Languages): string {
  const languages = `srcLang="${attribute(from)}" trgLang="${attribute(to)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" ${languages}>
`
}

export const xliffEnd = '</xliff>\n'

export function xliffFile({ original, texts }: SentFile, id: number, languages: Languages): string {
  const directions = `srcDir="${directionOf(languages.from)}" trgDir="${directionOf(languages.to)}"`
  const units = texts.flatMap(({ field, units: sent }) =>
    sent.map((unit, index) => xliffUnit(field, unitId(field, index), unit)),
  )
  const name = `id="f${id}" original="${attribute(original)}"`
  return `<file ${name} ${directions} xml:space="preserve">\n${units.join('')}</file>\n`
}

function unitId(field: string, index: number): string {
  return `${field}-${index + 1}`
}

export function fieldOfUnit(id: string): { field: string; index: number } {
  const [, field = '', number = '0'] = /^(.{1,100})-([1-9]\d{0,5})$/.exec(id) ?? []
  return { field, index: Number(number) - 1 }
}

function xliffUnit(field: string, id: string, unit: SentUnit): string {
  const { pieces, tags, target, state, earlier } = unit
  const notes =
    earlier === undefined
      ? ''
      : `<notes><note category="earlier-source">${content(earlier)}</note></notes>\n`
  const translation = target ? `\n<target>${contentOf(target, tags)}</target>` : ''
  return `<unit id="${attribute(id)}" name="${attribute(field)}" canResegment="no">
${notes}${originalData(tags)}<segment state="${state}">
<source>${contentOf(pieces, tags)}</source>${translation}
</segment>
</unit>
`
}

/** Translators see what a code stands for. */
function originalData(tags: Unit['tags']): string {
  const entries = Object.entries(tags)
  if (entries.length === 0) return ''
  const data = entries.map(
    ([id, { open, close }]) =>
      `<data id="o${id}">${content(open)}</data>${close && `<data id="c${id}">${content(close)}</data>`}`,
  )
  return `<originalData>${data.join('')}</originalData>\n`
}

const codeTypes: Record<string, string> = {
  strong: 'type="fmt" subType="xlf:b"',
  em: 'type="fmt" subType="xlf:i"',
  u: 'type="fmt" subType="xlf:u"',
  a: 'type="link"',
  br: 'type="fmt" subType="xlf:lb"',
}

function contentOf(pieces: Piece[], tags: Unit['tags']): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return words(piece)
      return piece.kind === 'close' ? '</pc>' : codeStart(piece.id, tags[piece.id])
    })
    .join('')
}

function codeStart(id: string, tag: UnitTag | undefined): string {
  const { name = '', close = '' } = tag ?? {}
  const traits = `id="${id}" ${codeTypes[name] ?? 'type="fmt"'} canCopy="no" canDelete="no"`
  if (close === '') return `<ph ${traits} dataRef="o${id}"/>`
  return `<pc ${traits} dataRefStart="o${id}" dataRefEnd="c${id}">`
}

/** XML cannot hold these at all, not even as references. */
const impossible =
  // oxlint-disable-next-line no-control-regex -- control characters are among them
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu

function words(text: string): string {
  let written = ''
  let end = 0
  for (const { 0: character, index } of text.matchAll(impossible)) {
    const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    written += `${escaped(text.slice(end, index))}<cp hex="${hex}"/>`
    end = index + character.length
  }
  return written + escaped(text.slice(end))
}

function content(text: string): string {
  return escaped(text.replace(impossible, ''))
}

function attribute(text: string): string {
  return content(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}

/** A reader would turn a carriage return into a line feed. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
