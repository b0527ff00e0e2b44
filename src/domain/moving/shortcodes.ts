import { youtubeAddress } from '../gallery/youtube.ts'
import { richTextLimit } from '../rich-text/rich-text.ts'
import { commentsIn } from './block-comments.ts'
import type { Found } from './found-in-text.ts'

/** Says with `isClassic` whether WordPress makes the paragraphs when it shows the text. */
export function withoutComments(
  content: string,
  found: Found,
): { html: string; isClassic: boolean } {
  let html = ''
  let isClassic = true
  let end = 0
  for (const { start, end: after, block } of commentsIn(content)) {
    html += content.slice(end, start)
    end = after
    if (!block || block.mark === 'ends') continue
    isClassic = false
    // A block without a text of its own is drawn anew with every page.
    if (block.mark === 'whole') found.lost.push(block.name)
  }
  return { html: html + content.slice(end), isClassic }
}

export const longestText = 8 * richTextLimit
const shortcodes = /\[(\/?)([a-z][\w-]*)(?![\w-])([^[\]]*)\]/gi
const known =
  /^(caption|wp_caption|gallery|embed|video|youtube|audio|playlist|contact-form-7|wpforms|gravityform|(vc|et_pb|fusion|av)_\w+)$/
const isOfAddress = /^(?:embed|embedyt|youtube)$/
const isOfVideo = /^(?:video|youtube|embedyt)$/
const videoSource = /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/\S*?(?:v=|\/))([\w-]{11})(?![\w-])/i
const caption = /^(wp_)?caption$/

/** A word in brackets is no shortcode without attributes or an end. */
export function withoutShortcodes(html: string, found: Found): string {
  const ended = new Set(
    [...html.matchAll(shortcodes)].flatMap(([, slash, name = '']) => (slash ? [name] : [])),
  )
  return html.replace(shortcodes, (whole, slash: string, name: string, attributes: string) => {
    if (!known.test(name) && !ended.has(name) && !/\s[\w-]+=/.test(attributes)) return whole
    if (caption.test(name)) return slash ? '</figure>\n\n' : '\n\n<figure>'
    const [, video] = isOfVideo.test(name) ? (videoSource.exec(attributes) ?? []) : []
    if (video !== undefined) return `\n\n${youtubeAddress(video)}\n\n`
    if (name === 'gallery') addGallery(attributes, found)
    else if (!slash && !isOfAddress.test(name)) found.lost.push(`[${name}]`)
    return '\n\n'
  })
}

function addGallery(attributes: string, found: Found): void {
  const [, named] = /\s(?:ids|include)=["']?([\d,\s]+)/.exec(attributes) ?? []
  if (named === undefined) found.showsAttached = true
  const blank = { address: '', alt: '', caption: '', size: 'text', isInGallery: true } as const
  const ids = (named ?? '').split(',').map((id) => id.trim())
  found.pictures.push(...ids.filter(Boolean).map((attachment) => ({ ...blank, attachment })))
}
