import { branchesIn } from './branch.ts'
import { type ContactItem, isSocial } from './contact.ts'
import type { LanguageCode } from '../languages/language.ts'
import { weekOf } from './organisation.ts'
import { neededTexts, type SectionOf, sectionTextsIn } from '../sections/section.ts'

export function directContacts({ contacts }: SectionOf<'contactUs'>): ContactItem[] {
  return contacts.filter((item) => !isSocial(item) || item.type === 'whatsapp')
}

type Reached = { contact: SectionOf<'contactUs'>; identity: SectionOf<'identity'> }

/** Opening hours alone say when to come, so they suffice for `/contact`. */
export function isReachableIn({ contact, identity }: Reached, language: LanguageCode): boolean {
  const texts: Record<string, string> = sectionTextsIn(contact, language)
  return (
    contact.contactForm ||
    neededTexts('contactUs').some((field) => texts[field]) ||
    directContacts(contact).length > 0 ||
    branchesIn(contact.settings, language).length > 0 ||
    weekOf(identity.settings) !== null
  )
}
