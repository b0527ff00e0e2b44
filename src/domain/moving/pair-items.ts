import type { LanguageCode } from '../languages/language.ts'

export type Pairable = {
  languages: LanguageCode[]
  group: string | undefined
  path: string | undefined
  ownPath: string
  picture: string
  date: string | null
}

const day = 24 * 60 * 60 * 1000

/**
 * Sure and likely pairs become one; possible ones are told and left apart. The items of each text are in the order
 * of the file.
 */
export function pairItems<Item extends Pairable>(
  items: Item[],
): { texts: Item[][]; possible: Map<Item, Item> } {
  const alone = items.map((item) => [item])
  const texts = joinedTexts(
    joinedTexts(alone, ({ group }) => group),
    likelyKey,
  )
  const unpaired = texts.filter(({ length }) => length === 1).flat()
  return { texts, possible: possiblePairs(unpaired) }
}

/** The second of two items in one language is a text of its own. */
function joinedTexts<Item extends Pairable>(
  texts: Item[][],
  keyOf: (item: Item) => string | undefined,
): Item[][] {
  const open = new Map<string, Item[]>()
  const result: Item[][] = []
  for (const text of texts) {
    const [first] = text
    const key = text.length === 1 && first ? keyOf(first) : undefined
    const other = key === undefined ? undefined : open.get(key)
    if (first && other && !haveOneLanguage(other, first)) other.push(first)
    else {
      const own = [...text]
      result.push(own)
      if (key !== undefined && !other) open.set(key, own)
    }
  }
  return result
}

function haveOneLanguage(text: Pairable[], item: Pairable): boolean {
  return text.some(({ languages }) => languages.some((code) => item.languages.includes(code)))
}

function likelyKey({ path, ownPath, picture }: Pairable): string | undefined {
  return picture === '' ? undefined : `${path ?? ownPath} ${picture}`
}

function possiblePairs<Item extends Pairable>(items: Item[]): Map<Item, Item> {
  const pairs = new Map<Item, Item>()
  const byPicture = Map.groupBy(
    items.filter(({ picture }) => picture !== ''),
    ({ picture }) => picture,
  )
  for (const [one, other, ...more] of byPicture.values()) {
    if (!one || !other || more.length > 0 || haveOneLanguage([one], other)) continue
    const [first, second] = [one, other].map(({ date }) => Date.parse(`${date}Z`))
    if (Math.abs((first ?? NaN) - (second ?? NaN)) < day) pairs.set(one, other).set(other, one)
  }
  return pairs
}
