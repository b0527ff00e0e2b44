import { Problem } from '../../domain/problem.ts'
import { type Picture, variantFile, variantWidths } from '../../domain/media/media.ts'
import { messages } from '../../domain/messages.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { Storage } from '../../storage/create-storage.ts'
import type { Upload } from '../../storage/media/media-store.ts'
import { buffer } from 'node:stream/consumers'

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

const edge = 48

/** The colours are hex, of a small version, without transparent pixels. */
export async function pixelsOf(
  picture: Picture,
  { files }: Pick<Storage['media'], 'files'>,
): Promise<string[]> {
  const [width = picture.width] = variantWidths(picture.width)
  const file = await files.read(picture.id, variantFile(width, 'webp'))
  if (!file) return []
  const { default: sharp } = await import('sharp')
  const pixels = await sharp(await buffer(file.content()))
    .resize(edge, edge, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const starts = Array.from({ length: pixels.length / 4 }, (_, index) => 4 * index)
  return starts
    .filter((start) => (pixels[start + 3] ?? 0) > 127)
    .map((start) => `#${pixels.subarray(start, start + 3).toString('hex')}`)
}
