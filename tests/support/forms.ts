import { rimasMessage } from './cast.ts'

/** What Rima writes in the form of the preset `contact`. */
export const rimasAnswers = {
  nameof01: rimasMessage.name,
  emailof1: rimasMessage.email,
  phoneof1: rimasMessage.phone,
  message1: rimasMessage.message,
}
