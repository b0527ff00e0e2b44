import { config, z } from 'zod'
import { messages } from './messages.ts'

/** Pages forbid compiling code while they run (content security policy), so zod must not try to. */
if (typeof document !== 'undefined') config({ jitless: true })

export { z }

/** A text both engines can keep: PostgreSQL has no room for the character of code 0. */
export const storableText = z
  .string()
  .refine((text) => !text.includes('\0'), messages.characterInvalid)
