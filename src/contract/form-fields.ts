import { jsonIn } from '../domain/text/json-text.ts'
import { mediaId } from '../domain/media/media-input.ts'
import { focus } from '../domain/media/media-input.ts'
import { messages } from '../domain/messages.ts'
import { z } from '../domain/text/schema.ts'

export const jsonText = { contentMediaType: 'application/json' }

/**
 * A list or object that travels as JSON text in a multipart field (API-5), described `as` another schema where it
 * is checked by one that only the handler knows.
 */
export function jsonField<S extends z.ZodType>(schema: S, as: z.ZodType = schema) {
  return z
    .preprocess((text, context) => {
      if (typeof text !== 'string') return text
      const value = jsonIn(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: messages.invalidBody })
      return z.NEVER
    }, schema)
    .meta({ ...jsonText, contentSchema: as })
}

/** A blank text where a file could be takes the picture away. */
export const noPicture = z.literal('', messages.imageMissing).optional()

export const fromLibrary = mediaId.optional().describe('A picture of the library instead of a file')

export const focusField = z
  .preprocess((text) => (text === '' ? 'null' : text), jsonField(focus.optional(), focus))
  .meta({ description: 'Blank for the centre' })

const basedOn = 'Revision the edit is based on; if omitted, the last save wins'

export const baseRevision = z
  .string()
  .regex(/^\d{1,9}$/, messages.numberInvalid)
  .transform(Number)
  .optional()
  .describe(basedOn)

export const baseRevisionNumber = z
  .int(messages.numberInvalid)
  .min(0, messages.numberInvalid)
  .max(999_999_999, messages.numberInvalid)
  .optional()
  .describe(basedOn)

const smallCorrection = 'A small correction puts no other language behind'

export const minor = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()
  .describe(smallCorrection)

export const minorFlag = z.boolean().optional().describe(smallCorrection)
