import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Picture, pictureLimits } from '../../domain/media/media.ts'
import { pictureFiles } from '../../domain/moving/find-picture.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import type { MediaStore } from '../media/media-store.ts'
import { filesIn } from './folder-files.ts'

const unusable: readonly ProblemCode[] = [
  'not-an-image',
  'picture-incomplete',
  'picture-failed',
  'too-many-pixels',
]

export type PictureFolder = {
  /** The largest form that can be a picture here. */
  find(wanted: string): Promise<Picture | undefined>
  fileAt(path: string): string | undefined
}

export type PictureOptions = { media: MediaStore; isTrial: boolean; edit: () => PlainEdit }

/** A folder holds the uploads of WordPress or the images of Ghost, or is one above them. */
export async function openUploads(
  folders: string[],
  options: PictureOptions,
): Promise<PictureFolder> {
  const all = await Promise.all(folders.map((folder) => pathsIn(folder, uploadedPath)))
  const paths = new Map(all.flatMap((one) => [...one]))
  const { candidates } = pictureFiles([...paths.keys()])
  return pictureFolder(paths, candidates, options)
}

export async function openPictures(
  folder: string,
  options: PictureOptions,
  nameOf: (path: string) => string | undefined,
): Promise<PictureFolder> {
  const paths = await pathsIn(folder, (path) => path.normalize('NFC'))
  const candidates = (path: string) => [path].filter((one) => paths.has(one))
  return pictureFolder(paths, candidates, { ...options, nameOf })
}

type Naming = { nameOf?: (path: string) => string | undefined }

function pictureFolder(
  paths: Map<string, string>,
  candidates: (wanted: string) => string[],
  { nameOf = () => undefined, ...options }: PictureOptions & Naming,
): PictureFolder {
  const known = new Map<string, Promise<Picture | undefined>>()

  async function find(wanted: string): Promise<Picture | undefined> {
    for (const candidate of candidates(wanted)) {
      const picture = await remembered(candidate)
      if (picture) return picture
    }
    return undefined
  }

  function remembered(name: string): Promise<Picture | undefined> {
    const path = paths.get(name) ?? ''
    const found = known.get(path) ?? takePicture(path, nameOf(name) || basename(path), options)
    known.set(path, found)
    return found
  }

  return { find, fileAt: (path) => paths.get(path.normalize('NFC')) }
}

export async function takePicture(
  path: string,
  name: string,
  { media, isTrial, edit }: PictureOptions,
): Promise<Picture | undefined> {
  if ((await stat(path)).size > pictureLimits.bytes) return undefined
  const found = await media.findByContent(path)
  if (found) return found
  try {
    if (isTrial) return await media.measure(path)
    const [picture] = await media.add([{ path, name }], edit())
    return picture
  } catch (error) {
    if (error instanceof Problem && unusable.includes(error.code)) return undefined
    throw error
  }
}

async function pathsIn(
  folder: string,
  nameOf: (path: string) => string,
): Promise<Map<string, string>> {
  const paths = await filesIn(folder)
  return new Map(paths.map((path) => [nameOf(path), join(folder, path)]))
}

function uploadedPath(path: string): string {
  const [, beneath] =
    /(?:(?:^|\/)(?:uploads|content\/(?:images|files))|^images)\/(.+)$/.exec(path) ?? []
  return (beneath ?? path).normalize('NFC')
}
