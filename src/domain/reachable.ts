import { type ContactItem, isSocial } from './contact.ts'
import type { LanguageCode } from './language.ts'
import { type SectionOf, sectionTextsIn } from './section.ts'

/** Those that the contact section shows; others stand in the footer. */
export function directContacts({ contacts }: SectionOf<'contactUs'>): ContactItem[] {
  return contacts.filter((item) => !isSocial(item) || item.type === 'whatsapp')
}

/** Whether `/contact` exists in a language. */
export function isReachableIn(contact: SectionOf<'contactUs'>, language: LanguageCode): boolean {
  const texts = Object.values(sectionTextsIn(contact, language))
  return contact.contactForm || texts.some(Boolean) || directContacts(contact).length > 0
}
