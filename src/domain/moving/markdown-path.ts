import { type LanguageCode, pathInLanguage } from '../languages/language.ts'
import { readablePath } from '../seo/site-address.ts'
import { codeHere, isLanguage } from './item-languages.ts'

export type MarkdownPath = {
  kind: string
  language: LanguageCode | undefined
  stem: string
  slug: string
  date: string
  isDraft: boolean
  isList: boolean
}

const roots = ['content', 'src/content', 'src/pages', 'source']
const kinds: Record<string, string> = {
  '': 'page',
  _drafts: 'post',
  _posts: 'post',
  article: 'post',
  articles: 'post',
  blog: 'post',
  news: 'post',
  page: 'page',
  pages: 'page',
  post: 'post',
  posts: 'post',
}
const ending = /\.(?:md|markdown|mdx)$/i
const suffix = /^(.+)\.([a-z]{2,3}(?:-[a-z]{2,4})?)$/i
const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/

export function isMarkdown(path: string): boolean {
  return ending.test(path)
}

const beneathPosts = /(?:^|\/)_(?:posts|drafts)\/(.+)$/

/** Templates name a post so, without its folder and ending. */
export function postName(file: string): string | undefined {
  return beneathPosts.exec(file)?.[1]?.replace(ending, '')
}

const otherTexts = /\.(?:rst|adoc|asciidoc|org|textile)$/i

export function isTextFile(path: string): boolean {
  return isMarkdown(path) || otherTexts.test(path)
}

const aboutItself = /(?:^|\/)(?:readme|license|changelog)\.\w+$/i

export function isAboutItself(path: string): boolean {
  return aboutItself.test(path)
}

const ofDocusaurus = /^i18n\/([\w-]+)\/docusaurus-plugin-content-(blog|docs|pages)\/(?:current\/)?/
const besidePages = /^(?:blog|docs|i18n)\//

export function contentPaths(paths: string[]): string[] {
  const beneath = paths.filter((path) => rootOf(path) !== '')
  if (beneath.length === 0) return paths.filter((path) => !isAboutItself(path))
  const arePages = beneath.every((path) => path.startsWith('src/pages/'))
  return arePages ? [...beneath, ...paths.filter((path) => besidePages.test(path))] : beneath
}

/** Docusaurus keeps translations apart: they are read as if they lay within what they translate. */
function besideOriginal(path: string): string {
  return path.replace(ofDocusaurus, (_, language, kind) =>
    kind === 'pages' ? `src/pages/${language}/` : `${kind}/${language}/`,
  )
}

export function readPaths(
  paths: string[],
  here: LanguageCode[],
  pathOf?: (file: string, path: MarkdownPath) => MarkdownPath,
): (path: string) => MarkdownPath {
  const isHere = (name: string) => isLanguage(name) && here.includes(codeHere(name, here))
  const folders = new Set(paths.map(besideOriginal).flatMap(foldersOf))
  const ofLanguages = new Set([...folders].filter((one) => isHere(nameOf(one))).map(parentOf))
  const isOfLanguage = (folder: string) =>
    isLanguage(nameOf(folder)) && ofLanguages.has(parentOf(folder))

  return (file) => {
    const path = besideOriginal(file)
    const root = rootOf(path)
    const above = foldersOf(path).filter((folder) => folder.length > root.length)
    const name = nameOf(path).replace(ending, '')
    const [, stem = name, code = ''] = suffix.exec(name) ?? []
    const isSuffix = isHere(code) || (isLanguage(code) && /^..(-|$)/.test(code))
    const own = isSuffix ? stem : name
    const languageFolder = above.findLast(isOfLanguage)
    const language = isSuffix ? code : languageFolder && nameOf(languageFolder)
    const within = above.filter((folder) => folder !== languageFolder).map(nameOf)
    const isIndex = /^_?index$/i.test(own)
    const names = isIndex ? within : [...within, own]
    const posts = within.find((folder) => folder === '_posts' || folder === '_drafts')
    const [, date = '', rest = names.at(-1) ?? ''] = dated.exec(names.at(-1) ?? '') ?? []
    const [first = ''] = names.length > 1 ? names : []
    const section = posts ?? first
    const read: MarkdownPath = {
      kind: kinds[section.toLowerCase()] ?? section,
      language: language === undefined ? undefined : codeHere(language, here),
      stem: names.join('/'),
      slug: rest,
      date,
      isDraft: within.includes('_drafts'),
      isList: own.startsWith('_'),
    }
    return pathOf?.(file, read) ?? read
  }
}

export function pathOfFile(file: string, language: LanguageCode): string | undefined {
  if (!isMarkdown(file)) return undefined
  const beneath = file.slice(rootOf(file).length).replace(ending, '').replace(/^\/*/, '/')
  const stem = beneath.replace(new RegExp(`\\.${language}$`, 'i'), '').replace(/\/_?index$/i, '')
  const path = readablePath(stem)
  return path?.startsWith(`/${language}/`) ? path : path && pathInLanguage(language, path)
}

function rootOf(path: string): string {
  return roots.find((root) => path.startsWith(`${root}/`)) ?? ''
}

function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_name, index) => names.slice(0, index + 1).join('/'))
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const publicFolders = ['static', 'public', 'assets', 'src', 'source', 'content']

export function picturePaths(address: string, file: string): string[] {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return []
  const path = decoded(address.replace(/[?#].*$/s, '')).replaceAll('\\', '/')
  const beneath = path.replace(/^[~@]?\//, '')
  const elsewhere = [...publicFolders, '.'].map((folder) => `${folder}/${beneath}`)
  const beside = [`${parentOf(file)}/${path}`, `${file.replace(ending, '')}/${path}`]
  const all = beneath === path ? [...beside, ...elsewhere] : elsewhere
  return all.map(normalised).filter((one) => one !== undefined)
}

function normalised(path: string): string | undefined {
  const names: string[] = []
  for (const name of path.normalize('NFC').split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined
    if (name !== '' && name !== '.' && name !== '..') names.push(name)
  }
  return names.join('/')
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
