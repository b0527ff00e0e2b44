import { isLanguageCode, type LanguageCode } from '../../../domain/languages/language.ts'

export function sayLanguages(codes: string, nameOf: (code: LanguageCode) => string): string {
  return codes
    .split(' ')
    .map((code) => (isLanguageCode(code) ? nameOf(code) : code))
    .join(' · ')
}
