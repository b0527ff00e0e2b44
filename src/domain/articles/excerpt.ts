const excerptLength = 100
export const previewLength = 15

const blockEnd = /^\/?(p|br|li|ul|ol|h[1-6]|blockquote|div|table|t[rdh]|figcaption)\b/i
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const isSpace = /\s/
/** A text must not end with these before an ellipsis. */
const hanging = /[\s.…,،;؛:/(«“‘[\p{Pd}]/u
/** Words of these scripts are written without spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Tags become a space where a block ends, entities are decoded. Linear time. */
export function plainText(html: string): string {
  let text = ''
  let position = 0
  while (position < html.length) {
    const open = html.indexOf('<', position)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (close < 0) break
    text += html.slice(position, open)
    if (blockEnd.test(html.slice(open + 1, open + 13))) text += ' '
    position = close + 1
  }
  return decoded(text + html.slice(position))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Few characters have more code units. */
const usualCharacter = 32

/** Characters are graphemes (K-03). */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text
  // A segmenter reads all of its text before it gives the first character.
  for (const part of [text.slice(0, length * usualCharacter), text]) {
    let cut = ''
    let count = 0
    for (const { segment } of graphemes.segment(part)) {
      if (++count > length) return cut
      cut += segment
    }
  }
  return text
}

export function firstWords(text: string, length: number): string {
  const shown = firstCharacters(text, length)
  if (shown.length === text.length || isSpace.test(text.charAt(shown.length)))
    return shown.trimEnd()
  const end = shown.search(/\s\S*$/)
  const isWhole = end <= 0 || unspaced.test(shown.slice(end))
  return (isWhole ? shown : shown.slice(0, end)).trimEnd()
}

/** A space at its end says that the text continues, where there is room for one (K-03). */
export function excerptOfText(text: string): string {
  const shown = firstWords(text, excerptLength)
  return shown === text ? text : firstCharacters(`${shown} `, excerptLength)
}

export function isCut(excerpt: string): boolean {
  return excerpt.endsWith(' ') || [...graphemes.segment(excerpt)].length >= excerptLength
}

export function beforeEllipsis(text: string): string {
  let end = text.length
  while (end > 0 && hanging.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
    },
  )
}
