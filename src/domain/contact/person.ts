import { normalisedEmail } from '../people/email.ts'
import { westernDigits } from '../text/characters.ts'
import { cleaned } from '../text/short-value.ts'
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
  const shorter = Math.min(other.length, person.digits.length)
  return (
    shorter >= shortestNumber && (other.endsWith(person.digits) || person.digits.endsWith(other))
  )
}

export function isMentioned(person: Person, texts: string[]): boolean {
  if ('email' in person) return texts.some((text) => text.toLowerCase().includes(person.email))
  return texts.some((text) => numbersIn(text).some((number) => number.includes(person.digits)))
}

function numbersIn(text: string): string[] {
  return westernDigits(text)
    .split(/[^\d\s+().\-/]+/)
    .map(digitsOf)
}

function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D+/g, '').replace(/^0+/, '')
}
