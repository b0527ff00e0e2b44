import { plainText } from '../../../domain/articles/excerpt.ts'
import { textName } from '../../../domain/documents/revision.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { richTextParts } from '../../../domain/rich-text/rich-text-parts.ts'
import { isSiteLink } from '../../../domain/rich-text/site-links.ts'
import { unescapedMarkup } from '../../../domain/text/escaped-markup.ts'

/** `at` names the field that it is about, as documents do: `content.ar`. */
export type TextCheck = { kind: 'blank' | 'behind' | 'heading-order' | 'heading-blank'; at: string }

type Checked = {
  languages: LanguageCode[]
  /** By name: `title.ar`. */
  texts: Record<string, unknown>
  behind: string[]
}

const checkedTexts = ['title', 'content'] as const

export function textChecks({ languages, texts, behind }: Checked): TextCheck[] {
  return languages.flatMap((language) =>
    checkedTexts.flatMap((field): TextCheck[] => {
      const at = textName(field, language)
      const text = String(texts[at] ?? '')
      if (text.trim() === '') return [{ kind: 'blank', at }]
      return [
        ...(behind.includes(at) ? [{ kind: 'behind' as const, at }] : []),
        ...(field === 'content' ? headingChecks(text).map((kind) => ({ kind, at })) : []),
      ]
    }),
  )
}

/** The title of the page is above all; a heading of the third level belongs beneath one of the second. */
function headingChecks(html: string): TextCheck['kind'][] {
  const headings = [...html.matchAll(/<(h[23])(?: [^>]*)?>(.*?)<\/\1>/gs)]
  const [first] = headings.filter(([, , text = '']) => plainText(text) !== '')
  return [
    ...(first?.[1] === 'h3' ? ['heading-order' as const] : []),
    ...(headings.some(([, , text = '']) => plainText(text) === '')
      ? ['heading-blank' as const]
      : []),
  ]
}

/** The addresses to which links within the site lead, each once. */
export function siteLinks(html: string, origin: string): string[] {
  const addresses = richTextParts(html).flatMap((part) => {
    if (typeof part === 'string' || part.name !== 'a' || part.isClosing) return []
    const [, written = ''] = / href="([^"]*)"/.exec(part.attributes) ?? []
    const href = unescapedMarkup(written)
    const address = isSiteLink(href) ? URL.parse(href, origin) : URL.parse(href)
    return address?.origin === origin ? [address.pathname + address.search] : []
  })
  return [...new Set(addresses)]
}
