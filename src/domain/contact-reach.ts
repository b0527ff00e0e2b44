import { type ContactItem, isSocial } from './contact.ts'
import type { LanguageCode } from './language.ts'
import { type SectionOf, sectionTextsIn } from './section.ts'

/** WhatsApp stands in both lists of a page, the other networks among the links alone. */
export function reachableBy(contacts: ContactItem[]): ContactItem[] {
  return contacts.filter((item) => !isSocial(item) || item.type === 'whatsapp')
}

/** Whether `/contact` exists in the language. */
export function isReachableIn(contact: SectionOf<'contactUs'>, language: LanguageCode): boolean {
  const isWritten = Object.values(sectionTextsIn(contact, language)).some(Boolean)
  return isWritten || reachableBy(contact.contacts).length > 0 || contact.contactForm
}
