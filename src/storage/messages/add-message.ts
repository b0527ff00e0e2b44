import { createHash } from 'node:crypto'
import type { Campaign, Traces } from '../../domain/contact/campaign.ts'
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
import {
  hasSameFiles,
  insertAttachments,
  isRoomFor,
  type PlacedAttachment,
  type Sender,
} from './attachment-rows.ts'
import { addTraces, recallCopies } from './message-traces.ts'
import { aboutIn, answersIn } from './stored-answers.ts'
import { type MessageRow, tally } from './message-totals.ts'
import { earlierMessages, eraseTooMany } from './quarantine.ts'

export type NewMessage = ContactTexts &
  Pick<InboxMessage, 'language'> &
  Partial<Pick<InboxMessage, 'form' | 'about' | 'answers'>> & {
    /** All that was typed as prose; of the contact form, the message. */
    text?: string
    attachments?: PlacedAttachment[]
  }
export type Arrival = {
  /** The page is the path of that with the form, or blank. */
  page?: string
  senderAt?: (at: Date) => string
  ticket?: string | undefined
  traces?: Traces
  campaign?: Campaign
  circumstances?: Omit<Circumstances, keyof Awaited<ReturnType<typeof earlierMessages>>>
}
type Arriving = Arrival & { message: NewMessage; now: Date }

/** The same message from the same network is stored and told once in this time. */
const repeatsWithin = 10 * 60_000

export async function addMessage(
  { writeQuietly }: Database,
  outbox: Outbox,
  { message: given, now, page = '', senderAt, ticket, ...known }: Arriving,
): Promise<boolean> {
  const { form, about, answers, text, attachments = [], ...message } = given
  const written = { ...message, message: text ?? message.message }
  const telling = tellingText(written)
  const content = {
    ...message,
    form_id: form?.id ?? null,
    form_title: form?.title ?? null,
    about: about ? JSON.stringify(about) : null,
    answers: answers ? JSON.stringify(answers) : null,
  }
  const row = {
    ...content,
    sent_at: now.toISOString(),
    words: wordsOf(content),
    sender: senderAt?.(now) ?? null,
    digest: telling && createHash('sha256').update(telling).digest('base64url'),
  }
  return writeQuietly('visitor', async (trx) => {
    await takeTurns(trx)
    const circumstances = known.circumstances && {
      ...known.circumstances,
      ...(await earlierMessages(trx, row)),
    }
    const signs = circumstances ? signsOf(written, circumstances) : []
    if (ticket && circumstances) {
      const provenSigns = signsOf(written, { ...circumstances, isProven: true })
      if (needsCheck({ signs, provenSigns })) throw new Problem('proof-needed', { ticket })
    }
    const isHeld = pointsOf(signs) >= quarantinePoints
    const sending = { isHeld, now, attachments }
    if (senderAt && (await isRepeat(trx, content, { ...sending, senderAt }))) return false
    if (senderAt) await refuseTooMuch(trx, { now, senderAt }, attachments)
    const held = isHeld && { quarantined_at: row.sent_at, reasons: JSON.stringify(signs) }
    const after = await trx
      .insertInto('messages')
      .values({ ...row, ...held })
      .returningAll()
      .executeTakeFirstOrThrow()
    await insertAttachments(trx, after.id, attachments)
    await tally(trx, { after })
    if (isHeld) {
      if (known.campaign) await recallCopies(trx, known.campaign, after)
      await eraseTooMany(trx)
    } else {
      if (known.traces) await addTraces(trx, after.id, known.traces)
      await notifyOfMessage(trx, outbox, { ...after, page }, now)
      if (known.circumstances?.isProven) await copyToVisitor(trx, outbox, after, now)
    }
    return true
  })
}

async function refuseTooMuch(
  trx: Trx,
  sender: Sender,
  attachments: PlacedAttachment[],
): Promise<void> {
  const bytes = attachments.reduce((sum, one) => sum + one.bytes, 0)
  if (bytes > 0 && !(await isRoomFor(trx, sender, bytes))) {
    throw new Problem('attachments-unavailable')
  }
}

type Content = Omit<NewMessage, 'form' | 'about' | 'answers' | 'text' | 'attachments'> &
  Pick<MessageRow, 'form_id' | 'form_title' | 'about' | 'answers'>

/** Words are letters and digits alone, so that no pattern finds more than it says. */
export function wordsOf({
  name,
  email,
  phone,
  message,
  about,
  answers,
}: ContactTexts & Partial<Pick<MessageRow, 'about' | 'answers'>>): string {
  const values = answersIn(answers).map(({ value }) => value)
  const product = aboutIn(about)?.title ?? ''
  const words = indexedWords([name, email, phone, message, product, ...values].join(' '))
  return words.map((word) => ` ${word}`).join('')
}

type Sending = Required<Pick<Arriving, 'now' | 'senderAt'>> & {
  isHeld: boolean
  attachments: PlacedAttachment[]
}

/** One that is held back stands for no message that would reach the inbox. */
async function isRepeat(
  trx: Trx,
  content: Content,
  { isHeld, now, senderAt, attachments }: Sending,
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
  for (const { id } of await same.execute()) {
    if (await hasSameFiles(trx, id, attachments)) return true
  }
  return false
}
