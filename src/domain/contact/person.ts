import { normalisedEmail } from '../people/email.ts'
import { westernDigits } from '../text/characters.ts'
import { withoutHidden } from '../text/hidden-characters.ts'
import { cleaned, narrow } from '../text/short-value.ts'
import { emailPattern, phonePattern } from './contact.ts'
import type { ContactTexts } from './inbox-message.ts'
import type { Conversation } from './reply.ts'

/** The digits of a phone number are those without leading zeros. */
export type Person = { email: string } | { digits: string }

export type PersonMessage = Conversation & { isInTrash: boolean; isSender: boolean }

export const mostOfPerson = 200

const shortestNumber = 7

/** Undefined for what is neither an email address nor a phone number. */
export function personIn(written: string): Person | undefined {
  const email = normalisedEmail(written)
  if (emailPattern.test(email)) return { email }
  const digits = digitsOf(written)
  const isNumber = phonePattern.test(cleaned('phone', written)) && digits.length >= shortestNumber
  return isNumber ? { digits } : undefined
}

/** A number is written with or without the code of its country. */
export function isSender(person: Person, { email, phone }: Omit<ContactTexts, 'message'>): boolean {
  if ('email' in person) return normalisedEmail(email) === person.email
  const other = digitsOf(phone)
  return other.endsWith(person.digits) || isEndOf(person, other)
}

export function isMentioned(person: Person, texts: string[]): boolean {
  const plain = texts.map((text) => narrow(withoutHidden(text)))
  if ('email' in person) return plain.some((text) => text.toLowerCase().includes(person.email))
  return plain.some((text) =>
    numbersIn(text).some((number) => number.includes(person.digits) || isEndOf(person, number)),
  )
}

function isEndOf({ digits }: { digits: string }, number: string): boolean {
  return number.length >= shortestNumber && digits.endsWith(number)
}

function numbersIn(text: string): string[] {
  return westernDigits(text)
    .split(/[^\d\s+().·•․‧∙/\p{Dash_Punctuation}\u2212]+/u)
    .map(digitsOf)
}

/** Within an international number, the zero of calls at home is written in brackets. */
function digitsOf(text: string): string {
  return westernDigits(text).replaceAll('(0)', '').replace(/\D+/g, '').replace(/^0+/, '')
}
