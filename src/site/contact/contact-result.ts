import type { ContactField, ContactTexts } from '../../domain/contact/inbox-message.ts'

/** The sentences are in the language of the page. */
export type ContactErrors = { wrong: Partial<Record<ContactField, string>>; failure: string }

export type ContactResult =
  | { isSent: true }
  | ({ isSent: false; texts: ContactTexts } & ContactErrors)
