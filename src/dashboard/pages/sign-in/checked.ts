import type { Result } from '../../../api/client/send.ts'
import { loadTranslator } from '../../app/locale/translator.ts'
import { messages } from '../../../domain/messages.ts'
import type { WrongFields } from '../../kit/forms/use-submission.ts'

/** The checks weigh more than the rest of the form, and come while it is filled in. */
export const loadCredentialChecks = () => withTranslator(import('./wrong-credentials.ts'))

export const loadLinkChecks = () => withTranslator(import('./wrong-link-use.ts'))

async function withTranslator<Checks>(checks: Promise<Checks>): Promise<Checks> {
  const [loaded] = await Promise.all([checks, loadTranslator()])
  return loaded
}

/** Sends nothing that would be refused. */
export async function checked<T>(
  wrong: Promise<WrongFields>,
  call: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const fields = await wrong
  if (Object.keys(fields).length === 0) return call()
  return { ok: false, status: 422, message: messages.invalidInput, fields }
}
