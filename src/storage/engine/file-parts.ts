import { createReadStream } from 'node:fs'

/** S3 takes parts from 5 MB on, and 10,000 of them. */
const partSize = 16 * 1024 * 1024

/** The content of a file; each part has its own memory. */
export async function* partsOf(path: string): AsyncGenerator<Buffer> {
  let part: Buffer[] = []
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    part.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size < partSize) continue
    yield Buffer.concat(part)
    part = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(part)
}
