import {
  defaultPublicLanguage,
  isLanguageCode,
  type LanguageCode,
  pathInLanguage,
} from '../languages/language.ts'
import { isPictureFile, stemPaths } from '../moving/find-picture.ts'
import { readablePath, siteAddress } from './site-address.ts'

const number = /^[1-9]\d{0,9}$/
const word = /^[^\s/?#\p{Cc}]{1,200}$/u
const paged = /^(.*)\/page\/\d{1,6}$/
const dated = /^((?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/\d{4})(?:\/\d{1,2}){1,2}$/
const beneath = /^((?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?\/(?:product-)?category)\/.+(\/[^/]+)$/
const script = /^\/index\.php(?=\/|$)/i
const formOfText = /\/(?:amp|embed|trackback|comment-page-\d{1,6})$/i
const partOfText = /^(.*\/[^/]*[^/\d][^/]*)\/\d{1,2}$/
const feed = /^(.*?)(?:\/comments)?\/feed(?:\/(?:atom|rdf|rss2?))?$/i
const sought = /^((?:\/[a-z]{2,3}(?:-[a-z\d]+)*)?)\/search\/(.+)$/i

const names: Record<string, { fits: RegExp; as?: string; at?: (value: string) => string }> = {
  p: { fits: number },
  page_id: { fits: number, as: 'p' },
  attachment_id: { fits: number, as: 'p' },
  s: { fits: /^\P{Cc}{0,200}$/u },
  cat: { fits: number },
  tag_id: { fits: number, as: 'cat' },
  tag: { fits: word, at: (slug) => `/tag/${slug}` },
  pagename: {
    fits: /^[^\s?#\p{Cc}]{1,200}$/u,
    at: (path) => `/${path.split('/').filter(Boolean).join('/')}`,
  },
  name: { fits: word, at: (slug) => `/${slug}` },
  category_name: { fits: word, at: (slug) => `/category/${slug}` },
  author: { fits: number, at: () => '/page' },
  author_name: { fits: word, at: (login) => `/author/${login}` },
  m: { fits: /^\d{4}(?:\d\d){0,2}$/, at: (date) => `/${date.slice(0, 4)}` },
  year: { fits: /^\d{4}$/, at: (year) => `/${year}` },
  paged: { fits: number, at: () => '/page' },
  feed: { fits: word, at: () => '/feed' },
}
const oldSitemap =
  /^\/(?:wp-sitemap(?:-[a-z\d_-]{1,100})?|sitemap[_-]index|[a-z\d_-]{1,100}-sitemap\d{0,4})\.xml$/i
const anyName = new RegExp(`[?&](?:lang|${Object.keys(names).join('|')})=`)

export function queryPath(name: 'p' | 'cat' | 's', value: string, language = ''): string {
  const query = new URLSearchParams({ [name]: value, ...(language !== '' && { lang: language }) })
  return `/?${query}`
}

/**
 * An address whose query says what is asked for, as it is looked up: `/ar/?page_id=7` is
 * `/?p=7&lang=ar`.
 */
export function queriedPath(address: string, search: string): string | undefined {
  if (!anyName.test(search)) return undefined
  const path = readablePath(address)?.replace(script, '') ?? ''
  const asked = new URLSearchParams(search)
  const name = Object.keys(names).find((one) => names[one]?.fits.test(asked.get(one) ?? '\n'))
  const [, list] = (name !== undefined && paged.exec(path.replace(/\/$/, ''))) || []
  const { language: own, target } = siteAddress(list ?? path)
  const language = languageIn(asked) ?? (own === defaultPublicLanguage ? '' : own)
  const query = new URLSearchParams()
  if (target.kind === 'home') {
    if (name !== undefined) query.set(names[name]?.as ?? name, asked.get(name) ?? '')
    else if (languageIn(asked) === undefined) return undefined
  } else if (language === '' || own === language || !['page', 'unknown'].includes(target.kind)) {
    return undefined
  }
  if (language !== '') query.set('lang', language)
  return `${target.kind === 'home' ? '/' : path}?${query}`
}

export function withoutOldQuery(search: string): string {
  const rest = new URLSearchParams(search)
  for (const name of ['lang', ...Object.keys(names)]) rest.delete(name)
  return rest.size === 0 ? '' : `?${rest}`
}

export function pathsAskedFor(asked: string): string[] {
  const [path = '', search] = asked.split('?', 2)
  if (search === undefined) return plainPaths(path)
  const query = new URLSearchParams(search)
  const language = languageIn(query)
  const inLanguage = pathInLanguage(language ?? defaultPublicLanguage, path)
  const [name = ''] = query.keys()
  if (path !== '/') return [...plainPaths(inLanguage), ...plainPaths(path)]
  if (name === 'lang') return [asked, inLanguage]
  const value = query.get(name) ?? ''
  const at = names[name]?.at
  if (at) return plainPaths(pathInLanguage(language ?? defaultPublicLanguage, at(value)))
  const own = name === 's' ? '' : value
  const kept = (code?: LanguageCode) => queryPath(name as 'p' | 'cat' | 's', own, code)
  return language === undefined ? [kept()] : [kept(language), kept()]
}

function plainPaths(path: string): string[] {
  const plain = path.replace(script, '').replace(formOfText, '') || '/'
  const lower = plain.toLowerCase()
  const pictures = isPictureFile(lower) ? stemPaths(lower) : []
  const [, prefix, words] = sought.exec(plain) ?? []
  const searches =
    words === undefined ? [] : pathsAskedFor(queryPath('s', '', prefix?.slice(1).toLowerCase()))
  const lists = [listPath(plain), listPath(lower)].filter((list) => list !== undefined)
  return [
    ...new Set([path, plain, lower, ...pictures, ...searches, ...lists, ...wholeTexts(plain)]),
  ]
}

/** A long text had several pages. An article that is not here must not lead to its list. */
function wholeTexts(path: string): string[] {
  const [, text] = paged.test(path) ? [] : (partOfText.exec(path) ?? [])
  const mayBeText = ['page', 'unknown'].includes(siteAddress(path).target.kind)
  return text !== undefined && mayBeText ? [text] : []
}

export function feedAsked(path: string): { list: string; feed: string } | undefined {
  const [whole, list] = feed.exec(path.replace(script, '')) ?? []
  if (whole === undefined || list === undefined) return undefined
  return { list, feed: pathInLanguage(siteAddress(path).language, '/feed') }
}

export function isOldSitemap(path: string): boolean {
  return oldSitemap.test(path)
}

export function wordsAskedFor(asked: string): string | undefined {
  const [path = '', search] = asked.split('?', 2)
  if (search !== undefined) return new URLSearchParams(search).get('s') ?? undefined
  const [, , words] = sought.exec(path.replace(script, '').replace(paged, '$1')) ?? []
  return words?.replaceAll('+', ' ')
}

export function listPath(path: string): string | undefined {
  const [whole, first] = paged.exec(path) ?? []
  const isHome = whole !== undefined && siteAddress(first || '/').target.kind === 'home'
  const list = isHome ? `${first}/page` : (first ?? path)
  const shorter = list.replace(dated, '$1').replace(beneath, '$1$2')
  return shorter === path ? undefined : shorter
}

function languageIn(query: URLSearchParams): LanguageCode | undefined {
  const code = query.get('lang')?.toLowerCase().replaceAll('_', '-')
  return code !== undefined && isLanguageCode(code) ? code : undefined
}
