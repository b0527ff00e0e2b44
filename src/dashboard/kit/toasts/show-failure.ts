import type { Failure } from '../../../api/client/send.ts'
import { messages } from '../../../domain/messages.ts'
import { showToast } from '../../app/toast-queue.ts'

export function showFailure({ status, message }: Failure, failed?: string): void {
  const isSaid = status === 401 && message === messages.unauthorized
  if (isSaid) return
  if (failed) showToast('error', failed, {}, { detail: message })
  else showToast('error', message)
}
