import { topicTexts } from '../topics/topic.ts'
import { slugOf } from '../seo/slug.ts'
import { escapedMarkup } from '../text/escaped-markup.ts'
import { withoutImpossible } from '../text/hidden-characters.ts'
import { decodedPath } from './find-picture.ts'
import { isLanguage } from './item-languages.ts'
import { isObject } from './markdown-file.ts'
import type { ExportedItem, ItemTerm } from './read-part.ts'

export type GhostRow = Record<string, unknown>

export type GhostSite = {
  tags: Map<string, GhostRow>
  users: Map<string, GhostRow>
  tagsOf: Map<string, GhostRow[]>
  authorsOf: Map<string, GhostRow[]>
  metaOf: Map<string, GhostRow>
}

export function readGhostRow(bytes: Uint8Array): GhostRow {
  const row: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isObject(row)) throw new Error('no object')
  return row
}

export function textAt(row: GhostRow | undefined, ...names: string[]): string {
  for (const name of names) {
    const value = row && Object.hasOwn(row, name) ? row[name] : undefined
    const isWritten = typeof value === 'string' || typeof value === 'number'
    const text = isWritten ? withoutImpossible(String(value).toWellFormed()).trim() : ''
    if (text !== '') return text
  }
  return ''
}

export function ghostItem(post: GhostRow, site: GhostSite): ExportedItem {
  const id = textAt(post, 'id')
  const slug = textAt(post, 'slug')
  const meta = { ...post, ...site.metaOf.get(id) }
  const tags = tagsOf(id, site)
  const { language } = internalTags(tags)
  const isPublished = textAt(post, 'status') === 'published'
  const address = isPublished && slug !== '' ? `/${slug}/` : ''
  const cover = withoutSite(textAt(post, 'feature_image', 'image'))
  const alt = textAt(meta, 'feature_image_alt')
  return {
    id,
    kind:
      textAt(post, 'type') ||
      (textAt(post, 'page') === '1' || post.page === true ? 'page' : 'post'),
    status: statusOf(post),
    hasPassword: false,
    title: escapedMarkup(textAt(post, 'title')),
    address,
    slug,
    author: escapedMarkup(authorsOf(id, post, site)),
    content: textAt(post, 'html'),
    excerpt: escapedMarkup(textAt(post, 'custom_excerpt')),
    dates: { gmt: '', published: utc(textAt(post, 'published_at')), local: '' },
    terms: tags.filter((tag) => !isInternal(tag)).map(termOf),
    meta: new Map(
      ['meta_title', 'meta_description']
        .map((name) => [name, escapedMarkup(textAt(meta, name))] as const)
        .filter(([, text]) => text !== ''),
    ),
    oldSlugs: [],
    comments: 0,
    file: '',
    parent: '',
    order: 0,
    aliases: language && address ? [`/${language}${address}`] : [],
    cover,
    ...(cover !== '' && alt !== '' && { coverAlt: alt }),
  }
}

export function lacksHtml(post: GhostRow): boolean {
  return textAt(post, 'html') === '' && textAt(post, 'lexical', 'mobiledoc') !== ''
}

export function tagsOf(id: string, { tags, tagsOf: all }: GhostSite): GhostRow[] {
  return inOrder(all.get(id)).flatMap((link) => {
    const tag = tags.get(textAt(link, 'tag_id'))
    return tag ? [tag] : []
  })
}

function authorsOf(id: string, post: GhostRow, { users, authorsOf: all }: GhostSite): string {
  const linked = inOrder(all.get(id)).map((link) => textAt(link, 'author_id', 'user_id'))
  const ids = linked.length > 0 ? linked : [textAt(post, 'author_id')]
  return ids
    .map((one) => textAt(users.get(one), 'name'))
    .filter(Boolean)
    .join(', ')
}

function inOrder(links: GhostRow[] = []): GhostRow[] {
  return links.toSorted(
    (one, other) => Number(textAt(one, 'sort_order')) - Number(textAt(other, 'sort_order')),
  )
}

function isInternal(tag: GhostRow): boolean {
  return textAt(tag, 'visibility') === 'internal' || textAt(tag, 'name').startsWith('#')
}

export function termOf(tag: GhostRow): ItemTerm {
  const name = textAt(tag, 'name')
  const slug = textAt(tag, 'slug') || slugOf(name, { fallback: name, most: topicTexts.slug })
  return { taxonomy: taxonomyOf(tag), slug, name: escapedMarkup(name) }
}

function taxonomyOf(tag: GhostRow): string {
  if (!isInternal(tag)) return 'post_tag'
  const { language, pair } = internalTags([tag])
  return language ? 'language' : pair ? 'post_translations' : 'internal_tag'
}

const languageTag = /^#\s*(?:lang(?:uage)?[-: ])?([a-z]{2}(?:-[a-z]{2,4})?)$/i
const pairTag = /^#\s*(?:pair|translation)[-: ](.+)$/i

export function internalTags(tags: GhostRow[]): { language?: string; pair?: string } {
  const names = tags.filter(isInternal).map((tag) => textAt(tag, 'name'))
  const codes = names.map((name) => languageTag.exec(name)?.[1]?.toLowerCase() ?? '')
  const language = codes.find(isLanguage)
  const pair = names.map((name) => pairTag.exec(name)?.[1]?.toLowerCase()).find(Boolean)
  return { ...(language !== undefined && { language }), ...(pair !== undefined && { pair }) }
}

export function stemOf(slug: string, language: string): string {
  const [code = language] = language.split('-')
  return slug.replace(new RegExp(`^${code}-(?=.)|(?<=.)-${code}$`), '')
}

function statusOf(post: GhostRow): string {
  const status = textAt(post, 'status')
  const visibility = textAt(post, 'visibility')
  if (status === 'scheduled') return `scheduled ${textAt(post, 'published_at').slice(0, 10)}`
  if (status !== 'published') return status || 'draft'
  return ['', 'public'].includes(visibility) ? 'publish' : visibility
}

const inUtc = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

function utc(date: string): string {
  if (inUtc.test(date)) return `${date.replace(' ', 'T')}Z`
  return /^\d{12,13}$/.test(date) ? new Date(Number(date)).toISOString() : date
}

export function withoutSite(text: string): string {
  return text.replaceAll('__GHOST_URL__', '')
}

const inContent =
  /(?:^|\/)content\/(?:images|files)\/(?:size\/w\d+(?:h\d+)?\/)?(?:format\/\w+\/)?(.+)$/

export function ghostPicturePaths(address: string): string[] {
  const path = URL.parse(address, 'https://any.example')?.pathname ?? ''
  const [, beneath] = inContent.exec(decodedPath(path)) ?? []
  return beneath === undefined ? [] : [beneath.replace(/(\.\w+)$/, '_o$1'), beneath]
}
