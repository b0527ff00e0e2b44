import { figurePattern, toFigure } from '../rich-text/figures.ts'

export function topBlocks(html: string): string[] {
  const blocks: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: tag, 1: slash, index } of html.matchAll(blockTag)) {
    if (depth === 0 && html.slice(from, index).trim() !== '') return [html]
    if (depth === 0) from = index
    depth += slash ? -1 : 1
    if (depth < 0) return [html]
    if (depth > 0) continue
    blocks.push(html.slice(from, index + tag.length))
    from = index + tag.length
  }
  return depth === 0 && html.slice(from).trim() === '' ? blocks : [html]
}

type Picture = (id: string) => { path: string; alt: string }

/**
 * The Markdown of a block without any sign that Markdown could take for its own. Most blocks are
 * such, and writing them through the parsers would take nearly all the time.
 */
export function plainMarkdown(block: string, picture: Picture): string | undefined {
  const [, name, inner = ''] = lineBlock.exec(block) ?? []
  if (name) return linesOf(inner, name === 'p' ? '\\\n' : undefined, starts[name])
  const [, kind, items = ''] = listBlock.exec(block) ?? []
  return kind ? listOf(kind, items) : figureOf(block, picture)
}

const blockTag = /<(\/?)(?:p|h2|h3|ul|ol|blockquote|table|figure)\b[^<>]*>/g
const lineBlock = /^<(p|h2|h3|blockquote><p)>(.*)<\/(?:p|h2|h3|p><\/blockquote)>$/
const listBlock = /^<(ul|ol)><li>(.*)<\/li><\/\1>$/
const figureBlock = new RegExp(`^${figurePattern}$`)
const starts: Record<string, string> = { h2: '## ', h3: '### ', 'blockquote><p': '> ' }

const letter = String.raw`[\p{L}\p{M}\p{N}]`
const sign = String.raw`(?:[\p{L}\p{M}\p{N},;?%$€×÷·°"'’‘“”«»–—…/()+=،؛؟-]|:(?!/)|(?<!w)\.|\.(?![-.\w])|!(?!<a))`
const words = `${sign}+(?: ${sign}+)*`
const address = String.raw`(?:https?://|mailto:|tel:)[\w/:.?=,+@-]+(?:#[\w-]+)?`
const marked = String.raw`<(strong|em|s|u|span style="color:#[0-9A-F]{6}")>(?=${letter})(${words})(?:(?<=${letter})|(?=<[/a-z]+>(?: |$)))</(?:strong|em|s|u|span)>`
const mailbox = String.raw`[\w.+-]+@[\w.-]+`
const linked = `<a href="(${address})">(${words}|${mailbox})</a>`
const part = new RegExp(`( ?${words} ?| )|${marked}|${linked}`, 'iuy')
const lineStart = new RegExp(String.raw`^(?!\d+(?:\)|\.(?:[ <]|$)))(?:${letter}|["'“”«‘(<])`, 'u')
const plainWords = new RegExp(`^(?:${words})?$`, 'iu')

const signs: Record<string, string> = { strong: '**', em: '*', s: '~~' }

function linesOf(html: string, lineBreak?: string, start = ''): string | undefined {
  const lines = html.split('<br />').map(lineOf)
  if (lines.includes(undefined) || (lines.length > 1 && !lineBreak)) return undefined
  return start + lines.join(lineBreak)
}

function lineOf(html: string): string | undefined {
  if (!lineStart.test(html) || html.endsWith(' ')) return undefined
  let [markdown, wasWords] = ['', false]
  for (part.lastIndex = 0; part.lastIndex < html.length;) {
    const [, text, tag = '', inner = '', href, label = ''] = part.exec(html) ?? []
    const written = text ?? (href ? linkTo(href, label) : markOf(tag, inner))
    if (written === undefined || (text !== undefined && wasWords)) return undefined
    if (text === undefined && markdown !== '' && !wasWords) return undefined
    markdown += written
    wasWords = text !== undefined
  }
  return markdown || undefined
}

function linkTo(href: string, label: string): string | undefined {
  if (href === `mailto:${label}`) return `<${label}>`
  return href === label || label.includes('@') ? undefined : `[${label}](${href})`
}

function markOf(tag: string, inner: string): string | undefined {
  if (tag === '') return undefined
  const [name = ''] = tag.split(' ')
  const around = signs[name]
  return around ? around + inner + around : `<${tag}>${inner}</${name}>`
}

function listOf(kind: string, items: string): string | undefined {
  const lines = items
    .split('</li><li>')
    .map((item) => linesOf(item.replace(/^<p>(.*)<\/p>$/, '$1')))
  if (lines.includes(undefined)) return undefined
  return lines.map((line, index) => `${kind === 'ul' ? '-' : `${index + 1}.`} ${line}`).join('\n')
}

function figureOf(block: string, picture: Picture): string | undefined {
  const found = figureBlock.exec(block)
  const { size, media, caption } = toFigure(found?.slice(1, 5) ?? [])
  if (!found || size !== 'text' || !plainWords.test(caption) || caption.includes('"'))
    return undefined
  const { path, alt } = picture(media)
  return plainWords.test(alt) && !alt.endsWith('(')
    ? `![${alt}](${path}${caption && ` "${caption}"`})`
    : undefined
}
