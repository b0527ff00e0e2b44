import { buffer } from 'node:stream/consumers'
import type { MediaFiles } from './media-files.ts'

export async function contentOf(
  files: MediaFiles,
  id: string,
  name: string,
): Promise<Buffer | undefined> {
  const file = await files.read(id, name)
  return file && buffer(file.content()).catch(unlessMissing)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
