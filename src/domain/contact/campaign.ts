import { fewestAlike } from './wording.ts'
import { pointsOf, quarantinePoints, type Sign } from './suspicion.ts'

/** What a message has in common with its copies, as numbers that say nothing by themselves. */
export type Traces = Record<'wording' | 'links' | 'contacts', number[]>
/** Of the traces of one message, those by which its copies are known. */
export type Campaign = Traces & { isOfProgram: boolean; isLinkOfProgram: boolean }
export type Shared = Record<keyof Traces | 'points' | 'traces', number>

export const mostRecalled = 50
export const recalledAmong = 5_000

const signsOfOthers: Sign[] = [
  'no-proof',
  'repeated-text',
  'similar-text',
  'often-repeated',
  'same-few-words',
  'sent-by-program',
  'spread-link',
  'spread-contact',
  'link-of-program',
  'busy-network',
  'busy-hour',
]

/** The points that a message would have if it were alone, and came from a browser. */
export function ownPoints(signs: Sign[]): number {
  return pointsOf(signs.filter((sign) => !signsOfOthers.includes(sign)))
}

export function tracesIn({ wording, links, contacts }: Traces): number[] {
  return [...new Set([...wording, ...links, ...contacts])]
}

/**
 * Whether an earlier message would be held back if a browser sent it now. Wording alone says nothing:
 * neighbours and parents agree on a text.
 */
export function isOfCampaign(shared: Shared, { wording, ...known }: Campaign): boolean {
  const fewest = Math.max(fewestAlike(wording.length), fewestAlike(shared.traces))
  const isAlike = wording.length > 0 && shared.wording >= fewest
  const leadsSomewhere = shared.links + shared.contacts > 0
  const found: Partial<Record<Sign, boolean>> = {
    'similar-text': isAlike && leadsSomewhere,
    'sent-by-program': isAlike && known.isOfProgram,
    'spread-link': shared.links > 0,
    'spread-contact': shared.contacts > 0,
    'link-of-program': shared.links > 0 && known.isLinkOfProgram,
  }
  const signs = (Object.keys(found) as Sign[]).filter((sign) => found[sign])
  return shared.points + pointsOf(signs) >= quarantinePoints
}
