import type { Failure } from '../../api/client.ts'
import { showMessage } from './message-queue.ts'

/** Says that a call failed; that the session is over has been said by the client already. */
export function showFailure(failure: Failure, sentence: string = failure.message): void {
  if (failure.status !== 401) showMessage('error', sentence)
}
