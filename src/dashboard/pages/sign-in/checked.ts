import type { Result } from '../../../api/client/send.ts'
import { messages } from '../../../domain/messages.ts'
import type { WrongFields } from '../../kit/forms/use-submission.ts'

export type Checks = Awaited<ReturnType<typeof loadChecks>>

/** The checks weigh more than the rest of the form, and come while it is filled in. */
export const loadChecks = () => import('./wrong-values.ts')

/** Sends nothing that would be refused. */
export async function checked<T>(
  wrongIn: (checks: Checks) => WrongFields,
  call: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const fields = wrongIn(await loadChecks())
  if (Object.keys(fields).length === 0) return call()
  return { ok: false, status: 422, message: messages.invalidInput, fields }
}
