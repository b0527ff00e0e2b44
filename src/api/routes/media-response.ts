import type { LibraryPictureResponse } from '../../contract/media.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { LibraryPicture, PictureText } from '../../domain/media/library-picture.ts'

export function toLibraryPicture(
  library: LibraryPicture,
  codes: LanguageCode[],
): LibraryPictureResponse {
  const { picture, name, bytes, addedAt, addedBy, focus, decorative, texts, revision } = library
  return {
    ...picture,
    name,
    bytes,
    added_at: addedAt.toISOString(),
    added_by: addedBy,
    focus,
    decorative,
    alt: inEach('alt', texts, codes),
    caption: inEach('caption', texts, codes),
    revision,
  }
}

function inEach(
  field: keyof PictureText,
  texts: LibraryPicture['texts'],
  codes: LanguageCode[],
): Record<LanguageCode, string> {
  return Object.fromEntries(codes.map((code) => [code, texts[code]?.[field] ?? '']))
}
