import {
  type LanguageCode,
  defaultPublicLanguage,
  productLanguageFor,
} from '../domain/languages/language.ts'
import { unnamedCompany } from './company.ts'
import type { SiteData } from './site.ts'

const lastKnown = new Map<LanguageCode, SiteData>()

export function rememberForOutage(site: SiteData): void {
  lastKnown.set(site.language, site)
}

export function siteDuringOutage(
  origin: string,
  asked: LanguageCode = defaultPublicLanguage,
): SiteData {
  const known = lastKnown.get(asked) ?? lastKnown.get(defaultPublicLanguage)
  const isSpoken = lastKnown.has(asked) || productLanguageFor(asked) === asked
  const language = isSpoken ? asked : defaultPublicLanguage
  const { languages = [], company = unnamedCompany, hidden } = known ?? {}
  // Names and labels are of one language.
  const own = known?.language === language ? known : hidden && { hidden }
  return { ...own, language, languages, company, origin, isUnavailable: true }
}
