import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { cutExport, type ExportPart } from '../../domain/moving/cut-export.ts'

const atOnce = 1024 * 1024

export function partsIn(file: string): AsyncGenerator<ExportPart> {
  return cutExport(createReadStream(file, { highWaterMark: atOnce }))
}

export async function withPartsOf<Result>(
  file: string,
  work: (
    read: (part: Pick<ExportPart, 'start' | 'size'>) => Promise<Uint8Array>,
  ) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file)
  try {
    return await work(async ({ start, size }) => {
      const bytes = Buffer.alloc(size)
      await handle.read(bytes, 0, size, start)
      return bytes
    })
  } finally {
    await handle.close()
  }
}
