import type { LanguageCode } from '../languages/language.ts'
import { slugOf } from '../seo/slug.ts'
import { westernDigits } from '../text/characters.ts'
import { escapedMarkup } from '../text/escaped-markup.ts'
import { topicTexts } from '../topics/topic.ts'
import { codeHere, inLanguage, languageByScript, type SiteLanguages } from './item-languages.ts'
import { decodedPath } from './find-picture.ts'
import type { MovedText } from './found-in-text.ts'
import { nothingFound, textOfHtml } from './moved-text.ts'
import type { ExportedItem, ItemTerm } from './read-part.ts'
import { type Column, languageNamed, type TableField } from './table-columns.ts'

type Cells = Map<LanguageCode | '', string>
export type TableRow = Map<TableField, Cells>
export type TableDates = 'day first' | 'month first' | 'unknown'

export function rowIn(columns: (Column | undefined)[], cells: string[]): TableRow {
  const row: TableRow = new Map()
  for (const [index, column] of columns.entries()) {
    const text = cells[index]?.trim() ?? ''
    if (!column || text === '') continue
    const { field, language = '' } = column
    const known: Cells = row.get(field) ?? new Map()
    if (!known.has(language)) known.set(language, text)
    row.set(field, known)
  }
  return row
}

export function cellOf(row: TableRow, field: TableField): string {
  const [first = ''] = row.get(field)?.values() ?? []
  return first
}

const texts = ['title', 'content'] as const

export function languagesIn(row: TableRow, { here, there }: SiteLanguages): LanguageCode[] {
  const named = texts.flatMap((field) => [...(row.get(field)?.keys() ?? [])])
  const inColumns = named.filter((code) => code !== '')
  const [title = '', content = ''] = texts.map((field) => row.get(field)?.get('') ?? '')
  const own = languageNamed(cellOf(row, 'language')) || languageByScript({ title, content }, there)
  const isAlone = named.includes('') || inColumns.length === 0
  const all = isAlone ? [own, ...inColumns] : inColumns
  return [...new Set(all.map((code) => codeHere(code, here)))]
}

const kinds: Record<string, string> = {
  '': 'post',
  article: 'post',
  articles: 'post',
  blog: 'post',
  news: 'post',
  post: 'post',
  posts: 'post',
  خبر: 'post',
  مدونة: 'post',
  مقال: 'post',
  مقالة: 'post',
  page: 'page',
  pages: 'page',
  صفحة: 'page',
  product: 'products',
  products: 'products',
  منتج: 'products',
  business: 'business',
}
const hidden = /^(?:draft|مسود[ةه]|private|pending|0|false|no|لا)$/i
const shown = /^(?:|publish(?:ed)?|public|1|true|yes|نعم|منشور[ةه]?)$/i

type Given = { id: string; languages: LanguageCode[]; dates: TableDates }

export function tableItem(row: TableRow, { id, languages, dates }: Given): ExportedItem {
  const kind = cellOf(row, 'kind')
  const known = kind.toLowerCase()
  const status = cellOf(row, 'status')
  const text = (field: TableField) => tagged(row.get(field), languages, escapedMarkup)
  const cover = cellOf(row, 'picture')
  const alt = text('alt')
  const meta = (['meta_title', 'meta_description'] as const).map(
    (name) => [name, text(name)] as const,
  )
  return {
    id,
    kind: Object.hasOwn(kinds, known) ? (kinds[known] ?? kind) : kind,
    status: hidden.test(status) ? 'draft' : shown.test(status) ? 'publish' : status,
    hasPassword: false,
    title: text('title'),
    address: addressIn(cellOf(row, 'address')),
    slug: tagged(row.get('slug'), languages, (slug) => slug),
    author: text('author'),
    content: tagged(row.get('content'), languages, (content) => content),
    excerpt: text('excerpt'),
    dates: datesIn(cellOf(row, 'date'), dates),
    terms: termsIn(row.get('topics'), languages),
    meta: new Map(meta.filter(([, written]) => written !== '')),
    oldSlugs: [],
    comments: 0,
    file: '',
    parent: '',
    order: 0,
    cover,
    ...(cover !== '' && alt !== '' && { coverAlt: alt }),
  }
}

function tagged(
  cells: Cells = new Map(),
  languages: LanguageCode[],
  asItem: (text: string) => string,
): string {
  const inColumns = [...cells].filter(([code]) => code !== '')
  const own = cells.get('')
  if (inColumns.length === 0) return asItem(own ?? '')
  const named = inColumns.map(([code, text]) => `[:${code}]${asItem(text)}`)
  const [first = ''] = languages.filter((code) => !cells.has(code))
  return [...(own === undefined ? [] : [`[:${first}]${asItem(own)}`]), ...named, '[:]'].join('')
}

