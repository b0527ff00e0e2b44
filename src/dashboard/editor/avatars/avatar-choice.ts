import type { LibraryPictureResponse } from '../../../contract/media.ts'

export type AvatarChoice = File | LibraryPictureResponse | string

export function sentAvatar(choice: AvatarChoice) {
  return isOfLibrary(choice) ? { avatar_media: choice.id } : { avatar: choice }
}

export function isOfLibrary(choice: AvatarChoice): choice is LibraryPictureResponse {
  return typeof choice === 'object' && !(choice instanceof File)
}
