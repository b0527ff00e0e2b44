import { isSocial } from '../domain/contact.ts'
import type { LanguageCode } from '../domain/language.ts'
import { sectionTextsIn } from '../domain/section.ts'
import { storage } from '../storage/storage.server.ts'
import type { Company } from './company.ts'

export async function companyIn(language: LanguageCode): Promise<Company> {
  const identity = await storage.sections.get('identity')
  const { contacts } = await storage.sections.get('contactUs')
  const { company_name: name, tagline } = sectionTextsIn('identity', identity, language)
  return { name, tagline, logo: identity.picture, links: contacts.filter(isSocial) }
}
