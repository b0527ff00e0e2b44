import type { LanguageCode } from '../../domain/languages/language.ts'
import { directContacts, isReachableIn } from '../../domain/contact/reachable.ts'
import { sectionTextsIn } from '../../domain/sections/section.ts'
import { storage } from '../../storage/storage.server.ts'
import { openingHoursIn } from './opening-hours-in.ts'

export type ContactDetails = NonNullable<Awaited<ReturnType<typeof contactIn>>>

/** Returns null where neither a way to reach the company nor its hours are given. */
export async function contactIn(language: LanguageCode) {
  const contact = await storage.sections.get('contactUs')
  const identity = await storage.sections.get('identity')
  if (!isReachableIn({ contact, identity }, language)) return null
  const texts = sectionTextsIn(contact, language)
  const hours = await openingHoursIn(language)
  return {
    title: texts.section_title,
    description: texts.section_description,
    address: texts.section_address,
    items: directContacts(contact),
    coordinates: contact.mapCoordinates,
    hasForm: contact.contactForm,
    ...(hours && { hours }),
  }
}
