import { messages } from '../messages.ts'
import { z } from '../text/schema.ts'
import { type EventTimes, isEventTime, isInOrder } from './event-times.ts'

const refusal = { message: messages.eventTime, abort: true }

const time = z
  .string(messages.eventTime)
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, refusal)
  .refine(isEventTime, refusal)
  .meta({ examples: ['2026-12-05T09:00'] })

/** Other fields of the same part come beside the times. */
export function eventTimes<Fields extends z.core.$ZodShape>(fields: Fields) {
  return z
    .strictObject({
      ...fields,
      starts: time.describe('On the clock of the site; a date alone is a whole day'),
      ends: time.nullable().default(null).describe('Like `starts`; null for the end of its day'),
    })
    .refine((event) => isInOrder(event as EventTimes), {
      path: ['ends'],
      message: messages.eventOrder,
    })
}
