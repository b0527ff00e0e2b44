import sanitizeHtml from 'sanitize-html'
import type { MovedText } from './found-in-text.ts'
import { withoutSite } from './ghost-item.ts'
import { isTooLarge, nothingFound, textOfHtml } from './moved-text.ts'

const madeForScreens =
  /(?:^|\s)kg-(?:(?:audio|video)-(?:hide|overlay|player|thumbnail|[\w-]+-icon)|bookmark-(?:icon|metadata|thumbnail)|signup-card|toggle-card-icon|product-card-rating|file-card-icon)\b|(?:^|\s)(?:footnotes-sep|footnote-backref)(?:\s|$)/

const footnoteSign = /<sup class="footnote-ref"><a\b[^<>]*>\[?([^<\]]*)\]?<\/a><\/sup>/g

const cards: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  exclusiveFilter: ({ attribs }) => madeForScreens.test(attribs.class ?? ''),
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, class: classes(attribs.class) },
    }),
  },
}

export function ghostText(html: string): MovedText | undefined {
  if (isTooLarge(html)) return undefined
  const bare = sanitizeHtml(withoutSite(html), cards).replace(footnoteSign, '<sup>$1</sup>')
  return textOfHtml(bare, false, nothingFound())
}

function classes(names = ''): string {
  return names
    .replace(/(^|\s)kg-width-(wide|full)\b/, '$1align$2')
    .replace(/(^|\s)kg-gallery-container\b/, '$1gallery')
}
