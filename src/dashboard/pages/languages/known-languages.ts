import type { LanguageCode } from '../../../domain/languages/language.ts'
import { formsOf, wordsOf } from '../../../domain/search/search-text.ts'

export type KnownLanguage = {
  code: LanguageCode
  /** The language calls itself this: «Français». */
  name: string
  /** The interface calls it this: «الفرنسية». */
  calledHere: string
}

/** Languages of the region that have no two-letter code. */
const longerCodes = ['ckb', 'arz', 'ary', 'apc', 'syr']

export function knownLanguages(locale: string): KnownLanguage[] {
  const here = namesIn(locale)
  return [...shortCodes(), ...longerCodes].flatMap((code) => {
    const calledHere = here.of(code)
    return calledHere ? [{ code, name: ownName(code) ?? calledHere, calledHere }] : []
  })
}

export function isMeant({ code, name, calledHere }: KnownLanguage, text: string): boolean {
  const sought = wordsOf(text).map((word) => formsOf(word)[0] ?? '')
  if (sought.length === 0) return false
  const forms = wordsOf(`${code} ${name} ${calledHere}`).flatMap(formsOf)
  return sought.every((word) => forms.some((form) => form.startsWith(word)))
}

/** All of two letters that are the name of a language and not an older one's. */
function shortCodes(): LanguageCode[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(code)[0] === code)
}

function ownName(code: LanguageCode): string | undefined {
  const names = namesIn(code)
  const isOwn = names.resolvedOptions().locale.split('-')[0] === code
  const name = isOwn ? names.of(code) : undefined
  if (!name || !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name)) return name
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

function namesIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
}
