import type { LanguageCode } from '../domain/language.ts'
import { siteNamesIn } from '../domain/product-names.ts'
import type { SiteNames } from '../domain/site-names.ts'
import type { OwnWords, Spoken } from '../domain/site-words/product-words.ts'
import { storage } from '../storage/storage.server.ts'
import { isolated } from '../ui/isolated.ts'
import type { Company } from './company.ts'

export async function namesIn(language: LanguageCode): Promise<SiteNames> {
  return siteNamesIn(language, await storage.sections.words(language))
}

export async function spokenIn(language: LanguageCode): Promise<Spoken> {
  return { language, ownWords: await storage.sections.words(language) }
}

/** Undefined where all are the product's, so that no page carries any. */
export async function ownWordsIn(
  language: LanguageCode,
  company: Company,
): Promise<OwnWords | undefined> {
  const own = await storage.sections.words(language)
  if (own.copyright) own.copyright = filledIn(own.copyright, company)
  return Object.keys(own).length > 0 ? own : undefined
}

/** By the server: the year of a visitor's clock would be another one at times. */
function filledIn(line: string, { name }: Company): string {
  const year = String(new Date().getFullYear())
  return line.replaceAll('{year}', year).replaceAll('{company}', () => isolated(name))
}
