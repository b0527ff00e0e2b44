import { colourAsClass, colourAsStyle } from './rich-text.ts'
import { elementHtml, parseRichText, writeRichText } from './rich-text-tree.ts'
import type { Direction, Directions } from './text-direction.ts'

/** A stored text as the editor shows it: colours are the classes of pages. */
export function toEditorHtml(html: string): string {
  return writeRichText(parseRichText(html), 'ltr', {
    element: (element, inner) => elementHtml(element, colourAsClass(element.attributes), inner),
  })
}

/**
 * What the editor writes as it is stored: colours are the palette's, and no block has a direction that it would have
 * by itself, so that a text copied to another language takes that one's.
 */
export function fromEditorHtml(html: string, language: Direction): string {
  return writeRichText(parseRichText(html), language, {
    element(element, inner, { directions }) {
      const attributes = withoutOwnDirection(colourAsStyle(element.attributes), directions)
      return elementHtml(element, attributes, inner)
    },
  })
}

function withoutOwnDirection(attributes: string, directions: Directions | undefined): string {
  const isOwn = directions !== undefined && directions.chosen === directions.own
  return isOwn ? attributes.replace(/ dir="\w+"/, '') : attributes
}
