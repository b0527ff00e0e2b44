import { folderHolding, folders } from '../media/media-names.ts'

type PictureFile = { path: string; id: string; name: string; isEncrypted: boolean }

export const picturesFolder = 'pictures'
const picturePath = /^pictures\/(\d{8})\/([^/]+)\/([^/]+?)(\.age)?$/

const erasedName = 'erased'

export const dayOf = (time: Date) => time.toISOString().slice(0, 10).replaceAll('-', '')

/** The day says when it was sent, so that it can go once archives hold it. */
export function pathOfPicture(id: string, name: string, now: Date, isEncrypted: boolean): string {
  return `${picturesFolder}/${dayOf(now)}/${id}/${name}${isEncrypted ? '.age' : ''}`
}

export function pathOfErased(id: string, now: Date): string {
  return pathOfPicture(id, erasedName, now, false)
}

export function erasedAt(path: string): string[] {
  const [, , id = '', name] = picturePath.exec(path) ?? []
  return name === erasedName ? [id] : []
}

export function dayOfPicture(path: string): string | undefined {
  return picturePath.exec(path)?.[1]
}

/** No other name becomes a path. */
export function pictureAt(path: string): PictureFile[] {
  const [, , id = '', name = '', ending] = picturePath.exec(path) ?? []
  const folder = folderHolding(id)
  if (!folder || !folders[folder].file.test(name)) return []
  return [{ path, id, name, isEncrypted: ending !== undefined }]
}
