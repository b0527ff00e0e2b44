import { isSocial } from '../../domain/contact.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { sectionTextsIn } from '../../domain/section.ts'
import { storage } from '../../storage/storage.server.ts'

export type ContactDetails = NonNullable<Awaited<ReturnType<typeof contactIn>>>

/** Null where there is no way to reach the company. */
export async function contactIn(language: LanguageCode) {
  const contact = await storage.sections.get('contactUs')
  const texts = sectionTextsIn(contact, language)
  const items = contact.contacts.filter((item) => !isSocial(item) || item.type === 'whatsapp')
  const isWritten = Object.values(texts).some(Boolean) || items.length > 0
  if (!isWritten && !contact.contactForm) return null
  return {
    title: texts.section_title,
    description: texts.section_description,
    address: texts.section_address,
    items,
    coordinates: contact.mapCoordinates,
    hasForm: contact.contactForm,
  }
}
