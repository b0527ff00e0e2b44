import type { LanguageCode } from '../languages/language.ts'
import type { Sign } from './suspicion.ts'
import type { Author } from '../documents/revision.ts'
import type { StoredAnswer } from '../forms/answer.ts'
import type { FormPlace } from '../forms/form.ts'

export type ContactTexts = { name: string; email: string; phone: string; message: string }
export type ContactField = keyof ContactTexts
export const contactFields = ['name', 'email', 'phone', 'message'] as const
export const contactTextLimits = { name: 100, email: 254, phone: 30, message: 5_000 } as const

/** The time is in seconds; anything faster is not a person. */
export const leastSecondsToWrite = 3
export const leastSecondsToCheck = 8

/** New ones are unread. Closed ones need no more: they neither wait nor count as answered. */
export const messageStates = ['new', 'waiting', 'answered', 'closed', 'quarantine'] as const
export type MessageState = (typeof messageStates)[number]

type Deed = { at: Date; by: Author }

export type InboxMessage = ContactTexts & {
  id: number
  /** The title is that of when the message was sent. The contact form is null. */
  form: { id: number; title: string } | null
  about: { kind: FormPlace; id: number; title: string } | null
  answers: StoredAnswer[]
  language: LanguageCode
  sentAt: Date
  readAt: Date | null
  assignment: (Deed & { to: Author }) | null
  answer: Deed | null
  closing: Deed | null
  quarantine: { at: Date; signs: Sign[] } | null
}

export function contactTextsOf(data: FormData): ContactTexts {
  const texts = contactFields.map((field) => [field, String(data.get(field) ?? '').trim()])
  return Object.fromEntries(texts) as ContactTexts
}
