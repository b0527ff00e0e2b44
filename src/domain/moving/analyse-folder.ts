import {
  type Analysis,
  begunAnalysis,
  leftOut,
  reasonOfLanguage,
  type Row,
  shownTitle,
  type Target,
} from './analyse-export.ts'
import type { Generator } from './generators/generator.ts'
import { codeHere, languageByScript, notArabic } from './item-languages.ts'
import { largestMarkdown, type MarkdownFile, readMarkdownFile } from './markdown-file.ts'
import { markdownItem } from './markdown-item.ts'
import { isMarkdown, type MarkdownPath, readPaths } from './markdown-path.ts'
import { homeReason, itemDate, reasonToLeaveOut } from './moved-item.ts'
import { termKey } from './moved-topics.ts'
import { groupIn, isOlderCopy, isOurHome, type OurExport } from './our-export.ts'
import { unescapedMarkup } from '../text/escaped-markup.ts'
import type { ExportedItem, TopicTerm } from './read-part.ts'

type FolderFile = { path: string; size: number }
type Read = (path: string) => Promise<Uint8Array>
type Site = { ours?: OurExport | undefined; generator?: Generator | undefined }
type Told = { path: MarkdownPath; file: MarkdownFile; item: ExportedItem }

export async function analyseFolder(
  files: FolderFile[],
  read: Read,
  { source, ours, generator, ...target }: Target & Site & { source: string },
): Promise<Analysis> {
  const { here } = target
  const there = here.includes('en') ? 'en' : (here.find((code) => code !== 'ar') ?? 'en')
  const analysis = begunAnalysis(source, { here, there })
  const paths = files.map(({ path }) => path)
  const sizes = new Map(files.map(({ path, size }) => [path, size]))
  const pathOf = readPaths(paths, here, generator?.pathOf)
  const authors: string[] = []
  for (const [index, path] of paths.toSorted().entries()) {
    const own = { n: index + 1, size: sizes.get(path) ?? 0, path: pathOf(path) }
    const told = await itemAt(path, { ...own, ours, generator }, read)
    if (typeof told !== 'string') authors.push(told.item.author)
    if (typeof told === 'string') {
      const unread = { n: own.n, kind: own.path.kind, title: '', address: path, languages: [] }
      analysis.leftOut.push(leftOut(unread, told))
    } else
      addRow(
        analysis,
        structuredClone(rowOf(told, { ...own, ours, generator }, analysis, target)),
        told,
        {
          ...target,
          ours,
        },
      )
  }
  if (generator?.authors) noteAuthors(analysis, authors)
  addTerms(analysis, paths.length, ours?.topics)
  analysis.isExport = paths.length > 0
  return analysis
}

async function itemAt(
  id: string,
  { size, path, ...site }: { size: number; path: MarkdownPath } & Site,
  read: Read,
): Promise<Told | string> {
  if (!isMarkdown(id)) return 'It is no Markdown: save it as Markdown first.'
  if (size > largestMarkdown) return 'It is larger than 1 MB.'
  if (site.ours && isOlderCopy(id)) return 'It is what visitors read: its newer text comes in.'
  const bytes = await read(id).catch(() => undefined)
  const file = bytes ? readMarkdownFile(bytes) : 'It cannot be read.'
  return typeof file === 'string' ? file : { path, file, item: markdownItem(id, path, file, site) }
}

export function itemIn(
  id: string,
  bytes: Uint8Array,
  { path, ...site }: { path: MarkdownPath } & Site,
): ExportedItem {
  const file = readMarkdownFile(bytes)
  if (typeof file === 'string') throw new Error(`${id} has changed: ${file}`)
  return markdownItem(id, path, file, site)
}

function rowOf(
  { path, file, item }: Told,
  { n, size, ours, generator }: { n: number; size: number } & Site,
  { languages }: Analysis,
  target: Target,
): Row {
  const { here, there } = languages
  const { lang, language, locale, translationKey, ref } = file.matter
  const said = [lang, language, locale].find((code) => typeof code === 'string')
  const code = said ?? path.language ?? languageByScript(item, notArabic(there))
  const key = translationKey ?? (said === undefined ? undefined : ref)
  const own = generator?.groupOf?.(item) ?? `path ${path.stem}`
  const group = typeof key === 'string' ? `key ${key}` : own
  return {
    n,
    start: 0,
    size,
    id: item.id,
    kind: item.kind,
    address: item.id,
    terms: target.destinations[item.kind] === 'pages' ? [] : item.terms,
    title: shownTitle(item.title),
    languages: [codeHere(code, here)],
    group: (ours && groupIn(file.matter, item.kind)) ?? group,
    path: undefined,
    ownPath: `${item.kind} ${path.stem}`,
    picture: '',
    date: itemDate(item, target),
  }
}

function noteAuthors({ authors }: Analysis, written: string[]): void {
  for (const name of written.flatMap((one) => unescapedMarkup(one).split(', '))) {
    if (name !== '') authors.set(name, name)
  }
}

function addRow(
  analysis: Analysis,
  row: Row,
  { path, item, file }: Told,
  { ours, ...target }: Target & { ours: OurExport | undefined },
): void {
  const isKnown = row.languages.some((code) => target.here.includes(code))
  const reason =
    (path.stem === '' ? homeReason : undefined) ??
    (path.isList ? 'It is the head of a list there.' : undefined) ??
    reasonToLeaveOut(item, target.destinations) ??
    (isKnown ? undefined : reasonOfLanguage(row))
  if (reason === undefined && ours && isOurHome(row.id, file.matter)) analysis.homes.push(row)
  else if (reason === undefined) analysis.rows.push(row)
  else analysis.leftOut.push(leftOut(row, reason))
}

export function addTerms(analysis: Analysis, files: number, topics?: TopicTerm[]): void {
  const carried = topics ?? analysis.rows.flatMap(({ terms: own }) => own)
  const terms = new Map(carried.map((term) => [termKey(term), term]))
  analysis.terms = [...terms.values()].map((term, index) => ({
    ...term,
    id: termKey(term),
    description: '',
    n: files + index + 1,
  }))
}
