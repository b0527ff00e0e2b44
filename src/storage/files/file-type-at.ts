import { open } from 'node:fs/promises'
import { type FileType, fileTypeOf } from '../../domain/files/file-type.ts'

export async function fileTypeAt(path: string): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await fileTypeOf(async (position, length) => {
      const buffer = Buffer.alloc(Math.min(length, size - position))
      const { bytesRead } = await file.read({ buffer, position })
      return buffer.subarray(0, bytesRead)
    }, size)
  } finally {
    await file.close()
  }
}
