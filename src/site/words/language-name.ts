import type { LanguageCode } from '../../domain/language.ts'

/** `ar` is `Arabic` in `en`. */
export function languageName(code: LanguageCode, inLanguage: LanguageCode): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}
