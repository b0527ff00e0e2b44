import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { figuresIn } from '../../../domain/figures.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { useLibraryPictures } from '../media-chooser/use-library-pictures.ts'

type MissingAlt = { picture: LibraryPictureResponse; language: LanguageCode }

/** The pictures of texts that say nothing in a language to those who do not see them (MED-8). */
export function useMissingAlts(texts: { language: LanguageCode; html: string }[]): MissingAlt[] {
  const shown = texts.map(({ language, html }) => ({
    language,
    ids: new Set(figuresIn(html).map(({ media }) => media)),
  }))
  const ids = new Set(shown.flatMap((text) => [...text.ids]))
  const pictures = useLibraryPictures([...ids].toSorted())
  return shown.flatMap((text) =>
    pictures
      .filter(({ id, alt, decorative }) => text.ids.has(id) && !decorative && !alt[text.language])
      .map((picture) => ({ picture, language: text.language })),
  )
}
