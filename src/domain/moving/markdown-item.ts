import { slugOf } from '../seo/slug.ts'
import { westernDigits } from '../text/characters.ts'
import { escapedMarkup } from '../text/escaped-markup.ts'
import { topicTexts } from '../topics/topic.ts'
import type { Generator } from './generators/generator.ts'
import { focusIn, headingOf, isObject, type MarkdownFile } from './markdown-file.ts'
import { youtubeAddress } from '../gallery/youtube.ts'
import type { MarkdownPath } from './markdown-path.ts'
import { ourBlocks } from './our-page.ts'
import { type OurExport, topicsNamed } from './our-export.ts'
import type { ExportedItem, ItemTerm } from './read-part.ts'

const notPublic: readonly string[] = ['draft', 'hidden']
const most = { terms: 100, aliases: 100, gallery: 500 }

export function markdownItem(
  path: string,
  { kind, slug, date, isDraft, stem }: MarkdownPath,
  { matter, body }: MarkdownFile,
  { ours, generator }: { ours?: OurExport | undefined; generator?: Generator | undefined } = {},
): ExportedItem {
  const text = (...names: string[]) => names.map((name) => textIn(matter[name])).find(Boolean) ?? ''
  const status = text('status').toLowerCase()
  const isHidden = matter.draft === true || matter.published === false || isDraft
  const images = textsIn(matter.images)
  const heading = headingOf(body)
  const title = text('title') || (heading?.title ?? '')
  return {
    id: path,
    kind,
    status: isHidden ? 'draft' : notPublic.includes(status) ? status : 'publish',
    hasPassword: false,
    title: escapedMarkup(title),
    address: addressIn(text('url', 'permalink')),
    slug: text('slug') || slug,
    author: escapedMarkup(namesIn(matter.author ?? matter.authors)),
    content: heading?.title === title ? heading.rest : body,
    excerpt: escapedMarkup(text('description', 'summary', 'excerpt')),
    dates: datesIn(withHyphens(westernDigits(text('date', 'pubDate', 'publishDate'))) || date),
    terms: ours
      ? topicsNamed(textsIn(matter.topics), ours)
      : termsIn(withCategory(matter, generator?.categoryOf?.(path)), jekyll.test(path)),
    meta: new Map(
      ['meta_title', 'meta_description'].flatMap((name) => {
        const written = text(name)
        return written === '' ? [] : [[name, escapedMarkup(written)]]
      }),
    ),
    oldSlugs: [],
    comments: 0,
    file: '',
    parent: '',
    order: 0,
    aliases: ['aliases', 'redirect_from']
      .flatMap((name) => textsIn(matter[name]))
      .map(addressIn)
      .filter(Boolean)
      .slice(0, most.aliases),
    cover: pictureIn(matter.image ?? matter.heroImage ?? matter.cover) || (images[0] ?? ''),
    gallery: galleryIn(matter.gallery),
    price: text('price'),
    written: { slug: text('slug'), id: text('id'), permalink: text('permalink'), stem },
    ...given('focus', focusIn(matter.image_focus)),
    ...given('schedule', ours && scheduleIn(matter.schedule)),
    ...given('page', ours && kind === 'page' ? pageIn(matter) : undefined),
  }
}

function scheduleIn(value: unknown): ExportedItem['schedule'] {
  const all = Array.isArray(value) ? value.filter(isObject) : []
  const dates = all.flatMap(({ action, date }) =>
    action === 'publish' || action === 'unpublish' ? [{ action, date: textIn(date) } as const] : [],
  )
  return dates.length > 0 ? dates : undefined
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function textsIn(value: unknown): string[] {
  return [value].flat(3).map(textIn).filter(Boolean)
}

function namesIn(value: unknown): string {
  const all = Array.isArray(value) ? value : [value]
  return all
    .map((one) => (isObject(one) ? textIn(one.name) : textIn(one)))
    .filter(Boolean)
    .join(', ')
}

function pictureIn(value: unknown): string {
  return isObject(value)
    ? textIn(value.src ?? value.url ?? value.path ?? value.image)
    : textIn(value)
}

function galleryIn(value: unknown): ExportedItem['gallery'] {
  const items = Array.isArray(value) ? value.slice(0, most.gallery) : []
  return items.flatMap((item) => {
    const { image, youtube } = isObject(item) ? item : { image: item, youtube: '' }
    const video = textIn(youtube)
    const address = video === '' ? pictureIn(image ?? item) : youtubeAddress(video)
    return address === ''
      ? []
      : [{ address, title: isObject(item) ? escapedMarkup(textIn(item.title)) : '' }]
  })
}

function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>
}

function pageIn({
  lead,
  listed,
  blocks,
}: MarkdownFile['matter']): NonNullable<ExportedItem['page']> {
  return { lead: textIn(lead), listed: listed !== false, ...ourBlocks(blocks) }
}

function addressIn(written: string): string {
  return /^(?:https?:\/\/[^/]+)?\//.test(written) && !written.includes('/:') ? written : ''
}

const slashed = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?=\s|$)/

function withHyphens(date: string): string {
  return date.replace(slashed, (_whole, ...parts: string[]) =>
    parts
      .slice(0, 3)
      .map((part) => part.padStart(2, '0'))
      .join('-'),
  )
}

const offset = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/
const wallTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/

function datesIn(written: string): ExportedItem['dates'] {
  const [, day, time = '00:00'] = wallTime.exec(written) ?? []
  const hasOffset = offset.test(written.slice(day?.length))
  if (day === undefined) {
    return { gmt: '', published: hasOffset ? written : `${written} UTC`, local: '' }
  }
  return { gmt: '', published: hasOffset ? written : '', local: hasOffset ? '' : `${day} ${time}` }
}

function withCategory(matter: MarkdownFile['matter'], category: string | undefined) {
  const isGiven = (matter.categories ?? matter.category) !== undefined
  return isGiven || category === undefined ? matter : { ...matter, category }
}

const jekyll = /(?:^|\/)_(?:posts|drafts)\//

/** Jekyll takes a text for several words. */
function termsIn(
  { categories, category, tags, tag }: MarkdownFile['matter'],
  isOfJekyll: boolean,
): ItemTerm[] {
  const namesOf = (value: unknown) =>
    isOfJekyll && typeof value === 'string' ? (value.match(/[^\s,]+/g) ?? []) : textsIn(value)
  const named: [string, unknown][] = [
    ['category', categories ?? category],
    ['post_tag', tags ?? tag],
  ]
  return named
    .flatMap(([taxonomy, value]) =>
      namesOf(value).map((name) => ({
        taxonomy,
        slug: slugOf(name, { fallback: name, most: topicTexts.slug }),
        name,
      })),
    )
    .slice(0, most.terms)
}
