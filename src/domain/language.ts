export const defaultPublicLanguage = 'en'
export const defaultDashboardLanguage = 'ar'

export const languageStatuses = ['published', 'pending'] as const
export type LanguageStatus = (typeof languageStatuses)[number]

/** A BCP 47 tag in lower case: `en`, `ar`, `pt-br`. */
export type LanguageCode = string
export const languageLimits = { name: 100, code: 35 } as const

export type Language = { id: number; name: string; code: LanguageCode; status: LanguageStatus }
export type PublicLanguage = Omit<Language, 'id'>

export const rightToLeft = ['ar', 'he', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug', 'yi', 'dv']

export function directionOf(code: LanguageCode): 'rtl' | 'ltr' {
  return rightToLeft.includes(code.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

const tagOfAddresses = /^[a-z]{2,3}(-[a-z\d]+)*$/
/** Codes that are the beginning of addresses already. */
const reservedCodes = ['api']

/** Whether the text can be a language's code and, as such, the beginning of its addresses. */
export function isLanguageCode(text: string): boolean {
  if (!tagOfAddresses.test(text) || reservedCodes.includes(text)) return false
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** The default public language keeps its code and stays published, so that visitors always have one. */
export function keepsDefaultLanguage(before: Language, after: Language): boolean {
  if (before.code !== defaultPublicLanguage) return true
  return after.code === before.code && isPublished(after)
}

export function isPublished(language: { status: LanguageStatus }): boolean {
  return language.status === 'published'
}

/** The public address of `path` (`/`, `/blog/7`) in a language; the default one has no prefix. */
export function pathInLanguage(code: LanguageCode, path: string): string {
  if (code === defaultPublicLanguage) return path
  return path === '/' ? `/${code}` : `/${code}${path}`
}
