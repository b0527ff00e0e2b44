import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFiles } from '../storage/media/media-files.ts'

/**
 * Encoding them would take most of a first start. The calls that upload them find them there, like
 * any known picture.
 */
export async function storeDemoPictures(folder: string, files: MediaFiles): Promise<void> {
  for (const id of await readdir(folder)) {
    const staged = await files.stage()
    try {
      await cp(join(folder, id), staged, { recursive: true })
      if (!(await files.has(id))) await files.store(staged, id)
    } finally {
      await files.discard(staged)
    }
  }
}
