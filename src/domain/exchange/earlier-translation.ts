import { type Cut, hasSameCodes, htmlOf, type Piece, textOf, type Unit } from './units.ts'
import type { SentUnit } from './write-xliff.ts'

type Versions = {
  target?: Cut | undefined
  /** The target was made from this, if it is behind. */
  earlier?: Cut | undefined
}

/**
 * The units of a source with the translation there is of them. One that is behind gets that translation where
 * the blocks of the earlier source are its own.
 */
export function unitsToSend(source: Cut, { target, earlier }: Versions): SentUnit[] {
  const made = earlier ?? source
  if (!target || !isAlike(made, target)) return source.units.map(untranslated)
  const origins = pairedUnits(source.units, made.units)
  return source.units.map((unit, index) => {
    const origin = origins[index]
    const from = origin === undefined ? undefined : made.units[origin]
    const translation = origin === undefined ? undefined : target.units[origin]
    if (!from || !translation) return untranslated(unit)
    const isCurrent = wordsOf(from) === wordsOf(unit)
    const pieces = withCodesOf(unit, translation)
    return {
      ...unit,
      state: isCurrent && pieces ? 'translated' : 'initial',
      target: pieces,
      earlier: isCurrent ? undefined : textOf(from.pieces),
    }
  })
}

function untranslated(unit: Unit): SentUnit {
  return { ...unit, state: 'initial' }
}

function isAlike(one: Cut, other: Cut): boolean {
  return one.units.length === other.units.length && one.between.every(isLike(other.between))
}

/** Links and directions around blocks may differ. */
function isLike(others: string[]) {
  const names = (html: string) => html.replace(/ [^<>]*|\s+/g, '')
  return (html: string, index: number) => names(html) === names(others[index] ?? '')
}

function wordsOf({ pieces, tags }: Unit): string {
  return htmlOf(pieces, tags)
}

/** Each unit is paired with the one of the earlier text that became it. In linear time. */
function pairedUnits(units: Unit[], earlier: Unit[]): (number | undefined)[] {
  const words = units.map(wordsOf)
  const before = earlier.map(wordsOf)
  const most = Math.min(words.length, before.length)
  let start = 0
  while (start < most && words[start] === before[start]) start++
  let end = 0
  while (end < most - start && words.at(-1 - end) === before.at(-1 - end)) end++
  const places = new Map<string, number[]>()
  for (let index = before.length - end - 1; index >= start; index--) {
    addTo(places, before[index] ?? '', index)
  }
  const hasMoved = words.length !== before.length
  return words.map((word, index) => {
    if (index < start) return index
    if (index >= words.length - end) return index + before.length - words.length
    return places.get(word)?.pop() ?? (hasMoved ? undefined : index)
  })
}

/** Undefined where the translation has other marks than its source. */
function withCodesOf(unit: Unit, { pieces, tags }: Unit): Piece[] | undefined {
  const free = new Map<string, string[]>()
  for (const [id, { open }] of Object.entries(unit.tags).toReversed()) {
    addTo(free, open, id)
  }
  const ids = Object.entries(tags).map(([id, { open }]) => [id, free.get(open)?.pop() ?? ''])
  const renamed = new Map(ids as [string, string][])
  const translation = pieces.map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, id: renamed.get(piece.id) ?? '' },
  )
  return hasSameCodes(unit, translation) ? translation : undefined
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
