import { passwordInput } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import { type WrongFields, wrongFieldsIn } from '../forms/use-submission.ts'

export type PasswordValues = { current: string; password: string; confirmation: string }

export function wrongPasswords({ current, password, confirmation }: PasswordValues): WrongFields {
  return {
    ...wrongFieldsIn(passwordInput, { current_password: current, password }),
    ...(password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}
