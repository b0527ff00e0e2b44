import { messages } from '../../../domain/messages.ts'
import { passwordChange } from '../../../contract/session.ts'
import { type WrongFields, wrongFieldsOf } from '../forms/wrong-fields.ts'

/** What the form holds. */
export type PasswordValues = { current: string; password: string; confirmation: string }

export const blankPasswords: PasswordValues = { current: '', password: '', confirmation: '' }

/** What is wrong, by the names the server uses. */
export function wrongPasswords({ current, password, confirmation }: PasswordValues): WrongFields {
  const { error } = passwordChange.safeParse({ current_password: current, password })
  return {
    ...(error && wrongFieldsOf(error)),
    ...(password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}
