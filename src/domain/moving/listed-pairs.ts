import { Problem } from '../problem.ts'
import type { Destination } from './destinations.ts'
import {
  haveOneLanguage,
  type Pair,
  type Pairable,
  type PairDecision,
  type PairGrade,
  pairGrades,
  pairItems,
  pairName,
} from './pair-items.ts'

export type TextInFile = Pairable & {
  n: number
  title: string
  address: string
  destination: Destination | undefined
}

export const listedGrades = [...pairGrades, 'none'] as const

export type ListedPair = {
  grade: (typeof listedGrades)[number]
  isJoined: boolean
  one: TextInFile
  other: TextInFile | null
}

type PairFilter = { grade?: ListedPair['grade'] | undefined; of?: number | undefined; q: string }

export function listedPairs(
  items: TextInFile[],
  decisions: PairDecision[],
  { grade, of, q }: PairFilter,
): ListedPair[] {
  const { texts, pairs } = pairItems(items, decisions)
  const words = q.toLowerCase().match(/\S+/g) ?? []
  const isFound = ({ one, other }: ListedPair) => {
    const sought = [one, other].map((text) => (text ? `${text.title} ${text.address}` : ''))
    return words.every((word) => sought.join(' ').toLowerCase().includes(word))
  }
  if (of !== undefined) return aloneIn(counterpartsOf(of, items, texts)).filter(isFound)
  if (grade === 'none') return aloneIn(withCounterparts(texts)).filter(isFound)
  return pairs
    .filter((pair) => (grade === undefined || pair.grade === grade) && isFound(pair))
    .toSorted(byGrade)
}

const order = ['possible', 'likely', 'sure', 'chosen'] satisfies PairGrade[]

function byGrade(one: Pair<TextInFile>, other: Pair<TextInFile>): number {
  return (
    order.indexOf(one.grade) - order.indexOf(other.grade) ||
    one.one.n - other.one.n ||
    one.other.n - other.other.n
  )
}

function aloneIn(items: TextInFile[]): ListedPair[] {
  return items.map((one) => ({ grade: 'none', isJoined: false, one, other: null }))
}

function withCounterparts(texts: TextInFile[][]): TextInFile[] {
  const alone = texts.filter(({ length }) => length === 1).flat()
  const inOneLanguage = alone.filter(({ languages }) => languages.length === 1)
  const byDestination = Map.groupBy(inOneLanguage, ({ destination }) => destination)
  const isMixed = (group: TextInFile[] = []) =>
    new Set(group.flatMap(({ languages }) => languages)).size > 1
  return inOneLanguage.filter(({ destination }) => isMixed(byDestination.get(destination)))
}

function counterpartsOf(n: number, items: TextInFile[], texts: TextInFile[][]): TextInFile[] {
  const item = items.find((one) => one.n === n)
  if (!item) throw new Problem('not-found')
  const timeOf = ({ date }: TextInFile) => (date === null ? Infinity : Date.parse(`${date}Z`))
  const distance = (one: TextInFile) => Math.abs(timeOf(one) - timeOf(item)) || 0
  return withCounterparts(texts)
    .filter((one) => mayBeOne([item], [one]))
    .toSorted((one, other) => distance(one) - distance(other) || one.n - other.n)
}

function mayBeOne(text: TextInFile[], other: TextInFile[]): boolean {
  return !haveOneLanguage(text, other) && text[0]?.destination === other[0]?.destination
}

type Two = readonly [one: TextInFile, other: TextInFile]

/** Returns what is to be kept beside `before`, where it replaces decisions on the same two. */
export function decide(
  items: TextInFile[],
  before: PairDecision[],
  { join, separate }: { join: Two[]; separate: Two[] },
): PairDecision[] {
  const kept = new Map(before.map((decision) => [pairName(decision), decision]))
  const made = new Map<string, PairDecision>()
  const keep = (one: TextInFile, other: TextInFile, isJoined: boolean) => {
    const decision = { one: one.id, other: other.id, isJoined }
    kept.set(pairName(decision), decision)
    made.set(pairName(decision), decision)
  }
  for (const [one, other] of separate) keep(one, other, false)
  for (const [one, other] of join) {
    const { texts } = pairItems(items, [...kept.values()])
    const [text = [], added = []] = [one, other].map((item) =>
      texts.find((all) => all.includes(item)),
    )
    if ((text !== added || one === other) && !mayBeOne(text, added))
      throw new Problem('cannot-join')
    for (const first of text) {
      for (const second of text === added ? [] : added) {
        if (kept.has(pairName({ one: first.id, other: second.id }))) keep(first, second, true)
      }
    }
    keep(one, other, true)
  }
  return [...made.values()]
}
