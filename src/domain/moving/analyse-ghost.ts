import {
  type Analysis,
  begunAnalysis,
  leftOut,
  reasonOfLanguage,
  type Row,
  shownTitle,
  type Target,
} from './analyse-export.ts'
import type { JsonRow } from './cut-json.ts'
import {
  ghostItem,
  type GhostRow,
  type GhostSite,
  internalTags,
  lacksHtml,
  readGhostRow,
  stemOf,
  tagsOf,
  termOf,
  textAt,
} from './ghost-item.ts'
import { codeHere, languageByScript, notArabic } from './item-languages.ts'
import { itemDate, reasonToLeaveOut } from './moved-item.ts'
import { pairingTaxonomies } from './moved-topics.ts'

export const ghostTables: ReadonlySet<string> = new Set([
  'posts',
  'posts_authors',
  'posts_meta',
  'posts_tags',
  'settings',
  'tags',
  'users',
])
type Post = Pick<JsonRow, 'start' | 'size'> & {
  n: number
  row: GhostRow
  isLacking: boolean
  isInArabic: boolean
}

const unreadable = 'It cannot be read: the file is damaged.'

export async function analyseGhost(
  rows: AsyncIterable<JsonRow>,
  target: Target,
): Promise<{ analysis: Analysis; site: GhostSite }> {
  const { here } = target
  const analysis = begunAnalysis('', { here, there: 'en' })
  const site = blankSite()
  const posts: Post[] = []
  const tags: GhostRow[] = []
  let n = 0
  for await (const part of rows) {
    const row = rowIn(part)
    const { table, start, size } = part
    if (table === 'posts') {
      n += 1
      if (typeof row === 'string') analysis.leftOut.push(unread(n, 'item', row))
      else posts.push({ n, start, size, ...whatIsKept(row) })
    } else if (typeof row !== 'string') {
      if (table === 'tags') tags.push(row)
      else note(analysis, site, table, row)
    } else if (table === 'tags') analysis.leftOut.push(unread((n += 1), 'term', row))
  }
  for (const tag of tags) {
    site.tags.set(textAt(tag, 'id'), tag)
    const term = termOf(tag)
    if (!pairingTaxonomies.includes(term.taxonomy)) n += 1
    analysis.terms.push({ ...term, id: textAt(tag, 'id'), description: '', n })
  }
  analysis.isExport = n > 0
  analysis.source ||= 'Ghost'
  for (const post of posts) addPost(analysis, site, post, target)
  return { analysis, site }
}

function blankSite(): GhostSite {
  return {
    tags: new Map(),
    users: new Map(),
    tagsOf: new Map(),
    authorsOf: new Map(),
    metaOf: new Map(),
  }
}

function rowIn({ bytes, isCutOff }: JsonRow): GhostRow | string {
  if (isCutOff) return 'Its end is missing: the file is damaged.'
  if (!bytes) return 'It is larger than 16 MB.'
  try {
    return readGhostRow(bytes)
  } catch {
    return unreadable
  }
}

function unread(n: number, kind: string, reason: string) {
  return leftOut({ n, kind, title: '', address: '', languages: [] }, reason)
}

const kept =
  'id title slug type page status visibility published_at feature_image image author_id'.split(' ')

function whatIsKept(row: GhostRow): Pick<Post, 'row' | 'isLacking' | 'isInArabic'> {
  const text = { title: textAt(row, 'title'), content: textAt(row, 'html') }
  const known = Object.entries(row).filter(([name]) => kept.includes(name))
  return {
    row: structuredClone(Object.fromEntries(known)),
    isLacking: lacksHtml(row),
    isInArabic: languageByScript(text, 'en') === 'ar',
  }
}

function note(analysis: Analysis, site: GhostSite, table: string, row: GhostRow): void {
  switch (table) {
    case 'users':
      site.users.set(textAt(row, 'id'), { name: textAt(row, 'name') })
      analysis.authors.set(textAt(row, 'slug'), textAt(row, 'name'))
      break
    case 'posts_meta':
      site.metaOf.set(textAt(row, 'post_id'), row)
      break
    case 'posts_tags':
      addTo(site.tagsOf, row)
      break
    case 'posts_authors':
      addTo(site.authorsOf, row)
      break
    default:
      noteSetting(analysis, textAt(row, 'key'), textAt(row, 'value'))
  }
}

function addTo(links: Map<string, GhostRow[]>, row: GhostRow): void {
  const id = textAt(row, 'post_id')
  const known = links.get(id)
  if (known) known.push(row)
  else links.set(id, [row])
}

function noteSetting(analysis: Analysis, key: string, value: string): void {
  const { languages } = analysis
  if (value === '') return
  if (key === 'title') analysis.source = value
  if (key === 'locale' || key === 'lang') languages.there = codeHere(value, languages.here)
}

function addPost(
  analysis: Analysis,
  site: GhostSite,
  { n, start, size, row: post, isLacking, isInArabic }: Post,
  target: Target,
): void {
  const { here, there } = analysis.languages
  const item = ghostItem(post, site)
  const { kind, address, slug } = item
  const told = internalTags(tagsOf(item.id, site))
  const language = codeHere(told.language ?? (isInArabic ? 'ar' : notArabic(there)), here)
  const stem = stemOf(slug, language)
  const named = told.language === undefined ? slug : stem
  const row: Row = {
    n,
    start,
    size,
    id: item.id,
    kind,
    address,
    title: shownTitle(item.title),
    terms: target.destinations[kind] === 'pages' ? [] : item.terms,
    languages: [language],
    group: told.pair === undefined ? `slug ${kind} ${named}` : `pair ${told.pair}`,
    path: `${kind} ${stem}`,
    ownPath: `${kind} ${slug}`,
    picture: item.cover ?? '',
    date: itemDate(item, target),
  }
  const reason =
    reasonToLeaveOut(item, target.destinations) ??
    (isLacking ? lackingHtml : undefined) ??
    (here.includes(language) ? undefined : reasonOfLanguage(row))
  if (reason === undefined) analysis.rows.push(row)
  else analysis.leftOut.push(leftOut(row, reason))
}

const lackingHtml =
  'Its text is in the format of the editor of Ghost alone: save it there once more and export again.'
