import {
  type Direction,
  type Directions,
  directionOfText,
  directionsOf,
  type Surroundings,
} from './text-direction.ts'

export type Tag = {
  name: string
  /** A space stands before each: ` dir="rtl"`. */
  attributes: string
  isClosing: boolean
  direction: Direction | undefined
}
export type RichTextPart = string | Tag

/** Cleaned HTML and the editor's have no comments, and no sign of a tag within attributes. */
const tags = /<(\/?)([a-z][a-z\d]*)([^<>]*)>/g
const isEmpty = ({ name }: Tag) => name === 'br' || name === 'img'
const entity = /&#?\w+;/g

/** Texts and tags, which together are the same HTML again. In linear time. */
export function richTextParts(html: string): RichTextPart[] {
  const parts: RichTextPart[] = []
  const open: Tag[] = []
  let end = 0
  for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(
    tags,
  )) {
    addText(html.slice(end, index))
    end = index + whole.length
    const tag: Tag = { name, attributes, isClosing: slash === '/', direction: undefined }
    parts.push(tag)
    if (tag.isClosing) open.pop()
    else if (!isEmpty(tag)) open.push(tag)
  }
  addText(html.slice(end))
  return parts

  function addText(text: string) {
    if (text !== '') parts.push(text)
    const innermost = open.at(-1)
    if (!innermost || innermost.direction) return
    const direction = directionOfText(text.replaceAll(entity, ' '))
    if (!direction) return
    const first = open.findLastIndex((tag) => tag.direction) + 1
    for (const tag of open.slice(first)) tag.direction = direction
  }
}

type Pen = {
  text?: (text: string) => string
  tag: (tag: Tag, directions?: Directions) => string
}

export function writeRichText(parts: RichTextPart[], language: Direction, pen: Pen): string {
  const within: Surroundings[] = []
  let html = ''
  for (const part of parts) {
    if (typeof part === 'string') html += pen.text?.(part) ?? part
    else if (part.isClosing) {
      within.pop()
      html += pen.tag(part)
    } else {
      const around = within.at(-1) ?? { direction: language, isChosen: false }
      const directions = directionsOfBlock(part, around)
      if (!isEmpty(part)) within.push(directions?.within ?? around)
      html += pen.tag(part, directions)
    }
  }
  return html
}

/** Columns of a table follow the language, and so do tables as a whole. */
const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'th', 'td', 'figcaption']

function directionsOfBlock(
  { name, attributes, direction }: Tag,
  around: Surroundings,
): Directions | undefined {
  if (!blocks.includes(name)) return undefined
  const chosen = / dir="(ltr|rtl)"/.exec(attributes)?.[1] as Direction | undefined
  return directionsOf(chosen, direction, around)
}

export function tagHtml({ name, isClosing }: Tag, attributes: string): string {
  return `<${isClosing ? '/' : ''}${name}${attributes}>`
}
