import { messages } from '../messages.ts'
import { z } from '../text/schema.ts'

export const mediaId = z
  .string(messages.notInLibrary)
  .regex(/^[\da-f]{32}$/, messages.notInLibrary)
  .meta({ examples: ['0f1e2d3c4b5a69788796a5b4c3d2e1f0'] })

const share = z
  .number(messages.numberInvalid)
  .min(0, messages.numberInvalid)
  .max(1, messages.numberInvalid)

export const focus = z.strictObject({ x: share, y: share }, messages.numberInvalid).nullable()
