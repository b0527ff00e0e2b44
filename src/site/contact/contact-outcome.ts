import type { ContactField, ContactTexts } from '../../domain/inbox-message.ts'

/** What of a form is wrong, in the words of the page: by field, and the whole. */
export type Refusal = { wrong: Partial<Record<ContactField, string>>; failure: string }

/** What became of a form: it was sent, or what was written is to be mended. */
export type ContactOutcome = { isSent: true } | ({ isSent: false; texts: ContactTexts } & Refusal)
