export type Direction = 'ltr' | 'rtl'

const letter = /\p{L}/u
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/** That of the first letter: digits, punctuation and marks of format have none. */
export function directionOfText(text: string): Direction | undefined {
  const first = letter.exec(text)?.[0]
  if (first === undefined) return undefined
  return rightToLeftLetter.test(first) ? 'rtl' : 'ltr'
}

/** Columns of a table follow the language, and so do tables as a whole. */
const blockTag = /<(\/?)(p|h[23]|ul|ol|li|blockquote|t[dh]|figcaption)(?=[ >])([^<>]*)>/g
const noText = /<[^<>]*>|&#?\w+;/g

type Block = { text: Direction | undefined }
/** What a block is in: `isChosen` where somebody chose its direction, which then holds for all in it. */
export type Place = { direction: Direction; isChosen: boolean }

/**
 * Cleaned HTML, in which each block that runs against what it is in says so: as was chosen for it, else by its own first
 * letter.
 */
export function directedRichText(html: string, language: Direction): string {
  return rewritten(html, language, (attributes, { own, around }) =>
    attributes.includes(' dir="') || own === around ? attributes : `${attributes} dir="${own}"`,
  )
}

/** Rich text without the directions that `directedRichText` would give it, so that a copy takes those of its language. */
export function undirectedRichText(html: string, language: Direction): string {
  return rewritten(html, language, (attributes, { chosen, own }) =>
    chosen === own ? attributes.replace(/ dir="\w+"/, '') : attributes,
  )
}

type Directions = { chosen: Direction | undefined; own: Direction; around: Direction }

function rewritten(
  html: string,
  language: Direction,
  rewrite: (attributes: string, directions: Directions) => string,
): string {
  const found = blocksIn(html).values()
  const places: Place[] = [{ direction: language, isChosen: false }]
  return html.replace(blockTag, (whole, slash: string, name: string, attributes: string) => {
    if (slash) {
      if (places.length > 1) places.pop()
      return whole
    }
    const around = places.at(-1) ?? { direction: language, isChosen: false }
    const chosen = chosenIn(attributes)
    const { own, place } = directionsOf(chosen, found.next().value?.text, around)
    places.push(place)
    return `<${name}${rewrite(attributes, { chosen, own, around: around.direction })}>`
  })
}

/** Of a block, by what was chosen for it, what its text begins with and what it is in. */
export function directionsOf(
  chosen: Direction | undefined,
  text: Direction | undefined,
  around: Place,
): { own: Direction; place: Place } {
  const own = (!around.isChosen && text) || around.direction
  const isChosen = around.isChosen || (chosen !== undefined && chosen !== own)
  return { own, place: { direction: chosen ?? own, isChosen } }
}

function chosenIn(attributes: string): Direction | undefined {
  return / dir="(ltr|rtl)"/.exec(attributes)?.[1] as Direction | undefined
}

/** In the order in which they begin. */
function blocksIn(html: string): Block[] {
  const all: Block[] = []
  const open: Block[] = []
  let end = 0
  for (const { 0: tag, 1: slash, index } of html.matchAll(blockTag)) {
    tellAll(open, html.slice(end, index))
    end = index + tag.length
    if (slash) open.pop()
    else {
      const block: Block = { text: undefined }
      all.push(block)
      open.push(block)
    }
  }
  return all
}

/** From the innermost outwards: where one knows, all around it do. */
function tellAll(open: Block[], html: string): void {
  if (open.at(-1)?.text !== undefined) return
  const direction = directionOfText(html.replaceAll(noText, ' '))
  if (!direction) return
  for (const block of open.toReversed()) {
    if (block.text) return
    block.text = direction
  }
}
