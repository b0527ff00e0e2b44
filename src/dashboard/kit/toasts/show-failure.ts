import type { Failure } from '../../../api/client/client.ts'
import { messages } from '../../../domain/messages.ts'
import { showToast } from '../../app/toast-queue.ts'

/** Says that a call failed; that the session is over has been said by the client already. */
export function showFailure(failure: Failure, sentence: string = failure.message): void {
  const isSaid = failure.status === 401 && failure.message === messages.unauthorized
  if (!isSaid) showToast('error', sentence)
}
