import type { LanguageCode } from '../languages/language.ts'
import { type SectionOf, sectionTextsIn } from '../sections/section.ts'
import { whatsappAddress } from './contact-address.ts'

/** Undefined in a language without a number: nobody there would understand the visitor. */
export function whatsappButtonIn(
  contact: SectionOf<'contactUs'>,
  language: LanguageCode,
): string | undefined {
  const { whatsapp_number: number, whatsapp_greeting: greeting } = sectionTextsIn(contact, language)
  return number ? whatsappAddress(number, greeting) : undefined
}
