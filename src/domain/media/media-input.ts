import { messages } from '../messages.ts'
import { z, text } from '../text/schema.ts'
import type { LanguageCode } from '../languages/language.ts'
import { byLanguage, textsInEach } from '../languages/language-input.ts'
import { libraryLimits } from './library-picture.ts'
import type { Values } from '../documents/revision.ts'

export const mediaId = z
  .string(messages.notInLibrary)
  .regex(/^[\da-f]{32}$/, messages.notInLibrary)
  .meta({ examples: ['0f1e2d3c4b5a69788796a5b4c3d2e1f0'] })

const share = z
  .number(messages.numberInvalid)
  .min(0, messages.numberInvalid)
  .max(1, messages.numberInvalid)

export const focus = z.strictObject({ x: share, y: share }, messages.numberInvalid).nullable()

/** Only what is sent is changed, and of a text only the languages that are sent. */
export const libraryPictureInput = z.strictObject({
  name: text(libraryLimits.name).optional(),
  alt: byLanguage(text(libraryLimits.alt)).optional(),
  caption: byLanguage(text(libraryLimits.caption)).optional(),
  decorative: z.boolean(messages.invalidInput).optional(),
  focus: focus.optional(),
})
export type LibraryPictureInput = z.infer<typeof libraryPictureInput>

/** Throws Problem('invalid-input') for languages that are not in `codes`. */
export function libraryPictureInputValues(
  { alt = {}, caption = {}, ...shared }: LibraryPictureInput,
  codes: LanguageCode[],
): Values {
  return Object.assign(
    { ...shared },
    textsInEach('alt', alt, codes),
    textsInEach('caption', caption, codes),
  )
}
