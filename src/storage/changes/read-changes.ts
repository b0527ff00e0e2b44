import { DamagedArchive } from '../backup/manifest.ts'
import type { ChangePlace } from './change-place.ts'
import type { SegmentFile } from './chain-files.ts'
import type { RestorePlan } from './plan-restore.ts'
import { type Change, digestAfter, readSegment } from './segment.ts'

export type Decrypt = ((content: Uint8Array) => Promise<Uint8Array>) | null

/** The changes after the base, in order, up to the moment that is wanted. Throws DamagedArchive. */
export async function* changesOf(
  place: ChangePlace,
  { base, segments, at, until: end = Infinity }: RestorePlan,
  decrypt: Decrypt,
): AsyncGenerator<Change> {
  let reached = base.sequence
  let digest: string | undefined
  for (const segment of segments) {
    const { previous, changes } = await whole(place, segment, decrypt)
    const before = changes.filter(({ sequence }) => sequence <= reached)
    const digestThere = digestAfter(previous, before)
    if (digest !== undefined && digest !== digestThere) {
      throw new DamagedArchive(`${segment.name} does not continue what is before it`)
    }
    digest = segment.digest
    reached = segment.last
    const isLast = segment === segments.at(-1)
    const wanted = changes.slice(before.length).filter(({ sequence }) => sequence <= end)
    yield* isLast ? until(at, wanted) : wanted
  }
}

async function whole(place: ChangePlace, segment: SegmentFile, decrypt: Decrypt) {
  const { name, chain, first, last, digest } = segment
  const found = await place.get(name)
  if (!found) throw new DamagedArchive(`${name} is missing`)
  const content = decrypt && name.endsWith('.age') ? await decrypt(found) : found
  const read = await readSegment(name, Buffer.from(content), chain)
  const isNumbered = read.changes.every(({ sequence }, index) => sequence === first + index)
  const isWhole = read.changes.length === last - first + 1
  if (!isNumbered || !isWhole || digestAfter(read.previous, read.changes) !== digest) {
    throw new DamagedArchive(`${name} is not as it was written`)
  }
  return read
}

/** A clock that was set back shows a time twice: then it is the later one. */
function until(at: Date | null, changes: Change[]): Change[] {
  if (!at) return changes
  const last = changes.findLastIndex((change) => change.at <= at.getTime())
  return changes.slice(0, last + 1)
}
