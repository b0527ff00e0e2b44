import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import type { Focus } from '../../../domain/media.ts'
import { fieldAndLanguage, textName } from '../../../domain/revision.ts'
import { changes, type Saved } from '../../editor/document/saved-document.ts'

/** Texts are named `alt.ar`, `caption.en` and so on, beside what all languages share. */
export type PictureValues = {
  [text: `${string}.${string}`]: string
  name: string
  decorative: boolean
  focus: Focus | null
}
export type SavedPicture = Saved<PictureValues> & { picture: LibraryPictureResponse }

/** A save sends changed values only, and of a text its changed languages only. */
export type PictureChange = {
  name?: string
  decorative?: boolean
  focus?: Focus | null
  alt?: Record<LanguageCode, string>
  caption?: Record<LanguageCode, string>
}

export function savedPicture(
  picture: LibraryPictureResponse,
  languages: LanguageCode[],
): SavedPicture {
  const { name, decorative, focus, alt, caption, revision } = picture
  const texts = languages.flatMap((code) => [
    [textName('alt', code), alt[code] ?? ''],
    [textName('caption', code), caption[code] ?? ''],
  ])
  return {
    picture,
    revision,
    values: { name, decorative, focus, ...(Object.fromEntries(texts) as Record<string, string>) },
  }
}

export function pictureChange(values: PictureValues, saved: SavedPicture): PictureChange {
  const change: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(changes(values, saved))) {
    const { field, language } = fieldAndLanguage(name)
    change[field] =
      language === null ? value : { ...(change[field] as object | undefined), [language]: value }
  }
  return change
}
