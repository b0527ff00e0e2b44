import { isLanguageCode, type LanguageCode } from '../../../domain/languages/language.ts'

/** One item can be in several languages, and files name languages as they like. */
export function sayLanguages(codes: string, nameOf: (code: LanguageCode) => string): string {
  return codes
    .split(' ')
    .map((code) => (isLanguageCode(code) ? nameOf(code) : code))
    .join(' · ')
}
