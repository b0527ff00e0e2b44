import { htmlIn } from '../leaving/html-in.ts'
import { richTextLimit } from '../rich-text/rich-text.ts'
import { escapedMarkup } from '../text/escaped-markup.ts'
import { withBareFootnotes } from './footnotes.ts'
import type { Found, MovedText } from './found-in-text.ts'
import { withQuotedNotes } from './admonitions.ts'
import { outsideOfCode, withBlocks, withTemplateLinks } from './template-tags.ts'
import { nothingFound, textOfHtml } from './moved-text.ts'

export function markdownText(
  markdown: string,
  isOurs: boolean,
  isMdx = false,
): MovedText | undefined {
  if (markdown.length > 2 * richTextLimit) return undefined
  const found = nothingFound()
  const plain = isMdx ? withoutProgram(markdown, found) : markdown
  const whole = readable(
    isOurs
      ? plain
      : withQuotedNotes(outsideOfCode(plain, (text) => withoutTemplates(withBlocks(text), found))),
  )
  const read = whole && withBareFootnotes(whole)
  const own = isOurs ? read?.replace(fileOfOurs, ' href="/files/$1"') : read
  const moved = own === undefined ? undefined : textOfHtml(own, false, found, isOurs)
  return moved && { ...moved, lost: [...new Set(moved.lost)] }
}

const fileOfOurs = / href="(?:\.\.\/)?files\/([\da-f]{32})(?:\/[^"]*)?"/g

function readable(markdown: string): string | undefined {
  try {
    return htmlIn(markdown)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** They end before the next one begins, so that it stays linear. */
const shortcode = /\{\{[<%]\s*(\/?)([\w./-]+)([^\n{}]*?)[%>]\}\}/g
const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g
const filtered = /\{\{-?\s*["']([^"'{}\n]*)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g
const address = /\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g
const output = /\{\{-?\s*([\w.]+)[^\n{}]*\}\}/g
const tag = /\{%-?\s*(\w+)[^\n{}]*%\}/g
const listOfContents = /^[*-] [^\n]*\n\{:[ \t]*toc\b[^\n{}]*\}[ \t]*$/gm
const attributeList = /(?<![ \t])[ \t]*\{:[^\n{}]*\}/g

/** Hugo writes links between texts so: a path is that beneath the content. */
const reference = /\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["']?([^\s"'{}<>%]+)["']?\s*[%>]\}\}/g

function fromRoot(path: string): string {
  return `/content/${path.replace(/^\//, '')}`
}

function withoutTemplates(markdown: string, found: Found): string {
  return withTemplateLinks(markdown)
    .replace(reference, (_whole, path: string) => (path.includes('/') ? fromRoot(path) : path))
    .replace(shortcode, (_whole, slash: string, name: string, attributes: string) => {
      if (name === 'figure') return slash ? '' : figure(attributes)
      if (name === 'youtube') return slash ? '' : video(attributes)
      if (!slash) found.lost.push(`{{< ${name} >}}`)
      return ''
    })
    .replace(filtered, '$1')
    .replace(address, '')
    .replace(output, (_whole, name: string) => lost(found, `{{ ${name} }}`))
    .replace(tag, (_whole, name: string) =>
      /^(end|comment$|raw$)/.test(name) ? '' : lost(found, `{% ${name} %}`),
    )
    .replace(listOfContents, '')
    .replace(attributeList, '')
}

const code = /(^(?:```|~~~)[^]*?^(?:```|~~~)[^\n]*$|`[^`\n]*`)/m
const modules = /^(import|export)\s[^]*?(?=\n\s*\n|(?![^]))/gm
const component = /<\/?([A-Z][\w.]*)(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>/g
const expression = /\{[^{}]*\}/g

function withoutProgram(markdown: string, found: Found): string {
  const parts = markdown.split(code).map((part, index) =>
    index % 2 === 1
      ? part
      : part
          .replace(modules, (_whole, word: string) => lost(found, word))
          .replace(component, (_whole, name: string) => lost(found, `<${name}>`))
          .replace(expression, (whole) => (whole.startsWith('{/*') ? '' : lost(found, whole))),
  )
  return parts.join('')
}

function lost(found: Found, what: string): string {
  found.lost.push(what)
  return ''
}

function figure(written: string): string {
  const { src = '', alt = '', caption = '', title = '' } = attributesIn(written)
  const words = caption || title
  const below = words && `<figcaption>${escapedMarkup(words)}</figcaption>`
  return `\n\n<figure class="text"><img src="${escapedMarkup(src)}" alt="${escapedMarkup(alt)}">${below}</figure>\n\n`
}

function video(written: string): string {
  const [bare = ''] = /[\w-]{11}/.exec(written) ?? []
  const address = `https://www.youtube.com/watch?v=${attributesIn(written).id ?? bare}`
  return `\n\n<iframe src="${escapedMarkup(address)}"></iframe>\n\n`
}

function attributesIn(written: string): Record<string, string> {
  const all = [...written.matchAll(attribute)]
  return Object.fromEntries(
    all.map(([, name, double, single, ticked]) => [name, double ?? single ?? ticked ?? '']),
  )
}
