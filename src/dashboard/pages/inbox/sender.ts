import type { MessageResponse } from '../../../contract/inbox.ts'
import { oneBelowAnother, shownAnswer } from '../../../domain/forms/answer.ts'
import { isolated } from '../../../ui/isolated.ts'

type Sent = Pick<MessageResponse, 'name' | 'email' | 'phone' | 'message' | 'form' | 'answers'>

/** Forms need not ask for a name. */
export function senderOf({ name, phone, email, form }: Omit<Sent, 'message' | 'answers'>): string {
  return name || phone || email || form?.title || ''
}

export function hasName({ name, phone, email }: Pick<Sent, 'name' | 'phone' | 'email'>): boolean {
  return name !== '' || (phone === '' && email === '')
}

/** A form need not ask for a text: all answers are quoted then. */
export function quoteOf({ message, answers }: Pick<Sent, 'message' | 'answers'>): string {
  return message || oneBelowAnother(answers)
}

export function excerptOf({ message, answers }: Pick<Sent, 'message' | 'answers'>): string {
  return message || answers.map((answer) => isolated(shownAnswer(answer))).join(' · ')
}
