import {
  type Direction,
  type Directions,
  directionOfText,
  directionsOf,
  type Surroundings,
} from './text-direction.ts'

export type RichTextNode = string | RichTextElement

/** Has all that it was parsed from, so that the same HTML can be written again. */
export type RichTextElement = {
  name: string
  /** With a space before each: ` dir="rtl"`. */
  attributes: string
  children: RichTextNode[]
  /** '' where there is none. */
  closingTag: string
  /** Of its first letter, however deep. */
  direction: Direction | undefined
}

/** Cleaned HTML and the editor's have no comments, and no sign of a tag within attributes. */
const tag = /<(\/?)([a-z][a-z\d]*)([^<>]*)>/g
const empty: readonly string[] = ['br', 'img']
const entity = /&#?\w+;/g

/** In linear time where each tag is closed; one that closes nothing is text. */
export function parseRichText(html: string): RichTextNode[] {
  const root = elementOf('', '')
  const open = [root]
  let end = 0
  for (const match of html.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = match
    addText(html.slice(end, match.index))
    end = match.index + whole.length
    if (slash) close(name, whole)
    else enter(elementOf(name, attributes))
  }
  addText(html.slice(end))
  leave(1)
  return root.children

  function innermost(): RichTextElement {
    return open.at(-1) ?? root
  }

  function addText(text: string) {
    if (text === '') return
    innermost().children.push(text)
    innermost().direction ??= directionOfText(text.replaceAll(entity, ' '))
  }

  function enter(element: RichTextElement) {
    innermost().children.push(element)
    if (!empty.includes(element.name)) open.push(element)
  }

  function close(name: string, closingTag: string) {
    const depth = open.findLastIndex((element) => element.name === name)
    const element = open[depth]
    if (!element) innermost().children.push(closingTag)
    else {
      element.closingTag = closingTag
      leave(depth)
    }
  }

  function leave(depth: number) {
    while (open.length > depth) {
      const { direction } = open.pop() ?? root
      innermost().direction ??= direction
    }
  }
}

function elementOf(name: string, attributes: string): RichTextElement {
  return { name, attributes, children: [], closingTag: '', direction: undefined }
}

export type ElementContext = {
  parent: RichTextElement | undefined
  /** Of elements that can have one of their own. */
  directions: Directions | undefined
}

/** How each part of a text is written; `inner` is what was written of an element's children. */
type Pen = {
  text?: (text: string) => string
  element: (element: RichTextElement, inner: string, context: ElementContext) => string
}

export function writeRichText(nodes: RichTextNode[], language: Direction, pen: Pen): string {
  return written(nodes, { direction: language, isChosen: false }, pen)
}

function written(
  nodes: RichTextNode[],
  around: Surroundings,
  pen: Pen,
  parent?: RichTextElement,
): string {
  let html = ''
  for (const node of nodes) {
    if (typeof node === 'string') html += pen.text?.(node) ?? node
    else {
      const directions = directionsOfElement(node, around)
      const inner = written(node.children, directions?.within ?? around, pen, node)
      html += pen.element(node, inner, { parent, directions })
    }
  }
  return html
}

/** Columns of a table follow the language, and so do tables as a whole. */
const directed = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'th', 'td', 'figcaption']

function directionsOfElement(
  { name, attributes, direction }: RichTextElement,
  around: Surroundings,
): Directions | undefined {
  if (!directed.includes(name)) return undefined
  const chosen = / dir="(ltr|rtl)"/.exec(attributes)?.[1] as Direction | undefined
  return directionsOf(chosen, direction, around)
}

export function elementHtml(
  { name, closingTag }: Pick<RichTextElement, 'name' | 'closingTag'>,
  attributes: string,
  inner: string,
): string {
  return `<${name}${attributes}>${inner}${closingTag}`
}

/** As it was parsed. */
export function htmlOf(nodes: RichTextNode[]): string {
  return writeRichText(nodes, 'ltr', {
    element: (element, inner) => elementHtml(element, element.attributes, inner),
  })
}
