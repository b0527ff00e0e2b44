import { fewestAlike } from './wording.ts'

export type Traces = Record<'wording' | 'links' | 'contacts', number[]>
export type Campaign = Traces & { isOfProgram: boolean; isLinkOfProgram: boolean }
export type Shared = Record<keyof Traces | 'traces', number>

export const mostRecalled = 50
export const recalledAmong = 5_000

export function tracesIn({ wording, links, contacts }: Traces): number[] {
  return [...new Set([...wording, ...links, ...contacts])]
}

/** Neighbours and parents agree on a text, so wording alone says nothing of an earlier message. */
export function isOfCampaign(shared: Shared, { wording, ...known }: Campaign): boolean {
  const fewest = Math.max(fewestAlike(wording.length), fewestAlike(shared.traces))
  const isAlike = wording.length > 0 && shared.wording >= fewest
  const leadsWhereOthersDo = shared.links + shared.contacts > 0
  if (isAlike) return known.isOfProgram || leadsWhereOthersDo
  return known.isLinkOfProgram && shared.links > 0
}
