import { config, z } from 'zod'
import { isLonger, storable } from './characters.ts'
import { type Message, messages } from '../messages.ts'
import { cleaned, type ValueKind } from './short-value.ts'

/** The content security policy forbids compiling code, which zod would try. */
if (typeof document !== 'undefined') config({ jitless: true })

export { z }

type Sentences = { missing?: Message; tooLong?: Message }
type TextOptions = Sentences & { kind?: ValueKind }

/** The length is checked first, so that later checks never meet a longer text. */
export function untrimmedText(limit: number, { missing, tooLong }: Sentences = {}) {
  return bounded(z.string(missing), limit, tooLong)
}

export function text(limit: number, { kind = 'line', missing, tooLong }: TextOptions = {}) {
  const written = z.string(missing).overwrite((text) => cleanedText(kind, text, limit))
  return storableText(bounded(written, limit, tooLong), tooLong)
}

export function requiredText(limit: number, missing: Message, options: TextOptions = {}) {
  return text(limit, { ...options, missing }).regex(/\S/, missing)
}

/** Hidden characters are dropped before a text is measured, but nobody hides this many in one. */
const mostPerCharacter = 8

function cleanedText(kind: ValueKind, text: string, limit: number): string {
  const trimmed = text.trim()
  return trimmed.length > mostPerCharacter * limit ? trimmed : cleaned(kind, trimmed)
}

export function storableText(schema: z.ZodString, sentence: Message = messages.characterInvalid) {
  return schema.regex(storable, sentence)
}

function bounded(schema: z.ZodString, limit: number, tooLong: Message = messages.tooLong) {
  return schema
    .refine((text) => !isLonger(text, limit), { error: tooLong, abort: true })
    .meta({ maxLength: limit })
}
