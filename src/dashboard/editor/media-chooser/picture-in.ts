import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { Picture } from '../../../domain/media.ts'

/** Without what the library says of it. */
export function pictureIn({ id, width, height, blur }: LibraryPictureResponse): Picture {
  return { id, width, height, blur }
}
