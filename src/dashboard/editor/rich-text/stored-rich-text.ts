import { DOMParser as SchemaParser, type Schema } from '@tiptap/pm/model'
import type { JSONContent } from '@tiptap/core'
import { paintedRichText, textColours } from '../../../domain/rich-text.ts'
import { type Direction, undirectedRichText } from '../../../domain/text-direction.ts'
import { parsedHtml } from './parsed-html.ts'

/** By the schema's rules: Tiptap is given the result, never HTML. */
export function parsedRichText(html: string, schema: Schema): JSONContent {
  const { body } = parsedHtml(paintedRichText(html))
  return SchemaParser.fromSchema(schema).parse(body).toJSON() as JSONContent
}

/**
 * Rich text as the API takes it: colours as the palette's hex instead of our classes, and no direction
 * that a block has by itself, so that a text copied to another language takes that one's.
 */
export function storedRichText(html: string, direction: Direction): string {
  return undirectedRichText(html, direction).replace(
    /<span class="text-(\w+)">/g,
    (whole, name: string) => {
      const colour = Object.entries(textColours).find(([, known]) => known === name)?.[0]
      return colour ? `<span style="color:${colour}">` : whole
    },
  )
}
