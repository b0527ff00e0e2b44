import type { LanguageCode } from '../domain/languages/language.ts'
import { filledCopyright, type OwnWords, type Spoken } from '../domain/site-words/product-words.ts'
import { siteNamesIn } from '../domain/site-words/product-names.ts'
import type { SiteNames } from '../domain/site-words/site-names.ts'
import type { Preview } from '../domain/documents/preview.ts'
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
  preview: Preview | null,
): Promise<OwnWords | undefined> {
  const own = preview?.words
    ? { ...preview.words[language] }
    : await storage.sections.words(language)
  if (own.copyright) {
    const year = new Date().getFullYear()
    own.copyright = filledCopyright(own.copyright, { name: isolated(company.name), year })
  }
  return Object.keys(own).length > 0 ? own : undefined
}
