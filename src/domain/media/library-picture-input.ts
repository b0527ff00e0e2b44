import type { LanguageCode } from '../languages/language.ts'
import { byLanguage, textsInEach } from '../languages/language-input.ts'
import { libraryLimits } from './library-picture.ts'
import { focus } from './media-input.ts'
import { messages } from '../messages.ts'
import type { Values } from '../documents/revision.ts'
import { text, z } from '../text/schema.ts'

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
