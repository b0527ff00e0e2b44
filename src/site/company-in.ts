import { isSocial } from '../domain/contact.ts'
import { defaultPublicLanguage, type LanguageCode } from '../domain/language.ts'
import { sectionTextsIn } from '../domain/section.ts'
import { storage } from '../storage/storage.server.ts'
import type { Company } from './company.ts'
import { contactIn } from './contact/contact-in.ts'

/** Falls back to the name in the default language, then to a blank one. */
export async function companyIn(language: LanguageCode): Promise<Company> {
  const identity = await storage.sections.get('identity')
  const { contacts } = await storage.sections.get('contactUs')
  const { tagline } = sectionTextsIn(identity, language)
  const names = identity.texts.company_name ?? {}
  const nameLanguage = names[language] ? language : defaultPublicLanguage
  return {
    name: names[nameLanguage] ?? '',
    nameLanguage,
    tagline,
    logo: identity.picture,
    links: contacts.filter(isSocial),
    isReachable: (await contactIn(language)) !== null,
  }
}

/** For visitors: falls back to the product's name. */
export async function namedCompanyIn(language: LanguageCode): Promise<Company> {
  const company = await companyIn(language)
  if (company.name) return company
  return language === 'ar'
    ? { ...company, name: 'واجهة', nameLanguage: 'ar' }
    : { ...company, name: 'Wajha', nameLanguage: 'en' }
}
