import type { ExportedItem } from '../read-part.ts'
import { type Configs, type Generator, inFolder, withoutEnding } from './generator.ts'

const names = ['ts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)
const translated = /^i18n\/[\w-]+\/docusaurus-plugin-content-(blog|docs|pages)\/(?:current\/)?/
const dated = /^(.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/
const numbered = /^(?!\d{4}[-_.]\d\d|\d+[-_.]\d)\d+\s*[-_.]+\s*(?=[^-_.\s])/

export function docusaurus(configs: Configs): Generator | undefined {
  const config = names.map((name) => configs.get(name)).find((one) => one !== undefined)
  if (config === undefined) return undefined
  const setting = (name: string) => new RegExp(`\\b${name}:\\s*(['"])(.*?)\\1`).exec(config)?.[2]
  const base = setting('baseUrl') ?? '/'
  const there = setting('defaultLocale') ?? 'en'

  function madeOf(file: string, written: ExportedItem['written']): string {
    const { slug = '', id = '' } = written ?? {}
    const path = file.replace(translated, (_whole, kind) => (kind === 'pages' ? '' : `${kind}/`))
    const beneath = withoutEnding(path.replace(/^src\/pages\//, '')).replace(/(^|\/)index$/i, '')
    const [first, ...rest] = beneath.split('/')
    if (first === 'blog') return inFolder('blog', slug || blogSlug(rest.join('/')))
    if (first !== 'docs') return inFolder('', beneath)
    const plain = rest.map((name) => name.replace(numbered, ''))
    const folder = plain.slice(0, -1).join('/')
    if (slug.startsWith('/')) return inFolder('docs', slug)
    if (slug || id) return inFolder('docs', `${folder}/${slug || id}`)
    const [last = '', above] = plain.toReversed()
    const isHead = /^readme$/i.test(last) || last === above
    return inFolder('docs', isHead ? folder : plain.join('/'))
  }

  return {
    files: 'static',
    topics: { post_tag: { beneath: inFolder(base, 'blog/tags/'), kind: 'post' } },
    feeds: ['rss.xml', 'atom.xml', 'feed.json'].map((name) => inFolder(base, `blog/${name}`)),
    lists: ['tags', 'archive', 'authors', 'page'].map((name) => inFolder(base, `blog/${name}`)),
    authors: { beneath: inFolder(base, 'blog/authors/') },
    addressesOf({ item, language }) {
      if (item.address !== '') return []
      const made = madeOf(item.id, item.written)
      return [inFolder(base, language === there ? made : inFolder(language, made))]
    },
  }
}

function blogSlug(path: string): string {
  const [, folder = '', year, month, day, name] = dated.exec(path) ?? []
  return year === undefined ? path : `${folder}${year}/${month}/${day}/${name}`
}
