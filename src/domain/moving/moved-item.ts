import { authorLimit } from '../articles/article.ts'
import { givenAt, isInCalendar, isPossibleDate, dateToGive } from '../articles/article-date.ts'
import type { ArticleTexts } from '../articles/article-fields.ts'
import { plainText } from '../articles/excerpt.ts'
import { defaultPublicLanguage, type LanguageCode, pathInLanguage } from '../languages/language.ts'
import type { Picture } from '../media/media.ts'
import { Problem } from '../problem.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { metaLimits } from '../seo/seo.ts'
import { pathOfAddress, redirectLimits } from '../seo/redirect.ts'
import { isLonger } from '../text/characters.ts'
import type { Destinations } from './destinations.ts'
import { youtubeAddress } from '../gallery/youtube.ts'
import { inLanguage } from './item-languages.ts'
import { type MovedText, type ShownPicture, withPictures } from './found-in-text.ts'
import type { ExportedItem } from './read-part.ts'

export const noContent = 'It is no content of its own.'
const kindReasons: Record<string, string> = {
  product: 'Products are not taken in yet: --as product=products takes them in as articles.',
  revision: noContent,
  custom_css: noContent,
  customize_changeset: noContent,
  oembed_cache: noContent,
  wp_block: noContent,
  wp_font_face: noContent,
  wp_font_family: noContent,
  wp_global_styles: noContent,
  wp_template: noContent,
  wp_template_part: noContent,
}
const statusReasons: Record<string, string> = {
  trash: 'It is in the trash there.',
  'auto-draft': 'It was begun there and never saved.',
  inherit: noContent,
}

export const homeReason = 'It is the home page there: the one here is arranged under "Pages".'

export const listReason = 'It showed the posts there: the section shows them here.'

export function reasonToLeaveOut(
  item: Pick<ExportedItem, 'kind' | 'status'>,
  destinations: Destinations,
): string | undefined {
  if (!Object.hasOwn(destinations, item.kind)) {
    return Object.hasOwn(kindReasons, item.kind)
      ? kindReasons[item.kind]
      : `This kind is not taken in: --as ${item.kind}=posts would.`
  }
  return statusReasons[item.status]
}

/** WordPress has two dates of an item and exports them in three forms, of which each may be missing. */
export function itemDate(item: Dated, { zone, now }: Clock): string | null {
  return datesOf(item, zone).find((date) => date !== '' && isPossibleDate(date, now)) ?? null
}

type Dated = Pick<ExportedItem, 'dates'>
type Clock = { zone: string; now: Date }

function datesOf({ dates }: Dated, zone: string): string[] {
  return [
    utcDate(dates.gmt.replace(' ', 'T').concat('Z')),
    utcDate(dates.published),
    givenAt(dates.local.replace(' ', 'T').slice(0, 16), zone),
  ]
}

/** Generators of sites leave out what has a date in the future, whatever else it says. */
export function wasPublic(
  item: Pick<ExportedItem, 'dates' | 'status' | 'hasPassword'>,
  clock: Clock,
): boolean {
  const isFuture =
    itemDate(item, clock) === null &&
    datesOf(item, clock.zone).some((date) => isInCalendar(date) && date > dateToGive(clock.now))
  return wasPublished(item) && !item.hasPassword && !isFuture
}

const publicStatuses = ['publish', '']

export function wasPublished({ status }: Pick<ExportedItem, 'status'>): boolean {
  return publicStatuses.includes(status)
}

function utcDate(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : dateToGive(new Date(time))
}

const shownOfLong = 200
export const tooLong = 'Its text is longer than one can be here.'

type MovedTexts = { texts: ArticleTexts; notes: string[] }

type Given = { authorName: string; pictureOf: (shown: ShownPicture) => Picture | undefined }

