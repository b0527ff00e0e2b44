import { decodedPath } from './find-picture.ts'
import { bareSlug } from './generators/generator.ts'

const raw = /\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/
const fences = /(^(?:```|~~~)[^]*?^(?:```|~~~)[^\n]*$)/m

/** Programs show what stands in code, and between `raw` and `endraw`, as it is. */
export function outsideOfCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(raw)
    .map((text, index) => {
      if (index % 2 === 1) return text
      const parts = text.split(fences)
      return parts.map((part, at) => (at % 2 === 1 ? part : change(part))).join('')
    })
    .join('')
}

const block =
  /\{%-?[ \t]*(end)?(highlight|codeblock|code|blockquote|quote|pullquote)\b([^\n{}%]*)-?%\}/g
const ofCode = ['highlight', 'codeblock', 'code']

/** Their text is Markdown, or code that needs its signs. */
export function withBlocks(markdown: string): string {
  let source = ''
  return markdown.replace(block, (_whole, end: string, name: string, words: string) => {
    if (ofCode.includes(name)) return '\n```\n'
    if (!end) {
      source = words.trim()
      return '\n\n<blockquote>\n\n'
    }
    const told = source && `\n\n— ${source}`
    source = ''
    return `${told}\n\n</blockquote>\n\n`
  })
}

const postUrl = /\{%-?[ \t]*post_(?:url|path)[ \t]+([^\s{}%]+)[ \t]*-?%\}/g
const postLink = /\{%-?[ \t]*post_link[ \t]+([^\s{}%]+)((?:[ \t][^\n{}%]*)?)-?%\}/g
const link = /\{%-?[ \t]*link[ \t]([^\n{}%]+)%\}/g
const picture = /\{%-?[ \t]*(?:asset_)?img[ \t]([^\n{}%]+)%\}/g
const film = /\{%-?[ \t]*youtube[ \t]+['"]?([\w-]{11})\b[^\n{}%]*%\}/g
const ofPelican =
  /(?<=\]\([ ]?|="|\]:[ ]?)[{|](filename|static|attach|tag|category|author|index)[}|](\/?)([^\s)"#]*)/g
const word = /"([^"]*)"|'([^']*)'|(\S+)/g

export const postFolder = '/post_url/'

/** Links to other texts and pictures, as Jekyll, Hexo and Pelican write them. */
export function withTemplateLinks(markdown: string): string {
  return markdown
    .replace(postUrl, (_whole, name: string) => `${postFolder}${name.replace(/^\//, '')}`)
    .replace(postLink, (_whole, name: string, words: string) => {
      const [title = name] = wordsIn(words)
      return `[${title}](${postFolder}${name})`
    })
    .replace(link, (_whole, written: string) => linkTo(written.replace(/-$/, '').trim()))
    .replace(picture, (_whole, written: string) => pictureIn(wordsIn(written)))
    .replace(film, (_whole, id: string) => `\n\nhttps://www.youtube.com/watch?v=${id}\n\n`)
    .replace(ofPelican, (_whole, kind: string, slash: string, path: string) => {
      if (kind === 'filename') return slash ? `/content/${path}` : path
      if (kind === 'index') return '/'
      const isFile = kind === 'static' || kind === 'attach'
      return isFile ? slash + path : `/${kind}/${bareSlug(decodedPath(path))}.html`
    })
}

function linkTo(written: string): string {
  const [title = '', address = ''] = wordsIn(written)
  if (/^https?:\/\//.test(address)) return `[${title}](${address})`
  return `/${written.replace(/^\//, '')}`
}

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i

function pictureIn(words: string[]): string {
  const at = words.findIndex((one) => pictureEnding.test(one))
  const [title = ''] = words.slice(at + 1).filter((one) => !/^\d+$/.test(one))
  return at === -1 ? '' : `![${title}](<${words[at]}>)`
}

function wordsIn(written: string): string[] {
  return [...written.matchAll(word)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
}
