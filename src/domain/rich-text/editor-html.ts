import { colourAsClass, colourAsStyle } from './rich-text.ts'
import { richTextParts, tagHtml, writeRichText } from './rich-text-parts.ts'
import type { Direction, Directions } from './text-direction.ts'

export function toEditorHtml(html: string): string {
  return writeRichText(richTextParts(html), 'ltr', {
    tag: (tag) => tagHtml(tag, colourAsClass(tag.attributes)),
  })
}

/**
 * Colours become the palette's, and no block keeps a direction that it would have by itself, so
 * that a text copied to another language takes that one's.
 */
export function fromEditorHtml(html: string, language: Direction): string {
  return writeRichText(richTextParts(html), language, {
    tag: (tag, directions) =>
      tagHtml(tag, withoutOwnDirection(colourAsStyle(tag.attributes), directions)),
  })
}

function withoutOwnDirection(attributes: string, directions?: Directions): string {
  const isOwn = directions && directions.chosen === directions.own
  return isOwn ? attributes.replace(/ dir="\w+"/, '') : attributes
}
