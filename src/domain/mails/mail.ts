import type { ProductLanguage } from '../languages/language.ts'
import type { SessionSource } from '../people/session.ts'

/** A mail is written again from these with the same bytes. Tokens are not among them: they are computed. */
export type MailData = {
  test: Record<never, never>
  'password-changed': Record<never, never>
  'email-changed': { from: string; to: string }
  'factor-changed': { change: FactorChange }
  'new-device': Omit<SessionSource, 'language'>
  /** Those that are not listed are counted; `page` is the path of the form's page, or blank. */
  inbox: { messages: { id: number; page: string }[]; more: number }
  assigned: { messageId: number; by: string }
  link: { id: string }
  trouble: Trouble
  'trouble-over': Record<never, never>
  /** Text and message are found by the mail's `replyId`. */
  reply: Record<never, never>
  copy: { messageId: number; thanks: string; about?: string }
  /** It is never sent: whether its address is an account's shows only when its turn comes. */
  'link-request': Record<never, never>
}
/** Administrators have to see to it; what is well is left out. */
export type Trouble = {
  /** Why the last backup cannot be relied upon, in the machine's words. */
  backup?: string
  /** `since` is ISO 8601, the fault in the machine's words or blank. */
  changes?: { since: string; fault: string }
  /** The part of the disk that is free, from 0 to 1. */
  freeDisk?: number
  failedMails?: number
}
export type MailKind = keyof MailData

export type FactorChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-factor-removed'

export type MailContent = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind]

export type Recipient = { email: string; language: ProductLanguage; userId: number | null }

/** An address of a department, beside those of users. */
export type DepartmentAddress = Pick<Recipient, 'email' | 'language'>
export const mostDepartments = 10

/** Messages that arrive within these milliseconds after a notice are told together. */
export const noticePause = 10 * 60_000
/** An administrator is told of trouble once in these milliseconds. */
export const troublePause = 24 * 60 * 60_000

export const mailFailures = [
  'dns',
  'unreachable',
  'tls',
  'sign-in',
  'refused',
  'silent',
  'closed',
  'late',
  'unsure',
] as const
export type MailFailure = (typeof mailFailures)[number]
export type MailOutcome = 'sent' | MailFailure

const minute = 60_000
const pauses = [1, 5, 15, 60]
const longestPause = 240

export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[tries - 1] ?? longestPause) * minute)
}

/** The lifetimes are in minutes; a test is tried once. */
const lifetimes: Partial<Record<MailKind, number>> = { test: 1, 'link-request': 30 }
const usualLifetime = 3 * 24 * 60

export function mailExpiry(kind: MailKind, now: Date): Date {
  return new Date(now.getTime() + (lifetimes[kind] ?? usualLifetime) * minute)
}
