import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { DamagedArchive } from '../backup/manifest.ts'

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)]

/** Each is one transaction; `at` is in milliseconds, by the clock of the server. */
export type Change = { sequence: number; at: number; content: Uint8Array }

/** Changes without a gap; `previous` is the digest of the chain up to the first of them. */
type Segment = { chain: string; previous: string; changes: Change[] }

const mostBytes = 512 * 1024 * 1024
const frameHeader = 16
const digestLength = 32

export const digestOfNone = (chain: string) => shortened(createHash('sha256').update(chain))

/** The digest of a chain does not depend on the segments in which it was sent. */
export function digestAfter(previous: string, changes: Change[]): string {
  let digest = previous
  for (const change of changes) {
    const hash = createHash('sha256').update(digest).update(headerOf(change))
    digest = shortened(hash.update(change.content))
  }
  return digest
}

function shortened(hash: ReturnType<typeof createHash>): string {
  return hash.digest('hex').slice(0, digestLength)
}

function headerOf({ sequence, at, content }: Change): Buffer {
  const header = Buffer.alloc(frameHeader)
  header.writeUIntBE(sequence, 0, 6)
  header.writeUIntBE(at, 6, 6)
  header.writeUInt32BE(content.length, 12)
  return header
}

export async function writeSegment({ chain, previous, changes }: Segment): Promise<Buffer> {
  const head = Buffer.from(`${JSON.stringify({ format: 1, chain, previous })}\n`)
  return compress(
    Buffer.concat([head, ...changes.flatMap((change) => [headerOf(change), change.content])]),
  )
}

/** Throws DamagedArchive unless it is whole and of this chain. */
export async function readSegment(
  name: string,
  content: Buffer,
  chain: string,
): Promise<Omit<Segment, 'chain'>> {
  try {
    const bytes = await decompress(content, { maxOutputLength: mostBytes })
    const end = bytes.indexOf('\n')
    const head = JSON.parse(bytes.subarray(0, end).toString())
    if (head.format !== 1 || typeof head.previous !== 'string') throw new Error('of another build')
    if (head.chain !== chain) throw new Error('of another installation')
    return { previous: head.previous, changes: changesIn(bytes.subarray(end + 1)) }
  } catch (cause) {
    throw new DamagedArchive(`${name} is damaged, or not of this chain`, { cause })
  }
}

function changesIn(bytes: Buffer): Change[] {
  const changes: Change[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32BE(at + 12)
    const end = at + frameHeader + length
    if (end > bytes.length) throw new Error('cut off')
    changes.push({
      sequence: bytes.readUIntBE(at, 6),
      at: bytes.readUIntBE(at + 6, 6),
      content: bytes.subarray(at + frameHeader, end),
    })
    at = end
  }
  return changes
}
