import { config, z } from 'zod'
import { isLonger, storable, unturned } from './characters.ts'
import { type Message, messages } from './messages.ts'

/** Pages forbid compiling code while they run (content security policy), so zod must not try to. */
if (typeof document !== 'undefined') config({ jitless: true })

export { z }

type Sentences = { missing?: Message; tooLong?: Message }

/**
 * A text of at most that many characters. The bound is checked first and ends the check, so that later ones
 * never meet a longer text.
 */
export function exactText(limit: number, { missing, tooLong }: Sentences = {}) {
  return bounded(z.string(missing), limit, tooLong)
}

/** The same as it is kept: without the white space around it. */
export function text(limit: number, { missing, tooLong }: Sentences = {}) {
  return storableText(bounded(z.string(missing).trim(), limit, tooLong), tooLong)
}

/** The same, and not blank. */
export function requiredText(limit: number, missing: Message, tooLong?: Message) {
  return text(limit, { missing, ...(tooLong && { tooLong }) }).regex(/\S/, missing)
}

export function storableText(schema: z.ZodString, sentence: Message = messages.characterInvalid) {
  return schema.regex(storable, sentence)
}

/** A name or an address, which must not look like another. */
export function unturnedText(schema: z.ZodString) {
  return schema.regex(unturned, messages.directionInvalid)
}

function bounded(schema: z.ZodString, limit: number, tooLong: Message = messages.tooLong) {
  return schema
    .refine((text) => !isLonger(text, limit), { error: tooLong, abort: true })
    .meta({ maxLength: limit })
}
