import { isLonger, isOfPlainLetters } from '../text/characters.ts'
import { emailPattern, isPhone } from './contact.ts'
import {
  type ContactField,
  contactFields,
  contactTextLimits,
  type ContactTexts,
} from './inbox-message.ts'
import { type Message, messages } from '../messages.ts'
import { cleaned } from '../text/short-value.ts'

const kinds = { name: 'line', email: 'email', phone: 'phone', message: 'lines' } as const

export function wrongContactFields(texts: ContactTexts): Partial<Record<ContactField, Message>> {
  const wrong: Partial<Record<ContactField, Message>> = {}
  for (const field of contactFields) {
    const sentence = wrongIn(field, cleaned(kinds[field], texts[field]))
    if (sentence) wrong[field] = sentence
  }
  return wrong
}

function wrongIn(field: ContactField, text: string): Message | undefined {
  if (text === '') return field === 'phone' ? undefined : messages.fieldRequired
  if (isLonger(text, contactTextLimits[field])) return messages.tooLong
  if (field === 'email' && !isOfPlainLetters(text)) return messages.emailLookalike
  if (field === 'email' && !emailPattern.test(text)) return messages.emailAddressInvalid
  if (field === 'phone' && !isPhone(text)) return messages.phoneInvalid
  return undefined
}
