import { createHash } from 'node:crypto'
import type { ContactTexts, InboxMessage } from '../../domain/contact/inbox-message.ts'
import {
  type Circumstances,
  needsCheck,
  pointsOf,
  quarantinePoints,
  signsOf,
  tellingText,
} from '../../domain/contact/suspicion.ts'
import { Problem } from '../../domain/problem.ts'
import { indexedWords } from '../../domain/search/search-text.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { notifyOfMessage, takeTurns } from '../mails/inbox-notices.ts'
import type { Outbox } from '../mails/outbox.ts'
import { copyToVisitor } from '../mails/visitor-copies.ts'
import { answersIn } from './stored-answers.ts'
import { type MessageRow, tally } from './message-totals.ts'
import { earlierMessages, eraseTooMany } from './quarantine.ts'

export type NewMessage = ContactTexts &
  Pick<InboxMessage, 'language'> &
  Partial<Pick<InboxMessage, 'form' | 'answers'>> & {
    /** All that was typed as prose; of the contact form, the message. */
    text?: string
  }
export type Arrival = {
  /** The page is the path of that with the form, or blank. */
  page?: string
  /** A network has another name each day. */
  senderAt?: (at: Date) => string
  ticket?: string | undefined
  isProven?: boolean
  circumstances?: Omit<Circumstances, 'isRepeated' | 'sentToday'>
}
type Arriving = Arrival & { message: NewMessage; now: Date }

/** The same message from the same network is stored and told once in this time. */
const repeatsWithin = 10 * 60_000

export async function addMessage(
  { writeQuietly }: Database,
  outbox: Outbox,
  {
    message: { form, answers, text, ...message },
    now,
    page = '',
    senderAt,
    ticket,
    ...known
  }: Arriving,
): Promise<void> {
  const written = { ...message, message: text ?? message.message }
  const telling = tellingText(written.message)
  const content = {
    ...message,
    form_id: form?.id ?? null,
    form_title: form?.title ?? null,
    answers: answers ? JSON.stringify(answers) : null,
  }
  const row = {
    ...content,
    sent_at: now.toISOString(),
    words: wordsOf(content),
    sender: senderAt?.(now) ?? null,
    digest: telling && createHash('sha256').update(telling).digest('base64url'),
  }
  await writeQuietly('visitor', async (trx) => {
    await takeTurns(trx)
    const circumstances = known.circumstances && {
      ...known.circumstances,
      ...(await earlierMessages(trx, row)),
    }
    const signs = circumstances ? signsOf(written, circumstances) : []
    if (ticket && needsCheck({ signs })) throw new Problem('proof-needed', { ticket })
    const isHeld = pointsOf(signs) >= quarantinePoints
    if (senderAt && (await isRepeat(trx, content, { isHeld, now, senderAt }))) return
    const held = isHeld && { quarantined_at: row.sent_at, reasons: JSON.stringify(signs) }
    const after = await trx
      .insertInto('messages')
      .values({ ...row, ...held })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tally(trx, { after })
    if (isHeld) return eraseTooMany(trx)
    await notifyOfMessage(trx, outbox, { ...after, page }, now)
    if (known.isProven) await copyToVisitor(trx, outbox, after, now)
  })
}

type Content = Omit<NewMessage, 'form' | 'answers' | 'text'> &
  Pick<MessageRow, 'form_id' | 'form_title' | 'answers'>

/** Words are letters and digits alone, so that no pattern finds more than it says. */
export function wordsOf({
  name,
  email,
  phone,
  message,
  answers,
}: ContactTexts & { answers?: string | null | undefined }): string {
  const values = answersIn(answers).map(({ value }) => value)
  const words = indexedWords([name, email, phone, message, ...values].join(' '))
  return words.map((word) => ` ${word}`).join('')
}

type Sending = Required<Pick<Arriving, 'now' | 'senderAt'>> & { isHeld: boolean }

/** One that is held back stands for no message that would reach the inbox. */
async function isRepeat(
  trx: Trx,
  content: Content,
  { isHeld, now, senderAt }: Sending,
): Promise<boolean> {
  const since = new Date(now.getTime() - repeatsWithin)
  let same = trx
    .selectFrom('messages')
    .select('id')
    .where('sender', 'in', [senderAt(since), senderAt(now)])
    .where('sent_at', '>', since.toISOString())
  for (const [column, value] of Object.entries(content) as [keyof Content, string | null][]) {
    same = same.where(column, value === null ? 'is' : '=', value)
  }
  if (!isHeld) same = same.where('quarantined_at', 'is', null)
  return (await same.limit(1).executeTakeFirst()) !== undefined
}
