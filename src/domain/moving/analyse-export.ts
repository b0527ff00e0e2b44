import type { TableEncoding } from './import-run.ts'
import { titleLimit } from '../articles/article.ts'
import type { LanguageCode } from '../languages/language.ts'
import { firstCharacters, plainText } from '../articles/excerpt.ts'
import { type Attachment, readAttachment } from './attachments.ts'
import type { ExportPart } from './cut-export.ts'
import { codeHere, languagesOf, type SiteLanguages, textsByLanguage } from './item-languages.ts'
import type { Destinations } from './destinations.ts'
import {
  type ListedPage,
  navigationItems,
  navigationKind,
  navigationOf,
  navigationsIn,
  templatePartKind,
  withPages,
} from './block-menus.ts'
import { type ReusableBlock, reusableIn, reusableKind } from './reusable-blocks.ts'
import {
  type MenuItem,
  type Navigation,
  menuItemKind,
  readMenuItem,
  resolvedItems,
} from './menu-items.ts'
import {
  homeReason,
  isHomeThere,
  itemDate,
  listReason,
  reasonToLeaveOut,
  wasPublished,
} from './moved-item.ts'
import { pairingTaxonomies, translationsIn } from './moved-topics.ts'
import type { Pairable } from './pair-items.ts'
import {
  type ExportedTerm,
  type ExportedItem,
  readAuthor,
  readItem,
  readTerm,
  readText,
} from './read-part.ts'
import type { ReportLine } from './report.ts'
import { isTraceOfWpml, type WpmlTable } from './wpml-table.ts'

export type Row = Pairable &
  Pick<ExportPart, 'start' | 'size'> &
  Pick<ReportLine, 'n' | 'kind' | 'title' | 'address'> & {
    id: string
    terms: ExportedItem['terms']
    isBlank?: boolean
  }

export type Analysis = {
  source: string
  languages: SiteLanguages
  authors: Map<string, string>
  rows: Row[]
  terms: (ExportedTerm & { n: number })[]
  attachments: Attachment[]
  menuItems: MenuItem[]
  navigations: Navigation[]
  headers: string[]
  pages: ListedPage[]
  reusable: Map<string, ReusableBlock>
  reuses: Map<number, string[]>
  names: { title?: string; description?: string }
  leftOut: ReportLine[]
  repeated: ReportLine[]
  homes: Row[]
  /** These showed the list of posts. */
  lists: Row[]
  isExport: boolean
  lacksWpmlTable: boolean
}

export type Target = {
  here: string[]
  destinations: Destinations
  zone: string
  now: Date
  wpml?: WpmlTable | undefined
  encoding?: TableEncoding | undefined
}

type Reading = Pick<Analysis, 'source' | 'isExport'> & { known: Known | undefined }
type Known = { items: Map<string, { n: number; guid: string }>; terms: Set<string> }

export async function analyseExport(
  files: AsyncIterable<ExportPart>[],
  target: Target,
): Promise<Analysis> {
  const analysis = begunAnalysis('', { here: target.here, there: 'en', wpml: target.wpml })
  const { languages } = analysis
  const known: Known | undefined =
    files.length > 1 ? { items: new Map(), terms: new Set() } : undefined
  const found: (Reading & { there: LanguageCode })[] = []
  let n = 0
  for (const parts of files) {
    const reading: Reading = { source: '', isExport: false, known }
    languages.there = 'en'
    for await (const part of parts) {
      if (part.name === 'item' || part.name.startsWith('wp:')) reading.isExport = true
      if (part.name === 'item') addItem(analysis, part, (n += 1), target, reading)
      else if (part.bytes) n += addOther(analysis, part, part.bytes, n + 1, reading)
    }
    found.push({ ...reading, there: languages.there })
  }
  analysis.isExport = found.every(({ isExport }) => isExport)
  analysis.source = found.find(({ source }) => source !== '')?.source ?? ''
  languages.there = found[0]?.there ?? 'en'
  if (target.wpml || analysis.rows.some(({ group }) => group?.startsWith('wpml'))) {
    analysis.lacksWpmlTable = false
  }
  const groups = groupsOfItems(analysis)
  for (const row of [...analysis.rows, ...analysis.homes]) row.group ??= groups.get(row.id)
  leaveOutHomes(analysis)
  if ((target.destinations.post ?? 'pages') !== 'pages') leaveOutListOfPosts(analysis)
  const { source, rows: texts, homes, lists, terms } = analysis
  const menuItems = withListedPages(analysis)
  analysis.menuItems = resolvedItems(menuItems, {
    source,
    texts,
    homes,
    lists,
    terms,
  })
  return analysis
}

export function begunAnalysis(source: string, languages: SiteLanguages): Analysis {
  return {
    source,
    languages,
    authors: new Map(),
    rows: [],
    terms: [],
    attachments: [],
    menuItems: [],
    navigations: [],
    headers: [],
    pages: [],
    reusable: new Map(),
    reuses: new Map(),
    names: {},
    leftOut: [],
    repeated: [],
    homes: [],
    lists: [],
    isExport: false,
    lacksWpmlTable: false,
  }
}

