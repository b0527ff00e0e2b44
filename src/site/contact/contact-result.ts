import type { ContactField, ContactTexts } from '../../domain/inbox-message.ts'

/** What of a form is wrong, in the words of the page: by field, and the whole. */
export type ContactErrors = { wrong: Partial<Record<ContactField, string>>; failure: string }

/** What became of a form: it was sent, or what was written is to be mended. */
export type ContactResult =
  | { isSent: true }
  | ({ isSent: false; texts: ContactTexts } & ContactErrors)
