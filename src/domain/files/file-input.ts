import { messages } from '../messages.ts'
import { z } from '../text/schema.ts'

export const fileId = z
  .string(messages.fileNotInLibrary)
  .regex(/^[\da-f]{32}$/, messages.fileNotInLibrary)
