import { messages } from './messages.ts'
import { z } from './text/schema.ts'
import { isTimeZone, longestTimeZone, wallTimePattern } from './wall-clock.ts'

export const timeZone = z
  .string(messages.timeZoneUnknown)
  .max(longestTimeZone, messages.timeZoneUnknown)
  .refine(isTimeZone, messages.timeZoneUnknown)
  .meta({ examples: ['Asia/Damascus'] })

export const wallTime = z
  .string(messages.timeOutOfReach)
  .regex(wallTimePattern, messages.timeOutOfReach)
  .meta({ examples: ['2026-11-20T09:00'] })
