import type { LanguageCode } from './language.ts'
import { byLanguage } from './language-change.ts'
import { libraryLimits } from './library-picture.ts'
import { focus } from './media-change.ts'
import { messages } from './messages.ts'
import { Problem } from './problem.ts'
import { textName, type Values } from './revision.ts'
import { text, z } from './schema.ts'

/** Only what is sent is changed, and of a text only the languages that are sent. */
export const libraryPictureChange = z.strictObject({
  name: text(libraryLimits.name).optional(),
  alt: byLanguage(text(libraryLimits.alt)).optional(),
  caption: byLanguage(text(libraryLimits.caption)).optional(),
  decorative: z.boolean(messages.invalidInput).optional(),
  focus: focus.optional(),
})
type LibraryPictureChange = z.infer<typeof libraryPictureChange>

/** Throws Problem('invalid-input') for languages that are not in `codes`. */
export function libraryPictureChangeValues(
  { alt = {}, caption = {}, ...shared }: LibraryPictureChange,
  codes: LanguageCode[],
): Values {
  return Object.assign(
    { ...shared },
    textsOf('alt', alt, codes),
    textsOf('caption', caption, codes),
  )
}

function textsOf(field: string, texts: Record<LanguageCode, string>, codes: LanguageCode[]) {
  const named = Object.entries(texts).map(([language, value]) => {
    const name = textName(field, language)
    if (codes.includes(language)) return [name, value]
    throw new Problem('invalid-input', { fields: { [name]: messages.languageUnknown } })
  })
  return Object.fromEntries(named) as Values
}
