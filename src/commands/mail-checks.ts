import { randomUUID } from 'node:crypto'
import { mailFailureWords } from '../domain/mails/failure-words.ts'
import type { MailFailure } from '../domain/mails/mail.ts'
import { toMessage } from '../mail/message.ts'
import { NotSent, openSmtp } from '../mail/smtp.ts'
import { mailWords } from '../mail/words.ts'
import type { MailSetting } from '../server/mail-setting.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Found } from './outcome.ts'

/** Goes as far as signing in; only to an address that is given does it send a mail. */
export async function wrongMailServer(
  setting: MailSetting | null,
  address?: string,
  times?: Parameters<typeof openSmtp>[1],
): Promise<Found> {
  if (!setting) {
    const none = ['none is known: set SMTP_URL, MAIL_FROM and PUBLIC_URL']
    return address === undefined ? null : none
  }
  const smtp = openSmtp(setting.server, times)
  try {
    if (address === undefined) {
      await smtp.verify()
      return []
    }
    const envelope = { from: setting.from, to: address }
    const answer = await smtp.send(envelope, await testMessage(address, setting))
    return { note: `it took a mail to ${address}: ${answer}` }
  } catch (error) {
    if (error instanceof NotSent) return [sentenceOf(error.failure, error.message)]
    throw error
  }
}

export async function mailThatIsLeft({ mails }: Pick<Storage, 'mails'>): Promise<Found> {
  if (!mails.isOn) return null
  const { waiting, failed, faults } = await mails.state()
  if (waiting + failed === 0) return []
  const counts = `${waiting} wait, ${failed} failed for good in the last 30 days`
  const [last] = faults
  if (!last) return { note: counts }
  return {
    note: `${counts}; the last to ${last.recipient}: ${sentenceOf(last.failure, last.answer)}`,
  }
}

function sentenceOf(failure: MailFailure, answer: string): string {
  return [mailFailureWords.en[failure], answer && `(${answer})`].filter(Boolean).join(' ')
}

function testMessage(address: string, setting: MailSetting): Promise<Buffer> {
  const { subject, text } = mailWords.en.test
  const mail = {
    to: { email: address, language: 'en', userId: null },
    company: '',
    messageId: randomUUID(),
    createdAt: new Date(),
  } as const
  return toMessage({ subject, blocks: [{ paragraph: text }] }, mail, setting)
}
