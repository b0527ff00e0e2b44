import { plainText } from '../articles/excerpt.ts'
import type { PictureWidth } from '../media/media.ts'
import { type RichTextPart, type Tag, tagHtml } from '../rich-text/rich-text-parts.ts'
import { youtubeId } from '../gallery/youtube.ts'
import { escapedMarkup, unescapedMarkup } from '../text/escaped-markup.ts'
import { isPictureFile } from './find-picture.ts'
import type { Found, ShownPicture } from './found-in-text.ts'

export const marks: readonly string[] = ['strong', 'em', 'u', 's', 'a', 'span']
export const solids: readonly string[] = ['ul', 'ol', 'table', 'h2', 'h3']
const ofLists: readonly string[] = ['ul', 'ol', 'li']

const bareAddress = /^https?:\/\/[^\s<>"]+$/
const linkedAddress = /^<a href="([^"]*)">\1<\/a>$/

export function linkParagraph(address: string): string {
  const written = escapedMarkup(address)
  return `<p><a href="${written}">${written}</a></p>`
}

/** Whatever stands between blocks becomes paragraphs, as WordPress does it when it shows a page. */
export function paragraphsOf(
  parts: RichTextPart[],
  isClassic: boolean,
  found: Found,
  isOurs: boolean,
): string {
  let html = ''
  let run = ''
  let depth = 0
  let attributes = ''
  let size: PictureWidth = 'text'
  const open: Tag[] = []
  const within = { galleries: 0, quotations: 0, preformatted: 0 }
  let captioned: ShownPicture | undefined
  /** Figures stand between blocks alone, so that those within one follow it. */
  let following = ''

  for (const part of parts) {
    if (typeof part === 'string') addText(part)
    else if (part.name === 'img') addPicture(part)
    else if (part.name === 'pre') addPreformatted(part)
    else if (part.name === 'gallery') {
      flush()
      within.galleries += part.isClosing ? -1 : 1
    } else if (within.galleries > 0 && ofLists.includes(part.name)) flush()
    else if (depth > 0 || solids.includes(part.name)) addSolid(part)
    else if (part.name === 'br') run += '<br />'
    else if (marks.includes(part.name)) addMark(part)
    else if (part.name === 'figure' || part.name === 'figcaption') addFigure(part)
    else {
      flush()
      attributes = part.name === 'p' && !part.isClosing ? part.attributes : ''
      if (part.name === 'blockquote') addQuotation(part)
    }
  }
  flush()
  addFollowing()
  return html

  function addPicture(part: Tag): void {
    const index = Number(/ src="(\d+)"/.exec(part.attributes)?.[1])
    const picture = found.pictures[index]
    if (!picture) return
    const isInside = depth > 0 || within.quotations > 0
    if (depth === 0) flush()
    noteLink()
    captioned = depth > 0 ? undefined : picture
    if (within.galleries > 0) picture.isInGallery = true
    else {
      picture.size = size
      if (isInside) following += `<figure>${index}</figure>`
      else html += `<figure>${index}</figure>`
    }
  }

  function noteLink(): void {
    const link = open.find(({ name }) => name === 'a')?.attributes ?? ''
    const [, address = ''] = / href="([^"]+)"/.exec(link) ?? []
    if (address !== '' && !isPictureFile(address))
      found.lost.push(`link of a picture to ${address}`)
  }

  /** A figure holds nothing but its picture and a caption. */
  function addFigure({ name, attributes, isClosing }: Tag): void {
    const caption = isClosing ? inlineText() : ''
    if (captioned && plainText(caption) !== '') {
      captioned.caption = `${caption}${closings()}`
      beginRun()
    } else flush()
    if (name === 'figcaption') return
    captioned = undefined
    size = (/ class="(wide|full)"/.exec(attributes)?.[1] as PictureWidth | undefined) ?? 'text'
  }

  function addPreformatted({ isClosing }: Tag): void {
    if (depth === 0) flush()
    else html += isClosing ? ' ' : ''
    within.preformatted += isClosing ? -1 : 1
  }

  function addQuotation(part: Tag): void {
    html += tagHtml(part, part.attributes)
    within.quotations += part.isClosing ? -1 : 1
    if (within.quotations === 0) addFollowing()
  }

  function addFollowing(): void {
    html += following
    following = ''
  }

  function addText(text: string): void {
    if (within.preformatted > 0) {
      const lines = withLines(text)
      if (depth > 0) html += lines
      else run += lines
      return
    }
    if (depth > 0) {
      html += text
      return
    }
    if (!isClassic) {
      run += text.replace(/\s+/g, ' ')
      return
    }
    for (const [index, paragraph] of text
      .replaceAll('\r', '')
      .split(/\n[ \t]*\n\s*/)
      .entries()) {
      if (index > 0) flush()
      const own = run.endsWith('<br />') ? paragraph.replace(/^[ \t]*\n/, '') : paragraph
      run += own.replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '<br />')
    }
  }

  function addSolid(part: Tag): void {
    if (depth === 0) flush()
    if (['div', 'figure', 'figcaption'].includes(part.name)) {
      html += ' '
      return
    }
    html += tagHtml(part, part.attributes)
    if (solids.includes(part.name)) depth += part.isClosing ? -1 : 1
    if (depth === 0 && within.quotations === 0) addFollowing()
  }

  function addMark(part: Tag): void {
    run += tagHtml(part, part.attributes)
    if (part.isClosing) open.pop()
    else open.push(part)
  }

  function inlineText(): string {
    return withoutEnds(run.replace(/<a [^<>]*><\/a>/g, ''))
  }

  function closings(): string {
    return open
      .toReversed()
      .map(({ name }) => `</${name}>`)
      .join('')
  }

  function flush(): void {
    const text = inlineText()
    if (plainText(text) !== '') {
      const [, linked = text] = linkedAddress.exec(text) ?? []
      const address = bareAddress.test(linked) && !isOurs ? unescapedMarkup(linked) : ''
      const video = youtubeId(address)
      if (video) found.videos.push(video)
      else if (address !== '' && linked === text) {
        found.embeds.push(address)
        html += linkParagraph(address)
      } else html += `<p${attributes}>${text}${closings()}</p>`
    }
    beginRun()
  }

  function beginRun(): void {
    run = open.map((mark) => tagHtml(mark, mark.attributes)).join('')
  }
}

/** The lines of programs and poems mean something. */
function withLines(text: string): string {
  return text
    .replaceAll('\r', '')
    .replace(/[ \t]+/g, ' ')
    .replaceAll('\n', '<br />')
}

/** A regular expression would take quadratic time. */
function withoutEnds(run: string): string {
  let start = 0
  let end = run.length
  for (;;) {
    if (run.startsWith('<br />', start)) start += 6
    else if (run[start] === ' ') start += 1
    else break
  }
  for (;;) {
    if (end > start && run.endsWith('<br />', end)) end -= 6
    else if (end > start && run[end - 1] === ' ') end -= 1
    else break
  }
  return run.slice(start, end)
}
