import { messages } from '../messages.ts'
import { isTooLong, searchLimits } from './search-text.ts'
import { untrimmedText, z } from '../text/schema.ts'

/** Out-of-range numbers are rejected, not corrected. */
export function numberParameter(max: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, messages.numberInvalid)
    .transform(Number)
    .pipe(z.int().min(1, messages.numberInvalid).max(max, messages.numberInvalid))
    .default(fallback)
}

export const pageNumber = numberParameter(1_000_000, 1)

export const searchQuery = untrimmedText(searchLimits.queryLength, {
  tooLong: messages.queryTooLong,
})
  // PostgreSQL refuses this character in any value.
  .overwrite((query) => query.replaceAll('\0', ' '))
  .refine((query) => !isTooLong(query), messages.queryTooLong)
