import { setTimeout as wait } from 'node:timers/promises'
import { nextTry } from '../domain/mails/mail.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { QueuedMail } from '../storage/mails/mail-store.ts'
import { letterFor, type WritingParts } from './letters.ts'
import { toMessage } from './message.ts'
import { NotSent, type Smtp } from './smtp.ts'

export type MailParts = WritingParts & {
  storage: Pick<Storage, 'mails' | 'links' | 'messages' | 'replies'>
  smtp: Smtp
  from: string
  report: (error: unknown) => void
}

const lookEvery = 2_000
const atOnce = 4
/** Mail that is still being sent then is sent again later, with the same bytes. */
const patience = 1_000

export function sendMails(parts: MailParts): () => Promise<void> {
  const stopping = new AbortController()
  const senders = new Set<Promise<void>>()

  function look(): void {
    if (senders.size >= atOnce) return
    const sender = sendDue(parts, stopping.signal).finally(() => senders.delete(sender))
    senders.add(sender)
  }

  look()
  const looking = setInterval(look, lookEvery)
  return async () => {
    stopping.abort()
    clearInterval(looking)
    await Promise.race([Promise.all(senders), wait(patience)])
  }
}

export async function sendDue(parts: MailParts, stopped?: AbortSignal): Promise<void> {
  try {
    for (;;) {
      if (stopped?.aborted || !(await sendNext(parts))) return
    }
  } catch (error) {
    if (!stopped?.aborted) parts.report(error)
  }
}

async function sendNext(parts: MailParts): Promise<boolean> {
  const { mails } = parts.storage
  const now = parts.now()
  const mail = await mails.take(now)
  if (!mail) return false
  if (mail.kind === 'link-request') {
    await parts.storage.links.answer(mail, now)
    return true
  }
  if (mail.kind === 'reply' && mail.isInDoubt) {
    await mails.end(mail.id, { outcome: 'unsure', answer: '' }, now)
    return true
  }
  if (mail.expiresAt <= now) {
    await mails.end(mail.id, { outcome: 'late', answer: '' }, now)
    return true
  }
  const letter = await letterFor(mail, parts)
  if (!letter) {
    await mails.drop(mail.id)
    return true
  }
  const bytes = await toMessage(letter, mail, parts)
  try {
    const answer = await parts.smtp.send({ from: parts.from, to: mail.to.email }, bytes)
    await mails.end(mail.id, { outcome: 'sent', answer }, parts.now())
  } catch (error) {
    if (!(error instanceof NotSent)) throw error
    await fail(parts, mail, error)
  }
  return true
}

async function fail({ storage, now }: MailParts, mail: QueuedMail, refusal: NotSent) {
  const isUnsure = mail.kind === 'reply' && refusal.isInDoubt
  const attempt = {
    outcome: isUnsure ? 'unsure' : refusal.failure,
    answer: refusal.message,
  } as const
  const again = nextTry(mail.tries, now())
  const isLast = isUnsure || refusal.isFinal || again >= mail.expiresAt
  if (isLast) return storage.mails.end(mail.id, attempt, now())
  return storage.mails.postpone(mail.id, attempt, again)
}
