import { Problem } from '../../domain/problem.ts'
import type { Picture } from '../../domain/media/media.ts'
import { messages } from '../../domain/messages.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { Upload } from '../../storage/media/media-store.ts'

export type PictureChoice = {
  field: string
  files: Upload[] | undefined
  id: string | undefined
  none: '' | undefined
}

/** The address of a preset, or '' for none, stands in for a picture; undefined keeps it. */
export async function chosenAvatar(
  storage: Pick<Storage, 'library' | 'media'>,
  files: Upload[] | undefined,
  { avatar, avatar_media: id }: { avatar?: string | undefined; avatar_media?: string | undefined },
  edit: PlainEdit,
): Promise<Picture | string | undefined> {
  const none = avatar === undefined ? undefined : ''
  return (await chosenPicture(storage, { field: 'avatar', files, id, none }, edit)) ?? avatar
}

/** Undefined keeps the picture, null takes it away. Throws Problem('invalid-input') for two at once. */
export async function chosenPicture(
  { library, media }: Pick<Storage, 'library' | 'media'>,
  { field, files = [], id, none }: PictureChoice,
  edit: PlainEdit,
): Promise<Picture | null | undefined> {
  const named = `${field}_media`
  if (id !== undefined && (files.length > 0 || none !== undefined)) {
    throw new Problem('invalid-input', { fields: { [named]: messages.unknownField } })
  }
  const [picture] =
    id === undefined ? await media.add(files, edit) : await library.pick(named, [id])
  return picture ?? (none === '' ? null : undefined)
}
