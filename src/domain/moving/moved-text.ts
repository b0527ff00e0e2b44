import sanitizeHtml from 'sanitize-html'
import { richTextLimit } from '../rich-text/rich-text.ts'
import { richTextParts } from '../rich-text/rich-text-parts.ts'
import type { Found, MovedText, ShownPicture } from './found-in-text.ts'
import { youtubeAddress } from '../gallery/youtube.ts'
import { linkParagraph, marks, paragraphsOf, solids } from './paragraphs.ts'
import { withSmallDigits } from './small-digits.ts'
import { longestText, withoutComments, withoutShortcodes } from './shortcodes.ts'

const limits = { length: 2 * richTextLimit, tags: 16_000 }

/**
 * The HTML of blocks or of the classic editor, as the form of an article has it. Undefined for a text that is too
 * large for one.
 */
export function movedText(content: string): MovedText | undefined {
  const found = nothingFound()
  const { html, isClassic } = withoutComments(content, found)
  if (html.length > longestText) return undefined
  return textOfHtml(withoutShortcodes(html, found), isClassic, found)
}

export function nothingFound(): Found {
  return { pictures: [], showsAttached: false, videos: [], embeds: [], documents: [], lost: [] }
}

export function textOfHtml(
  text: string,
  isClassic: boolean,
  found: Found,
  isOurs = false,
): MovedText | undefined {
  if (isTooLarge(text)) return undefined
  const parts = richTextParts(sanitizeHtml(withSmallDigits(text), policyFor(found)))
  const html = paragraphsOf(parts, isClassic, found, isOurs).replace(emptyLists, '')
  const lost = [...new Set(found.lost)]
  if (html !== '' || found.videos.length === 0) return { ...found, html, lost }
  const links = found.videos.map(youtubeAddress).map((address) => linkParagraph(address))
  return { ...found, html: links.join(''), lost }
}

export function isTooLarge(text: string): boolean {
  return text.length > limits.length || text.split('<').length > limits.tags
}

const blocks =
  'address article aside center details dd dl dt fieldset footer header hr main nav section summary'.split(
    ' ',
  )
const textElements = 'p div pre br li blockquote thead tbody tr th td'.split(' ')
const lostElements: readonly string[] = [
  'button',
  'canvas',
  'form',
  'input',
  'object',
  'select',
  'svg',
]
const galleries =
  /(^|[\s-])(wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery|slideshow)($|\s)/
const emptyLists = /<([uo]l)\b[^<>]*>\s*<\/\1>/g
const secondLink = /(^|\s)wp-block-file__button($|\s)/
const emoji = /(^|\s)(emoji|wp-smiley)($|\s)/
export const documentAddress = /\/wp-content\/uploads\/[^?#]+\.(?!jpe?g|png|gif|webp|avif|svg)\w+$/i

function policyFor(found: Found): sanitizeHtml.IOptions {
  const asBareAddress: sanitizeHtml.Transformer = (_name, attributes) => {
    const src = lateSource(attributes)
    const address = src.startsWith('//') ? `https:${src}` : src
    return { tagName: 'div', attribs: noAttributes, ...(address !== '' && { text: address }) }
  }
  const to = (tagName: string): sanitizeHtml.Transformer =>
    sanitizeHtml.simpleTransform(tagName, {})
  const noted = lostElements.map((name): [string, sanitizeHtml.Transformer] => [
    name,
    (tagName, attribs) => {
      found.lost.push(name)
      return { tagName, attribs }
    },
  ])
  return {
    allowedTags: [...textElements, ...solids, ...marks, 'figure', 'figcaption', 'img', 'gallery'],
    allowedAttributes: {
      '*': ['dir'],
      a: ['href'],
      h2: ['id'],
      h3: ['id'],
      span: ['style'],
      figure: ['class'],
      img: ['src'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedStyles: { span: { color: [/.+/] } },
    nestingLimit: 60,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    transformTags: {
      ...Object.fromEntries(blocks.map((name) => [name, to('div')])),
      ...Object.fromEntries(noted),
      b: 'strong',
      i: 'em',
      strike: 's',
      del: 's',
      ins: 'u',
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      tfoot: 'tbody',
      iframe: asBareAddress,
      embed: asBareAddress,
      video: asBareAddress,
      audio: asBareAddress,
      a(tagName, { href = '', rel = '', ...attribs }) {
        if (secondLink.test(attribs.class ?? '')) return { tagName: 'noscript', attribs: {} }
        if (documentAddress.test(href)) found.documents.push(href)
        const leadsNowhere = href === '#' || /(^|\s)attachment($|\s)/.test(rel)
        return { tagName, attribs: leadsNowhere ? {} : { ...attribs, href } }
      },
      figure: inGallery(({ class: names = '' }) => ({
        class: /(^|\s)(?:align)?(wide|full)($|\s)/.exec(names)?.[2] ?? '',
      })),
      ul: inGallery(() => ({})),
      div: inGallery((attributes) => attributes),
      img(_name, attribs) {
        const { class: names = '', alt = '' } = attribs
        const isEmoji = emoji.test(names)
        const index = isEmoji ? 0 : found.pictures.push(shownPicture(attribs)) - 1
        return isEmoji
          ? { tagName: 'span', attribs: noAttributes, text: alt }
          : { tagName: 'img', attribs: { src: String(index) } }
      },
    },
  }
}

const noAttributes: sanitizeHtml.Attributes = {}

function inGallery(
  attributesOf: (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes,
): sanitizeHtml.Transformer {
  return (name, attributes) => {
    const isGallery = galleries.test(attributes.class ?? '')
    return isGallery
      ? { tagName: 'gallery', attribs: {} }
      : { tagName: name, attribs: attributesOf(attributes) }
  }
}

/** Some plug-ins put the address elsewhere, so that browsers load the picture late. */
function lateSource({ src = '', ...attributes }: sanitizeHtml.Attributes): string {
  const late = attributes['data-src'] || attributes['data-lazy-src'] || attributes['data-orig-file']
  return late && /^(?:data:|about:|$)/.test(src) ? late : src
}

function shownPicture(attributes: sanitizeHtml.Attributes): ShownPicture {
  const { class: names = '', alt = '' } = attributes
  return {
    attachment: /(?:^|\s)wp-image-(\d+)/.exec(names)?.[1] ?? attributes['data-id'] ?? '',
    address: lateSource(attributes),
    alt,
    caption: '',
    size: 'text',
    isInGallery: false,
  }
}
