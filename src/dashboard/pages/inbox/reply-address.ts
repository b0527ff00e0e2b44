import { whatsappAddress } from '../../../domain/contact/contact-address.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import type { MessageResponse } from '../../../contract/inbox.ts'

/** A chat with a number that says its country (`+963 …` or `00963 …`). */
export function chatAddress(phone: string): string | undefined {
  const number = cleaned('whatsapp', phone)
  return number.startsWith('+') ? whatsappAddress(number) : undefined
}

export function replyAddress(
  message: Pick<MessageResponse, 'email' | 'message'>,
  subject: string,
): string {
  const quoted = message.message.split(/\r?\n/).map((line) => `> ${line}`)
  const body = ['', '', ...quoted].join('\r\n')
  const query = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`]
  return `mailto:${encodeURIComponent(message.email)}?${query.join('&')}`
}
