import { rimasMessage } from './cast.ts'

export const rimasAnswers = {
  nameof01: rimasMessage.name,
  emailof1: rimasMessage.email,
  phoneof1: rimasMessage.phone,
  message1: rimasMessage.message,
}
