import { isLonger, noBidiControls } from './characters.ts'
import { emailPattern, isPhone, westernDigits } from './contact.ts'
import {
  type ContactField,
  contactFields,
  contactTextLimits,
  type ContactTexts,
} from './inbox-message.ts'
import { type Message, messages } from './messages.ts'

/** The phone number is optional. */
export function wrongContactFields(texts: ContactTexts): Partial<Record<ContactField, Message>> {
  const wrong: Partial<Record<ContactField, Message>> = {}
  for (const field of contactFields) {
    const sentence = wrongIn(field, texts[field].trim())
    if (sentence) wrong[field] = sentence
  }
  return wrong
}

const unturnedFields: ContactField[] = ['name', 'email']

function wrongIn(field: ContactField, text: string): Message | undefined {
  if (text === '') return field === 'phone' ? undefined : messages.fieldRequired
  if (isLonger(text, contactTextLimits[field])) return messages.tooLong
  if (unturnedFields.includes(field) && !noBidiControls.test(text)) return messages.directionInvalid
  if (field === 'email' && !emailPattern.test(text)) return messages.emailAddressInvalid
  if (field === 'phone' && !isPhone(westernDigits(text))) return messages.phoneInvalid
  return undefined
}
