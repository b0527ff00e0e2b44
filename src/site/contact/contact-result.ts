import type { ContactField, ContactTexts } from '../../domain/contact/inbox-message.ts'
import { messages } from '../../domain/messages.ts'
import { type Spoken, wordsIn } from '../../domain/site-words/product-words.ts'
import { type RefusalWord, refusalWords } from '../../domain/site-words/refusal-words.ts'

export type ContactErrors = { wrong: Partial<Record<ContactField, string>>; failure: string }

export type ContactResult =
  | { isSent: true }
  | ({ isSent: false; texts: ContactTexts } & ContactErrors)

const wordOf: Partial<Record<string, RefusalWord>> = {
  [messages.fieldRequired]: 'refusal_required',
  [messages.emailAddressInvalid]: 'refusal_email',
  [messages.phoneInvalid]: 'refusal_phone',
  [messages.tooLong]: 'refusal_long',
  [messages.characterInvalid]: 'refusal_character',
  [messages.emailLookalike]: 'refusal_lookalike',
  [messages.formInvalid]: 'refusal_form',
  [messages.tooManyAttempts]: 'refusal_attempts',
  [messages.noResponse]: 'refusal_no_response',
  [messages.unavailable]: 'refusal_unavailable',
  [messages.frozen]: 'refusal_frozen',
}

export function visitorSentence(spoken: Spoken, sentence: string): string {
  return wordsIn(spoken, refusalWords)[wordOf[sentence] ?? 'refusal_other']
}

export function fieldSentences(
  spoken: Spoken,
  fields: Partial<Record<string, string>>,
): Partial<Record<ContactField, string>> {
  const translated = Object.entries(fields).map(([field, sentence = '']) => [
    field,
    visitorSentence(spoken, sentence),
  ])
  return Object.fromEntries(translated)
}
