import { useLibraryPictures } from '../media-chooser/use-library-pictures.ts'
import { type MissingAlt, missingAlts, type NamedPicture } from './missing-alts.ts'

export function useMissingAlts(shown: NamedPicture[]): MissingAlt[] {
  const ids = new Set(shown.map(({ media }) => media))
  return missingAlts(shown, useLibraryPictures([...ids].toSorted()))
}
