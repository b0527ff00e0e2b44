import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { Nodes, Paragraph, PhrasingContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { htmlIn, writtenAlike } from './html-in.ts'
import { plainMarkdown, topBlocks } from './plain-blocks.ts'

export type Addresses = {
  picture(id: string): { path: string; alt: string }
  file(id: string): string
}

/** Reading it back costs time that grows with the square of its length. */
const longestBlock = 20_000

export function markdownOf(html: string, addresses: Addresses): string {
  const written = topBlocks(html).flatMap(
    (block) => plainMarkdown(block, addresses.picture) ?? parsedMarkdown(block, addresses),
  )
  return written
    .map((block, index) => `${breakBefore(block, written[index - 1])}${block}\n`)
    .join('')
}

export function parsedMarkdown(html: string, addresses: Addresses): string[] {
  const root = writtenAlike(fromHtml(html, { fragment: true }))
  return root.children.map((block) => {
    const children = [tidy(leadingTo(addresses, block))]
    return exactly(children) ?? asOneLine(children)
  })
}

function exactly(children: RootContent[]): string | undefined {
  const html = asOneLine(children)
  if (html.length > longestBlock) return undefined
  const tree = toMdast({ type: 'root', children }, { handlers })
  const markdown = toMarkdown(withTightLists(tree), style).trim()
  const isExact = comparable(htmlIn(markdown)) === comparable(html)
  return isExact ? markdown : undefined
}

function asOneLine(children: RootContent[]): string {
  return toHtml({ type: 'root', children }).replace(spaces, ' ')
}

function breakBefore(block: string, former: string | undefined): string {
  if (former === undefined) return ''
  const areLists = isList.test(former) && isList.test(block)
  return areLists ? '\n<!-- -->\n\n' : '\n'
}

const spaces = /[ \t\n\r\f]+/g
const isList = /^(-|\d+\.) /

const style: Options = {
  bullet: '-',
  emphasis: '*',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
}

const asHtml: Handle = (state, element: Element) => {
  const [open = '', close = ''] = toHtml({ ...element, children: [cut] }).split('<!--cut-->')
  return [htmlNode(open), ...(state.all(element) as PhrasingContent[]), htmlNode(close)]
}

const cut = { type: 'comment', value: 'cut' } as const

function htmlNode(value: string) {
  return { type: 'html', value } as const
}

const link: Handle = (state, element, parent) =>
  (element.properties.href ? defaultHandlers.a : asHtml)(state, element, parent)

const handlers: Record<string, Handle> = { a: link, u: asHtml, span: asHtml, figure }

function figure(_state: unknown, { properties, children }: Element): Paragraph | undefined {
  const [image, caption, ...more] = children
  const words = caption?.type === 'element' ? caption.children : []
  if (image?.type !== 'element' || more.length > 0 || words.length > 1) return undefined
  const [word] = words
  if (properties.className?.toString() !== 'text' || (word && word.type !== 'text'))
    return undefined
  const { src, alt } = image.properties
  const title = word?.value ?? null
  return {
    type: 'paragraph',
    children: [{ type: 'image', url: String(src), alt: String(alt), title }],
  }
}

function leadingTo<Node extends RootContent>(addresses: Addresses, node: Node): Node {
  if (node.type !== 'element') return node
  for (const child of node.children) leadingTo(addresses, child)
  const { src, href } = node.properties
  const [, picture] = /^\/media\/(\w+)\//.exec(String(src)) ?? []
  const [, file] = /^\/files\/(\w+)$/.exec(String(href)) ?? []
  if (picture !== undefined) {
    const { path, alt } = addresses.picture(picture)
    node.properties = { ...node.properties, src: path, alt }
  }
  if (file !== undefined) node.properties = { ...node.properties, href: addresses.file(file) }
  return node
}

const marks: readonly string[] = ['strong', 'em', 's', 'u', 'a', 'span']

function tidy<Node extends RootContent>(node: Node): Node {
  if (node.type !== 'element') return node
  return { ...node, children: node.children.map(tidy).flatMap(withSpacesOutside) }
}

function withSpacesOutside(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || !marks.includes(node.tagName)) return [node]
  const children = node.children.map((child) => ({ ...child }))
  const [first, last] = [children[0], children.at(-1)]
  const around: [string, string] = ['', '']
  if (first?.type === 'text') {
    around[0] = /^[ \n]*/.exec(first.value)?.[0] ?? ''
    first.value = first.value.slice(around[0].length)
  }
  if (last?.type === 'text') {
    around[1] = /[ \n]*$/.exec(last.value)?.[0] ?? ''
    last.value = last.value.slice(0, last.value.length - around[1].length)
  }
  const [before, after] = around.map((value) => ({ type: 'text' as const, value }))
  return [before, { ...node, children }, after].filter(
    (one) => one !== undefined && !(one.type === 'text' && one.value === ''),
  ) as ElementContent[]
}

function withTightLists<Node extends Nodes>(node: Node): Node {
  if ('spread' in node) node.spread = false
  if ('children' in node) for (const child of node.children) withTightLists(child)
  return node
}

function comparable(html: string): string {
  return html
    .replace(/<\/?t(head|body)>| scope="col"/g, '')
    .replace(spaces, ' ')
    .replace(/ ?(<\/?(?:p|li|ul|ol|h2|h3|blockquote|table|tr|t[dh]|br)\b[^>]*>) ?/g, '$1')
}
