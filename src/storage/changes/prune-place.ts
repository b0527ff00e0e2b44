import { type ArchiveAddress, openArchiveStore } from '../backup/archive-store.ts'
import { basesIn, chainsFolder, segmentsIn } from './chain-files.ts'
import type { ChangePlace } from './change-place.ts'
import { dayOf, dayOfPicture, picturesFolder } from './picture-files.ts'

const day = 24 * 60 * 60 * 1000
/** Any moment of so many milliseconds can be restored. */
const retained = 7 * day

type Pruning = { address: ArchiveAddress; current: string; now: Date }

/** Removes the files that no such moment needs; `current` is the chain that goes on. */
export async function prunePlace(
  place: ChangePlace,
  { address, current, now }: Pruning,
): Promise<void> {
  const cutoff = now.getTime() - retained
  const names = await place.list(chainsFolder)
  const archives = await (await openArchiveStore(address)).files()
  const there = new Set(archives.map(({ name }) => name))
  const bases = basesIn(names).filter(({ archive }) => there.has(archive))
  const segments = segmentsIn(names)
  const needed = new Set<string>()
  let oldest = Infinity
  for (const [chain, own] of Map.groupBy(bases, (base) => base.chain)) {
    const since = own[0]?.madeAt ?? 0
    const isFollowed = bases.some(
      (other) => other.chain !== chain && other.madeAt > since && other.madeAt <= cutoff,
    )
    const first = own.findLast(({ madeAt }) => madeAt <= cutoff) ?? own[0]
    if (isFollowed || !first) continue
    oldest = Math.min(oldest, first.madeAt)
    for (const base of own) if (base.sequence >= first.sequence) needed.add(base.name)
    for (const segment of segments) {
      if (segment.chain === chain && segment.last > first.sequence) needed.add(segment.name)
    }
  }
  // The server goes on from the last of its segments, and from all while there is no base.
  const own = segments.filter(({ chain }) => chain === current)
  const hasBase = bases.some(({ chain }) => chain === current)
  for (const { name } of hasBase ? own.slice(-1) : own) needed.add(name)
  for (const name of names) if (!needed.has(name)) await place.remove(name)
  if (oldest < Infinity) await prunePictures(place, dayOf(new Date(oldest - day)))
}

/** Archives hold the pictures that were there before them. */
async function prunePictures(place: ChangePlace, oldestDay: string): Promise<void> {
  for (const path of await place.list(picturesFolder)) {
    const sent = dayOfPicture(path)
    if (sent !== undefined && sent < oldestDay) await place.remove(path)
  }
}
