import type { LanguageCode } from '../languages/language.ts'

export type Pairable = {
  id: string
  kind: string
  languages: LanguageCode[]
  group: string | undefined
  path: string | undefined
  ownPath: string
  picture: string
  date: string | null
}

/** The strongest is the last; nothing but a person speaks for those that are `chosen`. */
export const pairGrades = ['chosen', 'possible', 'likely', 'sure'] as const
export type PairGrade = (typeof pairGrades)[number]

/** A person joined or separated two items, known by their ids at the source. */
export type PairDecision = { one: string; other: string; isJoined: boolean }

export type Pair<Item> = { one: Item; other: Item; grade: PairGrade; isJoined: boolean }

type AreOne<Item> = (text: Item[], other: Item[]) => boolean

const day = 24 * 60 * 60 * 1000

/**
 * Sure and likely pairs become one unless a person separated them; possible ones are told and left apart unless a
 * person joined them. The items of each text are in the order of the file.
 */
export function pairItems<Item extends Pairable>(
  items: Item[],
  decisions: PairDecision[] = [],
): { texts: Item[][]; possible: Map<Item, Item>; pairs: Pair<Item>[] } {
  const apart = decisions.filter(({ isJoined }) => !isJoined)
  const areOne = areOneUnless(new Set(apart.map(pairName)))
  const sure = joinedTexts(joinedByPeople(items, decisions, areOne), areOne, (text) =>
    text.flatMap(({ group = [] }) => group),
  )
  const texts = joinedTexts(sure, areOne, ([first, ...others]) =>
    others.length > 0 ? [] : ((first && likelyKey(first)) ?? []),
  )
  const index = new Map(items.map((item, at) => [item, at]))
  const inFile = (one: Item, other: Item) => (index.get(one) ?? 0) - (index.get(other) ?? 0)
  const inOrder = texts.map((text) => text.toSorted(inFile))
  const unpaired = inOrder.filter(({ length }) => length === 1).flat()
  const possible = possiblePairs(unpaired, areOne)
  const offered = [...possible].filter(([one, other]) => inFile(one, other) < 0)
  return {
    texts: inOrder,
    possible,
    pairs: [
      ...inOrder.flatMap(pairsOfText),
      ...offered.map(([one, other]) => pairOf(one, other, false)),
      ...separatedPairs(inOrder, apart).map(([one, other]) =>
        inFile(one, other) < 0 ? pairOf(one, other, false) : pairOf(other, one, false),
      ),
    ],
  }
}

export function pairName({ one, other }: Pick<PairDecision, 'one' | 'other'>): string {
  return [one, other].toSorted().join('\n')
}

export function haveOneLanguage(text: Pick<Pairable, 'languages'>[], other: typeof text): boolean {
  const languages = new Set(other.flatMap((item) => item.languages))
  return text.some((item) => item.languages.some((code) => languages.has(code)))
}

function areOneUnless<Item extends Pairable>(apart: Set<string>): AreOne<Item> {
  return (text, others) =>
    !haveOneLanguage(text, others) &&
    !text.some(({ id: one }) => others.some(({ id: other }) => apart.has(pairName({ one, other }))))
}

function joinedByPeople<Item extends Pairable>(
  items: Item[],
  decisions: PairDecision[],
  areOne: AreOne<Item>,
): Item[][] {
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const textOf = new Map(items.map((item) => [item, [item]]))
  const textWith = (id: string) => textOf.get(itemOf.get(id) as Item)
  for (const { one, other } of decisions) {
    const [text, added] = [textWith(one), textWith(other)]
    if (!text || !added || text === added || !areOne(text, added)) continue
    text.push(...added)
    for (const item of added) textOf.set(item, text)
  }
  return [...new Set(textOf.values())]
}

/** The second of two items in one language is a text of its own. */
function joinedTexts<Item extends Pairable>(
  texts: Item[][],
  areOne: AreOne<Item>,
  keysOf: (text: Item[]) => string | string[],
): Item[][] {
  const open = new Map<string, Item[]>()
  const result: Item[][] = []
  for (const text of texts) {
    const keys = [keysOf(text)].flat()
    const other = keys.map((key) => open.get(key)).find((one) => one && areOne(one, text))
    if (other) other.push(...text)
    else result.push(text)
    for (const key of keys) if (!open.has(key)) open.set(key, other ?? text)
  }
  return result
}

function likelyKey({ path, ownPath, picture }: Pairable): string | undefined {
  return picture === '' ? undefined : `${path ?? ownPath} ${picture}`
}

function possiblePairs<Item extends Pairable>(
  items: Item[],
  areOne: AreOne<Item>,
): Map<Item, Item> {
  const pairs = new Map<Item, Item>()
  const byPicture = Map.groupBy(
    items.filter(({ picture }) => picture !== ''),
    ({ picture }) => picture,
  )
  for (const [one, other, ...more] of byPicture.values()) {
    if (!one || !other || more.length > 0 || !areOne([one], [other])) continue
    if (arePossible(one, other)) pairs.set(one, other).set(other, one)
  }
  return pairs
}

function arePossible(one: Pairable, other: Pairable): boolean {
  if (one.picture === '' || one.picture !== other.picture || one.kind !== other.kind) return false
  const [first, second] = [one, other].map(({ date }) => Date.parse(`${date}Z`))
  return Math.abs((first ?? NaN) - (second ?? NaN)) < day
}

function gradeOf(one: Pairable, other: Pairable): PairGrade {
  if (one.group !== undefined && one.group === other.group) return 'sure'
  const key = likelyKey(one)
  if (key !== undefined && key === likelyKey(other)) return 'likely'
  return arePossible(one, other) ? 'possible' : 'chosen'
}

function pairOf<Item extends Pairable>(one: Item, other: Item, isJoined: boolean): Pair<Item> {
  return { one, other, grade: gradeOf(one, other), isJoined }
}

function pairsOfText<Item extends Pairable>(text: Item[]): Pair<Item>[] {
  return text.slice(1).flatMap((other, before) => {
    const pairs = text.slice(0, before + 1).map((one) => pairOf(one, other, true))
    const grades = pairs.map(({ grade }) => pairGrades.indexOf(grade))
    return pairs[grades.indexOf(Math.max(...grades))] ?? []
  })
}

function separatedPairs<Item extends Pairable>(
  texts: Item[][],
  apart: PairDecision[],
): [Item, Item][] {
  const found = new Map(texts.flatMap((text) => text.map((item) => [item.id, { item, text }])))
  return apart.flatMap((decision) => {
    const [one, other] = [found.get(decision.one), found.get(decision.other)]
    if (!one || !other || haveOneLanguage(one.text, other.text)) return []
    return [[one.item, other.item]]
  })
}
