import type { Element, ElementContent, Root, RootContent } from 'hast'
import { raw } from 'hast-util-raw'
import { toHtml } from 'hast-util-to-html'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'

export function htmlIn(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: gfmFromMarkdown().map(withEscapes),
  })
  const html = raw(toHast(tree, { allowDangerousHtml: true })) as Root
  return toHtml(writtenAlike(html))
}

/** Its transforms would make links of addresses though they are escaped. */
function withEscapes({ transforms: _transforms, ...extension }: Extension): Extension {
  return extension
}

const flow: readonly string[] = ['p', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const boxes = [
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'div',
  'hr',
  'pre',
]
const blocks: readonly string[] = [...flow, ...boxes]
const withParagraphs: readonly string[] = ['li', 'th', 'td', 'blockquote']

export function writtenAlike(root: Root): Root {
  return { ...root, children: inParagraphs(root.children) as RootContent[] }
}

function inParagraphs(children: (RootContent | ElementContent)[]): ElementContent[] {
  const written: ElementContent[] = []
  let open: Element | undefined
  for (const child of children) {
    if (child.type === 'comment' || child.type === 'doctype') continue
    if (child.type === 'element' && blocks.includes(child.tagName)) {
      open = undefined
      written.push(alike(child))
    } else if (open) open.children.push(alikeWithin(child))
    else if (child.type === 'element' || child.value.trim() !== '') {
      open = element('p', {}, [alikeWithin(child)])
      written.push(open)
    }
  }
  return written
}

function alike(element: Element): Element {
  const { tagName } = element
  if (tagName === 'p') return figureOf(element) ?? marked(element)
  if (withParagraphs.includes(tagName)) {
    return { ...element, children: inParagraphs(element.children) }
  }
  return marked(element)
}

function marked(element: Element): Element {
  const tagName = element.tagName === 'del' ? 's' : element.tagName
  return { ...element, tagName, children: element.children.map(alikeWithin) }
}

function alikeWithin(child: ElementContent): ElementContent {
  return child.type === 'element' ? alike(child) : child
}

function figureOf({ children }: Element): Element | undefined {
  const [image, ...more] = children
  if (image?.type !== 'element' || image.tagName !== 'img' || more.length > 0) return undefined
  const { title, ...properties } = image.properties
  const caption: Element[] =
    title === undefined ? [] : [element('figcaption', {}, [{ type: 'text', value: String(title) }])]
  return element('figure', { className: ['text'] }, [{ ...image, properties }, ...caption])
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}