function addItem(
  analysis: Analysis,
  part: ExportPart,
  n: number,
  target: Target,
  reading: Reading,
): void {
  const { start, size, bytes, isCutOff } = part
  const item = isCutOff || !bytes ? undefined : readable(() => readItem(bytes))
  if (!item) {
    const reason = isCutOff
      ? 'Its end is missing: the file is damaged.'
      : bytes
        ? 'It cannot be read: the file is damaged.'
        : 'It is larger than 16 MB.'
    analysis.leftOut.push(
      leftOut({ n, kind: 'item', title: '', address: '', languages: [] }, reason),
    )
    return
  }
  if (bytes && isRepeated(analysis, item, { n, guid: guidIn(bytes) }, reading)) return
  if (item.kind === 'attachment' && !Object.hasOwn(target.destinations, item.kind)) {
    const title = shownTitle(item.title)
    const read = readAttachment(item, n, title, analysis.languages)
    analysis.attachments.push(structuredClone(read))
    return
  }
  if (item.kind === menuItemKind && !Object.hasOwn(target.destinations, item.kind)) {
    analysis.menuItems.push(structuredClone(readMenuItem(item, n)))
    return
  }
  if (isPartOfTheme(analysis, item, part, n, target)) return
  if ([...item.meta.keys()].some(isTraceOfWpml)) analysis.lacksWpmlTable = true
  const found = languagesOf(item, analysis.languages)
  const isPage = target.destinations[item.kind] === 'pages'
  // A part of a text keeps all of it in memory until it is copied.
  const row: Row = structuredClone({
    ...found,
    n,
    start,
    size,
    id: item.id,
    kind: item.kind,
    address: item.address,
    terms: isPage ? [] : item.terms,
    title: shownTitle(item.title),
    ownPath: `${item.kind} ${URL.parse(item.address)?.pathname ?? item.address}`,
    picture: item.meta.get('_thumbnail_id') ?? '',
    date: itemDate(item, target),
    isBlank: isBlankPage(item),
  })
  const known = row.languages.filter((code) => target.here.includes(code))
  const reason =
    reasonToLeaveOut(item, target.destinations) ??
    (isPage && isHomeThere(item, reading.source) ? homeReason : undefined) ??
    (known.length > 0 ? undefined : reasonOfLanguage(row))
  if (item.kind === 'page') {
    const { id, parent, order, title } = item
    analysis.pages.push(structuredClone({ id, parent, order, title, languages: known }))
  }
  const reused = reusableIn(item.content)
  if (reused.length > 0) analysis.reuses.set(n, structuredClone(reused))
  if (reason === undefined) analysis.rows.push({ ...row, languages: known })
  else analysis.leftOut.push(leftOut(row, reason))
  if (reason === homeReason) analysis.homes.push(row)
}

function isPartOfTheme(
  { navigations, menuItems, headers, reusable, languages }: Analysis,
  item: ExportedItem,
  { start, size }: ExportPart,
  n: number,
  { destinations }: Target,
): boolean {
  const { kind, id, content } = item
  if (Object.hasOwn(destinations, kind)) return false
  if (kind === templatePartKind && /header/i.test(item.slug)) {
    headers.push(...navigationsIn(content).map((slug) => structuredClone(slug)))
  }
  if (kind === navigationKind) {
    const navigation = structuredClone(navigationOf(item, n, languages))
    navigations.push(navigation)
    menuItems.push(...structuredClone(navigationItems(item, navigation.slug)))
    return true
  }
  if (kind !== reusableKind || !wasPublished(item)) return false
  const { title, address } = item
  const reused = reusableIn(content)
  const block = { n, start, size, title: shownTitle(title), address, reused }
  reusable.set(structuredClone(id), structuredClone(block))
  return true
}

function withListedPages({ menuItems, navigations, rows, homes, pages, languages }: Analysis) {
  const isOfBlocks = ({ menu }: MenuItem) => navigations.some(({ slug }) => slug === menu)
  const here = new Set([...rows, ...homes].map(({ id }) => id))
  const listed = withPages(
    menuItems.filter(isOfBlocks),
    pages.filter(({ id }) => here.has(id)),
    (menu) => navigations.find(({ slug }) => slug === menu)?.language ?? languages.there,
  )
  return [...menuItems.filter((item) => !isOfBlocks(item)), ...listed]
}

export function reasonOfLanguage({ languages }: Pick<Row, 'languages'>): string {
  return `This site has no language "${languages.join(' ')}": add it, then run this again.`
}

