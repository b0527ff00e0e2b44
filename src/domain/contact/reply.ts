import type { Attachment } from '../forms/attachment.ts'
import type { Author } from '../documents/revision.ts'
import { mailFailures } from '../mails/mail.ts'
import type { InboxMessage } from './inbox-message.ts'
import type { Note } from './note.ts'

export const replyLength = 10_000

export const replyStates = ['waiting', 'sent', 'failed', 'unsure'] as const
type ReplyState = (typeof replyStates)[number]

export const replyFailures = [...mailFailures, 'withdrawn'] as const
type ReplyFailure = (typeof replyFailures)[number]
export type ReplyOutcome = 'sent' | ReplyFailure

export type Reply = {
  id: number
  text: string
  by: Author
  at: Date
  state: ReplyState
  stateAt: Date | null
  failure: ReplyFailure | null
  answer: string
  nextTryAt: Date | null
}

export type Conversation = InboxMessage & {
  attachments: Attachment[]
  replies: Reply[]
  notes: Note[]
}

export type SeenAnswers = { lastReply: number; isAnswered: boolean }

export function replyStateOf(outcome: ReplyOutcome | null, isQueued: boolean): ReplyState {
  if (outcome === 'sent' || outcome === 'unsure') return outcome
  if (outcome !== null) return 'failed'
  // A backup holds no mail, so nothing tells whether it was sent since.
  return isQueued ? 'waiting' : 'unsure'
}

export function isToBeSentAgain({ state }: Reply): boolean {
  return state === 'failed' || state === 'unsure'
}

export function unseenReplies({ replies }: Conversation, { lastReply }: SeenAnswers): Reply[] {
  return replies.filter(({ id }) => id > lastReply)
}

/** A mark that follows from a reply says nothing new. */
export function wasMarkedBySomebodyElse(
  { answer, replies }: Conversation,
  { isAnswered }: SeenAnswers,
  by: Author,
): boolean {
  if (answer === null || isAnswered || answer.by.id === by.id) return false
  return !replies.some((reply) => reply.by.id === answer.by.id)
}
