import { createHash } from 'node:crypto'
import type { ContactTexts, InboxMessage } from '../../domain/contact/inbox-message.ts'
import {
  type Circumstances,
  pointsOf,
  quarantinePoints,
  signsOf,
  tellingText,
} from '../../domain/contact/suspicion.ts'
import { indexedWords } from '../../domain/search/search-text.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { notifyOfMessage, takeTurns } from '../mails/inbox-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { tally } from './message-totals.ts'
import { earlierMessages, eraseTooMany } from './quarantine.ts'

export type NewMessage = ContactTexts & Pick<InboxMessage, 'language'>
export type Arrival = {
  /** The page is the path of that with the form, or blank. */
  page?: string
  /** A network has another name each day. */
  senderAt?: (at: Date) => string
  circumstances?: Omit<Circumstances, 'isRepeated' | 'sentToday'>
}
type Arriving = Arrival & { message: NewMessage; now: Date }

/** The same message from the same network is stored and told once in this time. */
const repeatsWithin = 10 * 60_000

export async function addMessage(
  { writeQuietly }: Database,
  outbox: Outbox,
  { message, now, page = '', senderAt, circumstances }: Arriving,
): Promise<void> {
  const text = tellingText(message.message)
  const row = {
    ...message,
    sent_at: now.toISOString(),
    words: wordsOf(message),
    sender: senderAt?.(now) ?? null,
    digest: text && createHash('sha256').update(text).digest('base64url'),
  }
  await writeQuietly('visitor', async (trx) => {
    await takeTurns(trx)
    const known = circumstances && { ...circumstances, ...(await earlierMessages(trx, row)) }
    const signs = known ? signsOf(message, known) : []
    const isHeld = pointsOf(signs) >= quarantinePoints
    if (senderAt && (await isRepeat(trx, message, { isHeld, now, senderAt }))) return
    const held = isHeld && { quarantined_at: row.sent_at, reasons: JSON.stringify(signs) }
    const after = await trx
      .insertInto('messages')
      .values({ ...row, ...held })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tally(trx, { after })
    if (isHeld) await eraseTooMany(trx)
    else await notifyOfMessage(trx, outbox, { id: after.id, page }, now)
  })
}

/** Words are letters and digits alone, so that no pattern finds more than it says. */
export function wordsOf({ name, email, phone, message }: ContactTexts): string {
  const words = indexedWords(`${name} ${email} ${phone} ${message}`)
  return words.map((word) => ` ${word}`).join('')
}

type Sending = Required<Pick<Arriving, 'now' | 'senderAt'>> & { isHeld: boolean }

/** One that is held back stands for no message that would reach the inbox. */
async function isRepeat(
  trx: Trx,
  { name, email, phone, message, language }: NewMessage,
  { isHeld, now, senderAt }: Sending,
): Promise<boolean> {
  const since = new Date(now.getTime() - repeatsWithin)
  let same = trx
    .selectFrom('messages')
    .select('id')
    .where('sender', 'in', [senderAt(since), senderAt(now)])
    .where('sent_at', '>', since.toISOString())
    .where('name', '=', name)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where('message', '=', message)
    .where('language', '=', language)
  if (!isHeld) same = same.where('quarantined_at', 'is', null)
  return (await same.limit(1).executeTakeFirst()) !== undefined
}
