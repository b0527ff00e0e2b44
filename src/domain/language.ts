export const defaultPublicLanguage = 'en'
export const defaultDashboardLanguage = 'ar'

const languageStatuses = ['published', 'pending'] as const
export type LanguageStatus = (typeof languageStatuses)[number]

/** A BCP 47 tag in lower case: `en`, `ar`, `pt-br`. */
export type LanguageCode = string

export type Language = { id: number; name: string; code: LanguageCode; status: LanguageStatus }
export type PublicLanguage = Omit<Language, 'id'>

export const rightToLeft = ['ar', 'he', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug', 'yi', 'dv']

export function directionOf(code: LanguageCode): 'rtl' | 'ltr' {
  return rightToLeft.includes(code.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}

export function isPublished(language: { status: LanguageStatus }): boolean {
  return language.status === 'published'
}

/** The public address of `path` (`/`, `/blog/7`) in a language; the default one has no prefix. */
export function pathInLanguage(code: LanguageCode, path: string): string {
  if (code === defaultPublicLanguage) return path
  return path === '/' ? `/${code}` : `/${code}${path}`
}
