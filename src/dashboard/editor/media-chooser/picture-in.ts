import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { Picture } from '../../../domain/media/media.ts'

export function pictureIn({ id, width, height, blur }: LibraryPictureResponse): Picture {
  return { id, width, height, blur }
}
