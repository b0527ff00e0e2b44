import { directionOf, type LanguageCode } from './language.ts'

/**
 * These spaces stand between a word and its number, and between a number and its unit, or a word as
 * short as one.
 */
const breaks = /(?<=[^\s\d]) (?=\d)|(?<=\d) (?=[\p{L}%°][\p{L}\p{M}²³°/]{0,4}(?![\p{L}\p{M}]))/gu

/** No line begins with a lone number or with the unit of one (DET-6). */
export function withBoundNumbers(text: string): string {
  return text.replace(breaks, '\u00a0')
}

/**
 * A match begins where a number does: otherwise digits without a unit would be read anew from each
 * of them.
 */
const latinUnits = /(?<![\d.,])\d[\d.,]*[ \u00a0]?[A-Za-z][A-Za-z\d²³°/]*/g

/** 22 kW would be read as kW 22 in Arabic. */
export function withIsolatedUnits(text: string, language: LanguageCode): string {
  if (directionOf(language) === 'ltr') return text
  return text.replace(latinUnits, '\u2066$&\u2069')
}

/** Isolates units in text between two tags that runs from right to left. */
export function withUnitsAsElements(text: string): string {
  return text.replace(latinUnits, '<bdi dir="ltr">$&</bdi>')
}
