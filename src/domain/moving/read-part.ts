import { parseXml, XmlElement } from '@rgrove/parse-xml'
import type { DatedAction } from '../articles/publication.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Focus } from '../media/media.ts'
import type { OurBlocks } from './our-page.ts'
import { withoutImpossible } from '../text/hidden-characters.ts'
import type { TopicText } from '../topics/topic.ts'

export type ItemTerm = { taxonomy: string; slug: string; name: string }

export type TopicTerm = ItemTerm & {
  texts: Record<LanguageCode, Partial<TopicText>>
  oldSlugs: Record<LanguageCode, string[]>
}

export type ExportedItem = {
  id: string
  kind: string
  status: string
  hasPassword: boolean
  title: string
  address: string
  slug: string
  author: string
  content: string
  excerpt: string
  dates: { gmt: string; published: string; local: string }
  terms: ItemTerm[]
  meta: Map<string, string>
  oldSlugs: string[]
  comments: number
  /** These say of a picture where its file is, and for which text it was uploaded. */
  file: string
  parent: string
  order: number
  /** WordPress has none of these: its digests are without them. */
  aliases?: string[]
  cover?: string
  coverAlt?: string
  gallery?: { address: string; title: string }[]
  price?: string
  focus?: Focus
  schedule?: { action: DatedAction; date: string }[]
  page?: OurBlocks & { lead: string; listed: boolean }
  /** A generator makes an address of these, as they are in the front matter. */
  written?: { slug: string; id: string; permalink: string; stem: string }
}

export type ExportedTerm = (ItemTerm | TopicTerm) & { id: string; description: string }

/** Throws for what is no XML. Bytes that are no UTF-8 become replacement characters. */
function elementIn(bytes: Uint8Array): XmlElement {
  const xml = withoutImpossible(new TextDecoder().decode(bytes))
  const { root } = parseXml(xml, { ignoreUndefinedEntities: true })
  if (!root) throw new Error('nothing in it')
  return root
}

export function readText(bytes: Uint8Array): string {
  return elementIn(bytes).text.trim()
}

export function readItem(bytes: Uint8Array): ExportedItem {
  const item = elementIn(bytes)
  const fields = fieldsOf(item)
  const text = (name: string) => fields.get(name)?.trim() ?? ''
  const meta = childrenOf(item, 'wp:postmeta').map((entry) => {
    const field = fieldsOf(entry)
    return [field.get('wp:meta_key') ?? '', field.get('wp:meta_value') ?? ''] as const
  })
  return {
    id: text('wp:post_id') || text('guid') || text('link'),
    kind: text('wp:post_type') || 'post',
    status: text('wp:status'),
    hasPassword: text('wp:post_password') !== '',
    title: text('title'),
    address: text('link'),
    slug: decoded(text('wp:post_name')),
    author: text('dc:creator'),
    content: fields.get('content:encoded') ?? '',
    excerpt: text('excerpt:encoded'),
    dates: {
      gmt: text('wp:post_date_gmt'),
      published: text('pubDate'),
      local: text('wp:post_date'),
    },
    terms: childrenOf(item, 'category').map(({ text: name, attributes }) => ({
      taxonomy: attributes.domain ?? 'category',
      slug: decoded(attributes.nicename ?? ''),
      name: name.trim(),
    })),
    meta: new Map(meta.toReversed()),
    oldSlugs: meta.filter(([key]) => key === '_wp_old_slug').map(([, slug]) => decoded(slug)),
    comments: childrenOf(item, 'wp:comment').length,
    file: text('wp:attachment_url'),
    parent: text('wp:post_parent'),
    order: Number(text('wp:menu_order')) || 0,
  }
}

export function readTerm(bytes: Uint8Array): ExportedTerm {
  const element = elementIn(bytes)
  const fields = fieldsOf(element)
  const text = (...names: string[]) => names.map((name) => fields.get(name)?.trim()).find(Boolean)
  const taxonomies: Record<string, string> = { 'wp:category': 'category', 'wp:tag': 'post_tag' }
  return {
    id: text('wp:term_id') ?? '',
    taxonomy: taxonomies[element.name] ?? text('wp:term_taxonomy') ?? '',
    slug: decoded(text('wp:term_slug', 'wp:category_nicename', 'wp:tag_slug') ?? ''),
    name: text('wp:term_name', 'wp:cat_name', 'wp:tag_name') ?? '',
    description: text('wp:term_description', 'wp:category_description') ?? '',
  }
}

export function readAuthor(bytes: Uint8Array): { login: string; name: string } {
  const fields = fieldsOf(elementIn(bytes))
  const login = fields.get('wp:author_login')?.trim() ?? ''
  return { login, name: fields.get('wp:author_display_name')?.trim() || login }
}

function fieldsOf(parent: XmlElement): Map<string, string> {
  return new Map(childrenOf(parent).map(({ name, text }) => [name, text]))
}

function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  )
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
