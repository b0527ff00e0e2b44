import { DOMParser as SchemaParser, type Schema } from '@tiptap/pm/model'
import type { JSONContent } from '@tiptap/core'
import { toEditorHtml } from '../../../domain/rich-text/editor-html.ts'
import { parsedHtml } from './parsed-html.ts'

/** The schema's rules parse it: Tiptap is given the result, never HTML. */
export function parsedRichText(html: string, schema: Schema): JSONContent {
  const { body } = parsedHtml(toEditorHtml(html))
  return SchemaParser.fromSchema(schema).parse(body).toJSON() as JSONContent
}