const betweenTopics = /[,،;؛|\n]+/
const mostTerms = 100

function termsIn(cells: Cells = new Map(), languages: LanguageCode[]): ItemTerm[] {
  const lists = [...cells].map(([code, text]) => ({
    code: code || (languages[0] ?? ''),
    names: text
      .split(betweenTopics)
      .map((name) => name.trim())
      .filter(Boolean),
  }))
  const [first] = lists
  const isPaired =
    lists.length > 1 && lists.every(({ names }) => names.length === first?.names.length)
  const names = isPaired
    ? (first?.names ?? []).map((_name, index) =>
        lists
          .map(({ code, names: own }) => `[:${code}]${escapedMarkup(own[index] ?? '')}`)
          .join(''),
      )
    : lists.flatMap(({ names: own }) => own.map(escapedMarkup))
  return names.slice(0, mostTerms).map((name, index) => {
    const plain = isPaired ? (first?.names[index] ?? '') : name
    const slug = slugOf(plain, { fallback: plain, most: topicTexts.slug })
    return { taxonomy: 'post_tag', slug, name }
  })
}

function addressIn(written: string): string {
  return /^(?:https?:\/\/[^/]+)?\//i.test(written) ? written : ''
}

const byDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2}))?/
const byYear = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T,]+(\d{1,2}):(\d{2}))?/
const withOffset = /\d(?:Z|[+-]\d{2}:?\d{2})$/

export function datesToldBy(date: string): TableDates {
  const [, one, other] = (byDay.exec(westernDigits(date).trim()) ?? []).map(Number)
  if (one !== undefined && other !== undefined && one !== other) {
    if (one > 12) return 'day first'
    if (other > 12) return 'month first'
  }
  return 'unknown'
}

export function datesIn(written: string, order: TableDates): ExportedItem['dates'] {
  const date = westernDigits(written).trim()
  const none = { gmt: '', published: '', local: '' }
  if (withOffset.test(date) && byYear.test(date)) return { ...none, published: date }
  const told = byYear.exec(date) ?? monthNamed(date) ?? inOrder(date, order)
  const [, year, month, day, hour = '0', minute = '00'] = told
  if (year === undefined || month === undefined || day === undefined) return none
  const two = (digits: string) => digits.padStart(2, '0')
  return { ...none, local: `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}` }
}

const months = new Map(
  ['en', 'ar-EG', 'ar-SY'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const { format } = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
      const ofYear = Array.from({ length: 12 }, (_, index) => index + 1)
      return ofYear.map((month) => [format(Date.UTC(2020, month - 1)).toLowerCase(), `${month}`])
    }),
  ) as [string, string][],
)
const dayAndMonth = /^(?<day>\d{1,2})[ .-]+(?<name>\p{L}[\p{L} ]*?)[ .,،-]+(?<year>\d{4}|\d\d)$/u
const monthAndDay = /^(?<name>\p{L}+)\.? +(?<day>\d{1,2})[,،]? +(?<year>\d{4})$/u

/** Excel writes `15-Mar-20`, and Arabic has two sets of names. */
function monthNamed(date: string): string[] | undefined {
  const {
    day,
    name = '',
    year = '',
  } = (dayAndMonth.exec(date) ?? monthAndDay.exec(date))?.groups ?? {}
  const month = months.get(name.toLowerCase())
  return month && day ? [date, year.padStart(4, '20'), month, day] : undefined
}

function inOrder(date: string, order: TableDates): string[] {
  const [whole, one = '', other = '', year = '', ...time] = byDay.exec(date) ?? []
  if (whole === undefined || (order === 'unknown' && one !== other)) return []
  return [
    whole,
    year,
    ...(order === 'month first' ? [one, other] : [other, one]),
    ...time.filter((part) => part !== undefined),
  ]
}

const markup =
  /<(?:p|br|h[1-6]|ul|ol|li|div|a|strong|em|b|i|img|figure|table|blockquote|span)\b[^<>]*>/i
const blockMarkup = /<(?:p|br|div|table)\b/i

export function tableText(content: string, language: LanguageCode): MovedText | undefined {
  const text = inLanguage(content, language)
  const html = markup.test(text) ? text : escapedMarkup(text)
  return textOfHtml(html, !blockMarkup.test(html), nothingFound())
}

export function tablePicturePaths(address: string): string[] {
  const path = URL.parse(address.replaceAll('\\', '/'), 'https://any.example/')?.pathname ?? ''
  const [, uploaded] = /\/(?:uploads|content\/(?:images|files))\/(.+)$/.exec(path) ?? []
  return [decodedPath(uploaded ?? path.slice(1))].filter(Boolean)
}
