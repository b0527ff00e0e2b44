import { type ArticleSection, sectionOfPath } from '../articles/article.ts'
import { idOfSlug } from '../articles/article-slug.ts'
import { defaultPublicLanguage, isLanguageCode, type LanguageCode } from '../languages/language.ts'

export type SiteTarget =
  | { kind: 'home' | 'contact' | 'search' }
  | { kind: 'section'; section: ArticleSection }
  | { kind: 'article'; section: ArticleSection; id: number }
  | { kind: 'topic'; section: ArticleSection; slug: string }
  | { kind: 'page'; slug: string }
  | { kind: 'form'; id: number }
  | { kind: 'reserved' }
  | { kind: 'unknown' }

export type SiteAddress = { language: LanguageCode; target: SiteTarget }

const reservedFolders = [
  'api',
  'assets',
  'avatars',
  'dashboard',
  'healthz',
  'login',
  'media',
  'metrics',
  'preview',
  'readyz',
  'share',
]
const reservedFile = /^(favicon\.ico|feed\.xml|robots\.txt|site\.webmanifest|sitemap\.xml)$/

/**
 * An address is written in one way (ADR-2, ADR-7). It begins with one slash, so that no other host
 * is named.
 */
export function canonicalPath(path: string): string {
  const parts = partsOf(path)
  const index = isLanguageCode(parts[0] ?? '') ? 1 : 0
  const name = parts[index]?.toLowerCase()
  return `/${(name && isNamed(name) ? parts.with(index, name) : parts).join('/')}`
}

/** The default language's code is left out, and any other is in lower case. */
function partsOf(path: string): string[] {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  const code = first.toLowerCase()
  if (code === defaultPublicLanguage) return rest
  return [isLanguageCode(code) ? code : first, ...rest].filter(Boolean)
}

function isNamed(name: string): boolean {
  return sectionOfPath(name) !== undefined || ['contact', 'search', 'forms'].includes(name)
}

/**
 * People read `/ar/من-نحن`. Undefined for an address that leads nowhere, however it is asked for.
 */
export function readablePath(path: string): string | undefined {
  const decoded = decodedPath(path)
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return undefined
  return `/${partsOf(decoded.normalize()).join('/')}`
}

export function encodedPath(readable: string): string {
  return readable.split('/').map(encodeURIComponent).join('/')
}

export function siteAddress(path: string): SiteAddress {
  const parts = path.split('/').filter(Boolean)
  const [first = ''] = parts
  if (!isLanguageCode(first)) return { language: defaultPublicLanguage, target: targetAt(parts) }
  return { language: first, target: targetAt(parts.slice(1)) }
}

function targetAt(parts: string[]): SiteTarget {
  const [first = '', second, ...rest] = parts
  const name = first.toLowerCase()
  if (name === '') return { kind: 'home' }
  const isFile = name === 'files' && second !== undefined
  if (isFile || reservedFolders.includes(name)) return { kind: 'reserved' }
  if (name === 'forms' && second !== undefined && rest.length === 0) return formAt(second)
  const section = sectionOfPath(name)
  if (section && second === 'topic' && rest.length === 1) {
    return { kind: 'topic', section, slug: rest[0] ?? '' }
  }
  if (section && rest.length === 0) return targetIn(section, second)
  if (second !== undefined) return { kind: 'unknown' }
  if (name === 'contact' || name === 'search') return { kind: name }
  return reservedFile.test(name) ? { kind: 'reserved' } : { kind: 'page', slug: first }
}

function formAt(part: string): SiteTarget {
  return /^[1-9]\d{0,8}$/.test(part) ? { kind: 'form', id: Number(part) } : { kind: 'unknown' }
}

function targetIn(section: ArticleSection, part: string | undefined): SiteTarget {
  if (part === undefined) return { kind: 'section', section }
  const id = idOfSlug(part)
  return id === undefined ? { kind: 'unknown' } : { kind: 'article', section, id }
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
