import { config, z } from 'zod'
import { isLonger, storable, noBidiControls } from './characters.ts'
import { type Message, messages } from './messages.ts'

/** The content security policy forbids compiling code, which zod would try. */
if (typeof document !== 'undefined') config({ jitless: true })

export { z }

type Sentences = { missing?: Message; tooLong?: Message }

/** The length is checked first, so that later checks never meet a longer text. */
export function untrimmedText(limit: number, { missing, tooLong }: Sentences = {}) {
  return bounded(z.string(missing), limit, tooLong)
}

/** Trimmed. */
export function text(limit: number, { missing, tooLong }: Sentences = {}) {
  return storableText(bounded(z.string(missing).trim(), limit, tooLong), tooLong)
}

/** Trimmed and not blank. */
export function requiredText(limit: number, missing: Message, tooLong?: Message) {
  return text(limit, { missing, ...(tooLong && { tooLong }) }).regex(/\S/, missing)
}

export function storableText(schema: z.ZodString, sentence: Message = messages.characterInvalid) {
  return schema.regex(storable, sentence)
}

/** For names and addresses, which must not imitate others. */
export function withoutBidiControls(schema: z.ZodString) {
  return schema.regex(noBidiControls, messages.directionInvalid)
}

function bounded(schema: z.ZodString, limit: number, tooLong: Message = messages.tooLong) {
  return schema
    .refine((text) => !isLonger(text, limit), { error: tooLong, abort: true })
    .meta({ maxLength: limit })
}
