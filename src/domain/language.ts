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

/**
 * Language, script, region, one variant and private use, as `Intl` understands them. Not `api`,
 * because codes begin addresses.
 */
export const languageTag =
  /^(?!api$)[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))?(-x(-[a-z\d]{1,8})+)?$/

export function isLanguageCode(text: string): boolean {
  return languageTag.test(text)
}

export function isPublished(language: { status: LanguageStatus }): boolean {
  return language.status === 'published'
}

/** `/blog/7` becomes `/ar/blog/7`; the default language has no prefix. */
export function pathInLanguage(code: LanguageCode, path: string): string {
  if (code === defaultPublicLanguage) return path
  return path === '/' ? `/${code}` : `/${code}${path}`
}