export function movedTexts(
  item: ExportedItem,
  language: LanguageCode,
  moved: MovedText,
  { authorName, pictureOf }: Given,
): MovedTexts | string {
  const own = (text: string) => inLanguage(text, language)
  const content = cleaned(withPictures(moved, pictureOf))
  if (content === undefined) return tooLong
  const title = plainText(own(item.title))
  if (title === '' && content === '') return 'It has neither a title nor a text.'
  const excerpt = plainText(own(item.excerpt))
  const texts = {
    title,
    content,
    author: plainText(own(authorName)),
    meta_title: ownMeta(item, ['_yoast_wpseo_title', 'rank_math_title', 'meta_title'], own),
    meta_description:
      ownMeta(item, ['_yoast_wpseo_metadesc', 'rank_math_description', 'meta_description'], own) ||
      excerpt,
  }
  const notes = [
    title === '' ? 'It has no title.' : '',
    ...notesOfText(moved),
    ...Object.entries({ author: authorLimit, ...metaLimits }).map(([name, limit]) => {
      const field = name as keyof typeof texts
      if (!isLonger(texts[field], limit)) return ''
      const note = `Left out, as it is too long (${name}): ${texts[field].slice(0, shownOfLong)}…`
      texts[field] = ''
      return note
    }),
  ]
  return { texts, notes: notes.filter(Boolean) }
}

function cleaned(html: string): string | undefined {
  try {
    return cleanRichText(html)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

function notesOfText({ videos, embeds, documents, lost }: MovedText) {
  return [
    listed('Videos stand beneath the text now', videos.map(youtubeAddress)),
    listed('Became a link', embeds),
    listed('Links to files stay as they are', documents),
    listed('Left out', lost),
  ]
}

export function listed(what: string, all: string[]): string {
  return all.length > 0 ? `${what}: ${[...new Set(all)].join(' ')}` : ''
}

const longestMeta = 2_000
const variables = /%%[\w-]+%%|%[a-z_]+(?:\([^)%]*\))?%/g

function ownMeta(item: ExportedItem, keys: string[], own: (text: string) => string): string {
  const key = keys.find((one) => item.meta.get(one)) ?? ''
  const written = own(item.meta.get(key)?.slice(0, longestMeta) ?? '')
  if (!key.startsWith('_yoast_') && !key.startsWith('rank_math_')) return plainText(written)
  return plainText(written.replace(variables, '')).replace(/^[\s|»·–-]+|[\s|»·–-]+$/g, '')
}

export function notesOfItem(item: ExportedItem, date: string | null | undefined): string[] {
  return [
    wasPublished(item) ? '' : `It was not public there: ${item.status}.`,
    item.hasPassword ? 'A password protected it there.' : '',
    date === null ? 'It has no date in the past.' : '',
    item.comments > 0 ? `Comments are left out: ${item.comments}.` : '',
  ].filter(Boolean)
}

/** WordPress gives its home page, in each language, the address of the site. A draft is asked for by its number there. */
export function isHomeThere(
  { address, slug }: Pick<ExportedItem, 'address' | 'slug'>,
  site: string,
): boolean {
  const { host, pathname, search } = URL.parse(address) ?? { host: '', pathname: '', search: '' }
  const whole = `${host}${pathname}`.replace(/\/$/, '')
  if (!whole.startsWith(site) || /[?&](?!lang=)/.test(search)) return false
  const beneath = whole.slice(site.length)
  return beneath === '' || (/^\/[a-z]{2}$/.test(beneath) && beneath !== `/${slug}`)
}

function pathAt(address: string): string | undefined {
  const [whole = '', query] = address.split('?', 2)
  const [, language] = /^lang=([a-z-]+)$/i.exec(query ?? '') ?? []
  const path = query === undefined || language !== undefined ? pathOfAddress(whole) : undefined
  if (path === undefined || language === undefined) return path
  return pathInLanguage(language.toLowerCase(), path)
}

export type OldPath = { path: string; language: LanguageCode }

/** Drafts have no address, and of one with a question mark only its language is kept. */
export function oldPaths(
  { address, slug, oldSlugs, aliases = [] }: ExportedItem,
  languages: LanguageCode[],
): OldPath[] {
  const [language = defaultPublicLanguage, ...others] = languages
  const given = aliases
    .map(pathOfAddress)
    .filter((path): path is string => path !== undefined && path !== '/')
  const led = given.map((path) => ({ path, language }))
  const path = pathAt(address)
  if (path === undefined || path === '/') return led
  const isNamed = slug !== '' && path.endsWith(`/${slug}`)
  const renamed = isNamed
    ? oldSlugs.map((old) => `${path.slice(0, path.length - slug.length)}${old}`)
    : []
  const own = [path, ...renamed].map((one) => ({ path: one, language }))
  // A plug-in that keeps all languages in one text puts the others' codes before its address.
  const inOthers = others.map((other) => ({ path: pathInLanguage(other, path), language: other }))
  return [...own, ...inOthers, ...led].filter((one) => one.path.length <= redirectLimits.address)
}
