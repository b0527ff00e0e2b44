import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { type Picture, pictureLimits } from '../../domain/media/media.ts'
import { pictureFiles } from '../../domain/moving/find-picture.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import type { MediaStore } from '../media/media-store.ts'

const unusable: readonly ProblemCode[] = [
  'not-an-image',
  'picture-incomplete',
  'picture-failed',
  'too-many-pixels',
]

export type PictureFolder = {
  /** The largest form that can be a picture here. */
  find(wanted: string): Promise<Picture | undefined>
}

type Options = { media: MediaStore; isTrial: boolean; edit: () => PlainEdit }

/** The folder holds the uploads, or is one above them. */
export async function openPictureFolder(
  folder: string,
  { media, isTrial, edit }: Options,
): Promise<PictureFolder> {
  const paths = await pathsIn(folder)
  const files = pictureFiles([...paths.keys()])
  const known = new Map<string, Promise<Picture | undefined>>()

  async function find(wanted: string): Promise<Picture | undefined> {
    for (const candidate of files.candidates(wanted)) {
      const picture = await remembered(paths.get(candidate) ?? '')
      if (picture) return picture
    }
    return undefined
  }

  function remembered(path: string): Promise<Picture | undefined> {
    const found = known.get(path) ?? taken(path)
    known.set(path, found)
    return found
  }

  async function taken(path: string): Promise<Picture | undefined> {
    if ((await stat(path)).size > pictureLimits.bytes) return undefined
    const found = await media.findByContent(path)
    if (found) return found
    try {
      if (isTrial) return await media.measure(path)
      const [picture] = await media.add([{ path, name: basename(path) }], edit())
      return picture
    } catch (error) {
      if (error instanceof Problem && unusable.includes(error.code)) return undefined
      throw error
    }
  }

  return { find }
}

/** Links are not followed. */
async function pathsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((path) => [uploadedPath(relative(folder, path)), path]))
}

function uploadedPath(path: string): string {
  const [, beneath] = /(?:^|\/)uploads\/(.+)$/.exec(path.replaceAll(sep, '/')) ?? []
  return beneath ?? path.replaceAll(sep, '/')
}
