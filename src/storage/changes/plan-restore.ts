import { Refused } from '../backup/restore.ts'
import { type Base, basesIn, chainsFolder, type SegmentFile, segmentsIn } from './chain-files.ts'
import type { ChangePlace } from './change-place.ts'

export type RestorePlan = {
  base: Base
  /** Together they hold all changes after the base, the last maybe more than is wanted. */
  segments: SegmentFile[]
  at: Date | null
  /** The number of the last change that is wanted. */
  until?: number
}

type Chain = { bases: [Base, ...Base[]]; segments: SegmentFile[] }

/**
 * Chooses what brings back the newest moment, or the one that a clock showed at `at`. Throws Refused where
 * that is not possible, with a sentence that says what is.
 */
export async function planRestore(place: ChangePlace, at: Date | null): Promise<RestorePlan> {
  const chains = chainsIn(await place.list(chainsFolder))
  const chain = at ? chainAt(chains, at.getTime()) : chains.at(-1)
  if (!chain) throw new Refused(nothingThere(place, chains[0], at))
  const { segments, bases } = chain
  const limit = at?.getTime() ?? Infinity
  const base = bases.findLast(({ madeAt }) => madeAt <= limit) ?? bases[0]
  const last = segments.findLast(({ earliest }) => earliest <= limit)
  return { base, segments: covering(segments, base, last?.last ?? 0), at }
}

/** Those without a base restore nothing; the one that began last comes last. */
function chainsIn(names: string[]): Chain[] {
  const segments = Map.groupBy(segmentsIn(names), ({ chain }) => chain)
  const byChain = Map.groupBy(basesIn(names), ({ chain }) => chain)
  const chains = [...byChain].flatMap(([chain, [first, ...bases]]): Chain[] =>
    first ? [{ bases: [first, ...bases], segments: segments.get(chain) ?? [] }] : [],
  )
  return chains.toSorted((one, other) => one.bases[0].madeAt - other.bases[0].madeAt)
}

function chainAt(chains: Chain[], at: number): Chain | undefined {
  return chains.findLast(({ bases }) => bases.some(({ madeAt }) => madeAt <= at))
}

function nothingThere(place: ChangePlace, first: Chain | undefined, at: Date | null): string {
  if (!first || !at) {
    return `${place.location} holds no backup with changes after it: name an archive instead`
  }
  const since = new Date(Math.min(...first.bases.map(({ madeAt }) => madeAt)))
  return `${at.toISOString()} is before what is there: the first moment that can be restored is ${since.toISOString()}`
}

/** Throws Refused for a gap. */
export function covering(segments: SegmentFile[], base: Base, last: number): SegmentFile[] {
  const chosen: SegmentFile[] = []
  let reached = base.sequence
  while (reached < last) {
    const next = segments
      .filter((segment) => segment.first <= reached + 1 && segment.last > reached)
      .toSorted((one, other) => other.last - one.last)[0]
    if (!next) throw new Refused(gapAfter(reached, segments, base))
    chosen.push(next)
    reached = next.last
  }
  return chosen
}

function gapAfter(reached: number, segments: SegmentFile[], base: Base): string {
  const before = segments.find(({ last }) => last === reached)
  const whole = new Date(before?.earliest ?? base.madeAt).toISOString()
  return `the changes after number ${reached} are missing: restore with --at up to ${whole}, or after the next base`
}