/** A translation of the home page may have an address of its own. */
function leaveOutHomes(analysis: Analysis): void {
  const groups = new Set(analysis.homes.flatMap(({ group = [] }) => group))
  const isHome = ({ group }: Row) => group !== undefined && groups.has(group)
  const translations = analysis.rows.filter(isHome)
  analysis.leftOut.push(...translations.map((row) => leftOut(row, homeReason)))
  analysis.homes.push(...translations)
  analysis.rows = analysis.rows.filter((row) => !isHome(row))
}

/** The shop of WooCommerce has no text either. */
function isBlankPage({ kind, status, content, slug, meta }: ExportedItem): boolean {
  const template = meta.get('_wp_page_template') ?? ''
  const isPlain = ['', 'default'].includes(template) && slug !== 'shop'
  return kind === 'page' && wasPublished({ status }) && content.trim() === '' && isPlain
}

/** No export says which page shows the posts. WordPress never shows the text of that one. */
function leaveOutListOfPosts(analysis: Analysis): void {
  const texts = Map.groupBy(analysis.rows, (row) => row.group ?? `alone ${row.n}`)
  const blank = [...texts.values()].filter((rows) => rows.every(({ isBlank }) => isBlank))
  const [rows = [], ...others] = blank
  if (others.length > 0 || !analysis.rows.some(({ kind }) => kind === 'post')) return
  analysis.lists.push(...rows)
  analysis.leftOut.push(...rows.map((row) => leftOut(row, listReason)))
  analysis.rows = analysis.rows.filter((row) => !rows.includes(row))
}

export function shownTitle(title: string): string {
  const [first = title] = textsByLanguage(title)?.values() ?? []
  return firstCharacters(plainText(first), titleLimit)
}

export function leftOut(
  {
    n,
    kind,
    title,
    address,
    languages,
  }: Pick<Row, 'n' | 'kind' | 'title' | 'address' | 'languages'>,
  reason: string,
): ReportLine {
  const language = languages.join(' ')
  return { n, kind, language, title, address, outcome: 'left out', reasons: [reason], here: '' }
}

/** Sites of one network number their texts each for itself. */
function isRepeated(
  { leftOut: others, repeated, languages }: Analysis,
  item: ExportedItem,
  own: { n: number; guid: string },
  { known }: Reading,
): boolean {
  const first = known?.items.get(item.id)
  if (!first) {
    known?.items.set(structuredClone(item.id), own)
    return false
  }
  const { n, guid } = own
  const { kind, address } = item
  const found = languagesOf(item, languages).languages
  const line = structuredClone(
    leftOut({ n, kind, title: shownTitle(item.title), address, languages: found }, ''),
  )
  if (first.guid === guid) {
    const reasons = [`Another file has it, too: it is number ${first.n}.`]
    repeated.push({ ...line, outcome: 'unchanged', reasons })
  } else {
    const reasons = ['Another site has a text of its number: move its file in by itself.']
    others.push({ ...line, reasons })
  }
  return true
}

const enoughOfItem = 8_192

function guidIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, enoughOfItem))
  const [, guid = ''] = /<guid\b[^>]*>([^<]*)</.exec(text) ?? []
  return structuredClone(guid)
}

function addOther(
  analysis: Analysis,
  { name }: ExportPart,
  bytes: Uint8Array,
  n: number,
  reading: Reading,
): 0 | 1 {
  switch (name) {
    case 'wp:author': {
      const author = readable(() => readAuthor(bytes))
      if (author) analysis.authors.set(author.login, author.name)
      return 0
    }
    case 'wp:category':
    case 'wp:tag':
    case 'wp:term': {
      const term = readable(() => readTerm(bytes))
      const key = term && `${term.taxonomy} ${term.slug}`
      if (key !== undefined && reading.known?.terms.has(key)) return 0
      if (key !== undefined) reading.known?.terms.add(key)
      if (term) analysis.terms.push({ ...term, n })
      else {
        const unknown = { n, kind: 'term', title: '', address: '', languages: [] }
        analysis.leftOut.push(leftOut(unknown, 'It cannot be read: the file is damaged.'))
      }
      return term && pairingTaxonomies.includes(term.taxonomy) ? 0 : 1
    }
    case 'title':
    case 'description': {
      const { names } = analysis
      names[name] ??= readable(() => readText(bytes)) ?? ''
      return 0
    }
    default: {
      const text = readable(() => readText(bytes)) ?? ''
      if (name === 'language' && text !== '') {
        analysis.languages.there = codeHere(text, analysis.languages.here)
      } else if (name !== 'language' && (reading.source === '' || name !== 'link')) {
        const { host, pathname = '' } = URL.parse(text) ?? {}
        if (host) reading.source = `${host}${pathname}`.replace(/\/$/, '')
      }
      return 0
    }
  }
}

function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function groupsOfItems({ terms, languages }: Analysis): Map<string, string> {
  const groups = new Map<string, string>()
  for (const term of terms.filter(({ taxonomy }) => taxonomy === 'post_translations')) {
    for (const [, id] of translationsIn(term, languages.here)) groups.set(id, term.slug)
  }
  return groups
}
