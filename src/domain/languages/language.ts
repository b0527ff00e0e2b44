export const defaultPublicLanguage = 'en'
export const defaultDashboardLanguage = 'ar'

/** The product itself has words in these; in others it shows what the company wrote, or English. */
export const productLanguages = ['en', 'ar'] as const
export type ProductLanguage = (typeof productLanguages)[number]

export function productLanguageFor(code: LanguageCode): ProductLanguage {
  return productLanguages.find((language) => language === code) ?? 'en'
}

export const languageStatuses = ['published', 'pending'] as const
export type LanguageStatus = (typeof languageStatuses)[number]

/** A BCP 47 tag in lower case: `en`, `ar`, `pt-br`. */
export type LanguageCode = string
export const languageLimits = { name: 100, code: 35 } as const

export type Language = { id: number; name: string; code: LanguageCode; status: LanguageStatus }
export type PublicLanguage = Omit<Language, 'id'>

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']
/** Browsers learned the script of these languages later than servers. */
const lateCodes = ['apc', 'ajp', 'acw', 'afb', 'apd', 'ars', 'ayl', 'pga']

export function directionOf(code: LanguageCode): 'rtl' | 'ltr' {
  const { language = '', script = lateCodes.includes(language) ? 'Arab' : '' } = likely(code) ?? {}
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

/** `zh_TW`, as those say who show shared links; undefined where no country is meant. */
export function localeOf(code: LanguageCode): string | undefined {
  const { language, region = '' } = likely(code) ?? {}
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined
}

function likely(code: LanguageCode): Intl.Locale | undefined {
  return isLanguageCode(code.toLowerCase()) ? new Intl.Locale(code).maximize() : undefined
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
