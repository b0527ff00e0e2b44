import type { InboxMessage } from '../../domain/contact/inbox-message.ts'
import type { StoredAnswer } from '../../domain/forms/answer.ts'

export function answersIn(column: string | null | undefined): StoredAnswer[] {
  return column ? (JSON.parse(column) as StoredAnswer[]) : []
}

export function aboutIn(column: string | null | undefined): InboxMessage['about'] {
  return column ? (JSON.parse(column) as InboxMessage['about']) : null
}
