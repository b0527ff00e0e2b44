import type { Failure } from '../../../api/client/client.ts'
import { messages } from '../../../domain/messages.ts'
import { showMessage } from '../../app/message-queue.ts'

/** Says that a call failed; that the session is over has been said by the client already. */
export function showFailure(failure: Failure, sentence: string = failure.message): void {
  const isSaid = failure.status === 401 && failure.message === messages.unauthorized
  if (!isSaid) showMessage('error', sentence)
}
