import type { ProductLanguage } from '../../../domain/languages/language.ts'
import { standardTimeZone } from '../../../domain/wall-clock.ts'
import { zoneName } from '../../kit/moment.ts'

type KnownZone = { id: string; name: string }

/** `Asia/Damascus` with its name: `Syria Time`. */
export function knownZones(locale: ProductLanguage): KnownZone[] {
  const zones = new Set([standardTimeZone, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((id) => ({ id, name: zoneName(locale, id) }))
}

/** Each written word begins one of the zone: `new y` finds `America/New_York`. */
export function foundZone({ id, name }: KnownZone, written: string): boolean {
  const words = wordsIn(`${id} ${name}`)
  return wordsIn(written).every((part) => words.some((word) => word.startsWith(part)))
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
