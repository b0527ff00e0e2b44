import { createClient } from '../../api/client/client.ts'
import type { ContactMessage } from '../../contract/inbox.ts'
import {
  type ContactField,
  type ContactTexts,
  leastSecondsToWrite,
} from '../../domain/contact/inbox-message.ts'
import { messages } from '../../domain/messages.ts'
import type { Spoken } from '../../domain/site-words/product-words.ts'
import { wrongContactFields } from '../../domain/contact/wrong-contact-fields.ts'
import { fieldSentences, visitorSentence } from './contact-sentences.ts'
import type { ContactErrors } from './contact-result.ts'

const blank: ContactTexts = { name: '', email: '', phone: '', message: '' }

/** Client-side validation; undefined if valid. */
export function contactErrors(spoken: Spoken, texts: ContactTexts): ContactErrors | undefined {
  const wrong = wrongContactFields(texts)
  return Object.keys(wrong).length > 0 ? toErrors(spoken, wrong, messages.formInvalid) : undefined
}

export function fieldError(spoken: Spoken, field: ContactField, text: string) {
  const sentence = wrongContactFields({ ...blank, [field]: text })[field]
  return sentence && visitorSentence(spoken, sentence)
}

/** Undefined if it was sent. Forms filled in faster than people type wait for the rest. */
export async function sendContactForm(
  apiKey: string,
  spoken: Spoken,
  form: Omit<ContactMessage, 'shown_for'>,
  shownAt: number,
): Promise<ContactErrors | undefined> {
  const shown_for = await writtenFor(shownAt)
  const result = await createClient({ apiKey }).contact.send({ ...form, shown_for })
  if (result.ok) return undefined
  const { fields, message } = result
  return toErrors(spoken, fields ?? {}, fields ? messages.formInvalid : message)
}

async function writtenFor(shownAt: number): Promise<number> {
  const least = leastSecondsToWrite * 1000
  const elapsed = () => Math.round(performance.now() - shownAt)
  if (elapsed() < least) await new Promise((resolve) => setTimeout(resolve, least - elapsed()))
  return Math.max(least, elapsed())
}

function toErrors(
  spoken: Spoken,
  fields: Partial<Record<string, string>>,
  sentence: string,
): ContactErrors {
  return { wrong: fieldSentences(spoken, fields), failure: visitorSentence(spoken, sentence) }
}
