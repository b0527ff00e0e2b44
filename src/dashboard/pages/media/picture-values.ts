import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Focus } from '../../../domain/media/media.ts'
import { byField, textName } from '../../../domain/documents/revision.ts'
import { changes, type Saved } from '../../editor/document/saved-document.ts'
import type { LibraryPictureInput } from '../../../domain/media/media-input.ts'

export type PictureValues = {
  [text: `${string}.${string}`]: string
  name: string
  decorative: boolean
  focus: Focus | null
}
export type SavedPicture = Saved<PictureValues> & { picture: LibraryPictureResponse }

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

export function pictureChange(values: PictureValues, saved: SavedPicture): LibraryPictureInput {
  return byField(changes(values, saved))
}
