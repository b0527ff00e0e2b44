import MailComposer from 'nodemailer/lib/mail-composer'
import { mailWords } from './words.ts'
import type { QueuedMail } from '../storage/mails/mail-store.ts'
import { type Letter, toHtml, toText } from './letter.ts'

const ofMachine = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
const inReturn = { ...ofMachine, 'Auto-Submitted': 'auto-replied' }

/** A mail that is sent again has the same bytes, so nothing here is new each time. */
export function toMessage(
  letter: Letter,
  {
    to,
    company,
    messageId,
    createdAt,
  }: Pick<QueuedMail, 'to' | 'company' | 'messageId' | 'createdAt'>,
  { from, origin }: { from: string; origin: string },
): Promise<Buffer> {
  const { language } = to
  const { plain } = letter
  const site = new URL(origin).host
  const frame = { language, company, footer: mailWords[language].sentBy(site) }
  const composed = new MailComposer({
    from: { name: company, address: from },
    to: { name: '', address: to.email },
    ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: plain?.text ?? toText(letter, frame),
    ...(!plain && { html: toHtml(letter, frame) }),
    headers: {
      ...(plain ? inReturn : !letter.isPersonal && ofMachine),
      'Content-Language': plain?.language ?? language,
    },
    date: createdAt,
    messageId: `<${messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    baseBoundary: messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return new Promise((resolve, reject) => {
    composed.compile().build((error, bytes) => (error ? reject(error) : resolve(bytes)))
  })
}
