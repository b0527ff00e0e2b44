import { DOMParser as SchemaParser, type Schema } from '@tiptap/pm/model'
import type { JSONContent } from '@tiptap/core'
import { toEditorHtml } from '../../../domain/rich-text/editor-html.ts'

type HtmlPolicy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }

let policy: HtmlPolicy | undefined

/** The only place of the dashboard that parses HTML: into a document that runs and fetches nothing. */
export function parsedHtml(html: string): Document {
  policy ??= createPolicy()
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

function createPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('wajha-rich-text', rules) ?? rules
}

/** The schema's rules parse it: Tiptap is given the result, never HTML. */
export function parsedRichText(html: string, schema: Schema): JSONContent {
  const { body } = parsedHtml(toEditorHtml(html))
  return SchemaParser.fromSchema(schema).parse(body).toJSON() as JSONContent
}
