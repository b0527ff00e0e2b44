import { DOMParser as SchemaParser, type Schema } from '@tiptap/pm/model'
import type { JSONContent } from '@tiptap/core'
import { paintedRichText, textColours } from '../../../domain/rich-text.ts'

type HtmlPolicy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }

let policy: HtmlPolicy | undefined

/**
 * The only place of the dashboard that parses HTML: into a document that runs nothing, by the schema's
 * rules. Tiptap is given the result, never HTML.
 */
export function parsedRichText(html: string, schema: Schema): JSONContent {
  policy ??= createPolicy()
  const page = new DOMParser().parseFromString(
    policy.createHTML(paintedRichText(html)),
    'text/html',
  )
  return SchemaParser.fromSchema(schema).parse(page.body).toJSON() as JSONContent
}

/**
 * Rich text as the API takes it: colours as the palette's hex instead of our classes, and no direction
 * where it is the language's own, so that a text copied to another language takes that one's.
 */
export function storedRichText(html: string, direction: 'rtl' | 'ltr'): string {
  const undirected = html.replaceAll(
    /(<[^<>]*) dir="(\w+)"/g,
    (whole, tag: string, value: string) => (value === direction ? tag : whole),
  )
  return undirected.replace(/<span class="text-(\w+)">/g, (whole, name: string) => {
    const colour = Object.entries(textColours).find(([, known]) => known === name)?.[0]
    return colour ? `<span style="color:${colour}">` : whole
  })
}

function createPolicy(): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('wajha-rich-text', rules) ?? rules
}
