import { messages } from './messages.ts'
import { z } from './schema.ts'

const share = z
  .number(messages.numberInvalid)
  .min(0, messages.numberInvalid)
  .max(1, messages.numberInvalid)

export const focus = z.strictObject({ x: share, y: share }, messages.numberInvalid).nullable()
