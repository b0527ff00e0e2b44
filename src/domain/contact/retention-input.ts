import { messages } from '../messages.ts'
import { z } from '../text/schema.ts'
import { keepDaysRange } from './retention.ts'

export const keepDays = z
  .int(messages.numberInvalid)
  .min(keepDaysRange.min, messages.numberInvalid)
  .max(keepDaysRange.max, messages.numberInvalid)
  .nullable()
  .describe('Null keeps them until they are deleted by hand')
  .meta({ examples: [365] })
