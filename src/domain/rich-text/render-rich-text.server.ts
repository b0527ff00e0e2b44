import { withBoundNumbers, withUnitsAsElements } from '../languages/bound-numbers.ts'
import { directionOf, type LanguageCode } from '../languages/language.ts'
import { type PictureWidth, sourceSet } from '../media/media.ts'
import { type FileLink, type FileLinks, filesInText } from './file-links.ts'
import type { Described } from './figures.ts'
import { contentsOf, type Heading } from './headings.ts'
import { colourAsClass } from './rich-text.ts'
import {
  type RichTextPart,
  richTextParts,
  type Tag,
  tagHtml,
  writeRichText,
} from './rich-text-parts.ts'
import { escapedMarkup } from '../text/escaped-markup.ts'
import type { Direction, Directions } from './text-direction.ts'

type Library = Map<string, Described>
type Reader = { language: LanguageCode; described: Library }
type PageReader = Reader & { files: FileLinks }

/** A cleaned text as programs read it: directions, alt texts and sizes are written out, which cleaning removes again. */
export function toPublicHtml(html: string, { language, described }: Reader): string {
  return writeRichText(richTextParts(html), directionOf(language), {
    tag: (tag, directions) => tagHtml(tag, publicAttributes(tag, described, directions)),
  })
}

/** A cleaned text as a page shows it: nothing is left for browsers to change. */
export function toPageHtml(html: string, reader: PageReader): string {
  return pageHtml(richTextParts(html), reader, new Map())
}

export function toPageHtmlWithContents(
  html: string,
  reader: PageReader,
): { html: string; headings: Heading[] } {
  const parts = richTextParts(html)
  const headings = contentsOf(parts)
  return { html: pageHtml(parts, reader, headings), headings: [...headings.values()] }
}

function pageHtml(
  parts: RichTextPart[],
  { language, described, files }: PageReader,
  headings: Map<Tag, Heading>,
): string {
  const direction = directionOf(language)
  const drawLink = linkPen(files, direction)
  let figure: Tag | undefined
  return writeRichText(parts, direction, {
    text(text) {
      const bound = withBoundNumbers(text)
      return direction === 'rtl' ? withUnitsAsElements(bound) : bound
    },
    tag(tag, directions) {
      if (tag.name === 'figure') figure = tag
      const responsive = figure && responsivePicture(tag, described, figure)
      if (responsive) return responsive
      if (tag.name === 'a') return drawLink(tag)
      const own = colourAsClass(publicAttributes(tag, described, directions))
      const id = headings.get(tag)?.id
      return withScrolling(tag, tagHtml(tag, id ? ` id="${id}"${own}` : own))
    },
  })
}

type OpenLink = FileLink | 'address' | 'gone'

function linkPen(files: FileLinks, direction: Direction): (tag: Tag) => string {
  const open: OpenLink[] = []

  function opening(tag: Tag): string {
    const id = filesInText(tag.attributes)[0]
    const link = id === undefined ? 'address' : (files.get(id) ?? 'gone')
    open.push(link)
    if (link === 'gone') return ''
    return tagHtml(tag, link === 'address' ? tag.attributes : toVersion(tag.attributes, link))
  }
  function closing(tag: Tag): string {
    const link = open.pop() ?? 'address'
    if (link === 'gone') return ''
    const html = tagHtml(tag, tag.attributes)
    return link === 'address'
      ? html
      : `${html} <bdi class="file-facts" dir="${direction}">${link.facts}</bdi>`
  }
  return (tag) => (tag.isClosing ? closing(tag) : opening(tag))
}

function toVersion(attributes: string, { address, hrefLang }: FileLink): string {
  const language = hrefLang ? ` hreflang="${hrefLang}"` : ''
  return attributes.replace(/ href="[^"]*"/, ` href="${address}"${language}`)
}

function withScrolling({ name, isClosing }: Tag, html: string): string {
  if (name !== 'table') return html
  return isClosing ? `${html}</div>` : `<div class="table" tabindex="0">${html}`
}

function publicAttributes(tag: Tag, described: Library, directions?: Directions): string {
  const picture = knownPicture(tag, described)
  if (picture) return `${imageAttributes(picture)} /`
  const { attributes } = tag
  const isDirected = attributes.includes(' dir="')
  if (!directions || isDirected || directions.own === directions.around) return attributes
  return `${attributes} dir="${directions.own}"`
}

type KnownPicture = Described & { id: string; source: string }

const image = /^ (src="\/media\/([\da-f]{32})\/\d{1,4}\.webp") alt="" \/$/

function knownPicture({ name, attributes }: Tag, described: Library): KnownPicture | undefined {
  if (name !== 'img') return undefined
  const [, source = '', id = ''] = image.exec(attributes) ?? []
  const known = described.get(id)
  return known && { ...known, id, source }
}

function imageAttributes({ source, alt, width, height }: KnownPicture): string {
  return ` ${source} alt="${escapedMarkup(alt)}" width="${width}" height="${height}"`
}

const sizes: Record<PictureWidth, string> = {
  text: 'min(42rem, 100vw)',
  wide: 'min(64rem, 100vw)',
  full: '100vw',
}

function responsivePicture(tag: Tag, described: Library, figure: Tag): string | undefined {
  const known = knownPicture(tag, described)
  const [, size] = /^ class="(text|wide|full)"$/.exec(figure.attributes) ?? []
  if (!known || !size) return undefined
  const picture = { ...known, blur: '' }
  const shown = `sizes="${sizes[size as PictureWidth]}"`
  const avif = `<source type="image/avif" srcset="${sourceSet(picture, 'avif')}" ${shown} />`
  const webp = `<img srcset="${sourceSet(picture, 'webp')}" ${shown}${imageAttributes(known)}`
  return `<picture>${avif}${webp} loading="lazy" decoding="async" /></picture>`
}
