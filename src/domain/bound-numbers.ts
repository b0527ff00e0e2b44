/** Between a word and its number, and between a number and its unit, or a word as short as one. */
const breaks = /(?<=[^\s\d]) (?=\d)|(?<=\d) (?=[\p{L}%°][\p{L}\p{M}²³°/]{0,4}(?![\p{L}\p{M}]))/gu

/** No line begins with a lone number or with the unit of one (DET-6). */
export function withBoundNumbers(text: string): string {
  return text.replace(breaks, '\u00a0')
}

/** In the texts between tags. */
export function richTextWithBoundNumbers(html: string): string {
  return html.replace(/(?<=^|>)[^<>]+/g, withBoundNumbers)
}
