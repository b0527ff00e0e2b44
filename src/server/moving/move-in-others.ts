import { stat } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { cardTextsInput } from '../../contract/cards.ts'
import { textsIn, textValues } from '../../domain/documents/revision.ts'
import { fileLimits } from '../../domain/files/library-file.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { MovedText } from '../../domain/moving/found-in-text.ts'
import { fragmentsIn, withOwnFragments } from '../../domain/moving/fragments.ts'
import {
  type LinksHere,
  redirectTargetHere,
  withFilesHere,
} from '../../domain/moving/links-here.ts'
import { type Fragments, oldLinksIn } from '../../domain/moving/old-links.ts'
import type { OurCard, OurFile, OurRedirect } from '../../domain/moving/our-export.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import {
  blankCardText,
  type Card,
  type CardChange,
  changeCard,
  isBlankCard,
} from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import { queriedPath } from '../../domain/seo/old-address.ts'
import { redirectInput } from '../../domain/seo/redirect-input.ts'
import { pathOfAddress, redirectLimits, type RedirectTarget } from '../../domain/seo/redirect.ts'
import { isLonger } from '../../domain/text/characters.ts'
import { cleaned } from '../../domain/text/short-value.ts'
import { fileTypeAt } from '../../storage/files/file-type-at.ts'
import { originName } from '../../storage/moving/moving-store.ts'
import type { MovedRedirect, NewCard } from '../../storage/moving/take-in-others.ts'
import { addressOf, linkedHere, wholeLinks } from './move-in-links.ts'
import type { Run } from './move-in-run.ts'

export type OtherLine = Omit<ReportLine, 'n'>
type Line = Pick<OtherLine, 'kind' | 'title' | 'address' | 'here'>

export function otherLine(
  line: Line,
  outcome: ReportLine['outcome'],
  reasons: string[] = [],
): OtherLine {
  const isChanged = outcome === 'taken in' && reasons.length > 0
  const here = outcome === 'left out' ? '' : line.here
  return { ...line, here, language: '', outcome: isChanged ? 'changed' : outcome, reasons }
}

export function linksHere({ led, topics, files, forms, isTrial }: Run): LinksHere {
  return {
    text: (kind, id) => led.get(`${kind} ${id}`),
    topic: (id) => {
      const key = `topic:${id}`
      return isTrial && topics.has(key) ? id : topics.get(key)
    },
    form: (id) => forms.get(id),
    file: (id) => files.get(id),
  }
}

export async function textOf(
  run: Run,
  item: ExportedItem,
  language: LanguageCode,
): Promise<(MovedText & { fragments: Fragments | undefined }) | string> {
  const read = await run.source.textOf(item, language)
  if (typeof read === 'string') return read
  const isPage = item.page !== undefined || run.destinations[item.kind] === 'pages'
  const fragments = isPage ? undefined : fragmentsIn(read.html)
  const own = withOwnFragments(read.html, fragments ?? new Map(), addressOf(item))
  const text = { ...read, fragments, html: own.html, lost: [...read.lost, ...own.lost] }
  const hrefs = oldLinksIn(wholeLinks(text.html, item), run.analysis.source)
  await run.linked.takeIn(hrefs, { item, language })
  const documents = text.documents.filter((href) => run.linked.at(href) === undefined)
  const linked = { ...text, documents, html: linkedHere(run, text.html, item, language) }
  if (!run.source.ours) return linked
  const { text: html, lost } = withFilesHere(linked.html, linksHere(run))
  return { ...linked, html, lost: [...text.lost, ...lost.map((link) => `link to ${link}`)] }
}

export function knownLine(run: Run, key: string, line: Line): OtherLine | undefined {
  const known = run.known.get(originName(key, ''))
  if (!known) return undefined
  return known.isHere
    ? otherLine(line, 'unchanged')
    : otherLine(line, 'left out', ['It was deleted here.'])
}

export async function takeInFiles(run: Run): Promise<OtherLine[]> {
  const lines: OtherLine[] = []
  for (const file of run.source.ours?.files ?? []) lines.push(await takeInFile(run, file))
  return lines
}

async function takeInFile(run: Run, { id, versions }: OurFile): Promise<OtherLine> {
  const { storage, source, analysis, isTrial, files, edit } = run
  const [title = ''] = Object.values(versions).map((version) => version.title)
  const [address = ''] = Object.values(versions).map(({ path }) => path)
  const line = { kind: 'file', title, address, here: '/dashboard/media/files' }
  const key = `file ${id}`
  const known = knownLine(run, key, line)
  if (known) {
    const here = run.known.get(originName(key, ''))
    if (here?.isHere) files.set(id, here.digest)
    return known
  }
  const usable: [LanguageCode, string, string][] = []
  const reasons: string[] = []
  for (const [language, version] of Object.entries(versions)) {
    const path = source.ours?.fileAt(version.path)
    if (!analysis.languages.here.includes(language)) reasons.push(noLanguage(language))
    else if (path !== undefined && (await isUsable(version.title, path)))
      usable.push([language, cleaned('line', version.title), path])
    else reasons.push(`It is no file that the library takes (${language}).`)
  }
  if (usable.length === 0) return otherLine(line, 'left out', reasons)
  const titles = usable.map(([language, name]) => [language, { title: name }] as const)
  const change = {
    values: textValues(Object.fromEntries(titles)),
    uploads: Object.fromEntries(usable.map(([language, , path]) => [language, path])),
  }
  const own = isTrial ? id : await storage.moving.takeInFile(await run.begun(), key, change, edit())
  files.set(id, own)
  return otherLine(line, 'taken in', reasons)
}

async function isUsable(title: string, path: string): Promise<boolean> {
  const isTitled = title !== '' && !isLonger(title, fileLimits.title)
  const { size } = await stat(path)
  return isTitled && size <= fileLimits.bytes && (await fileTypeAt(path)) !== undefined
}

function noLanguage(language: LanguageCode): string {
  return `This site has no language "${language}".`
}

export async function takeInOthers(run: Run): Promise<OtherLine[]> {
  const lines: OtherLine[] = []
  for (const card of run.source.ours?.cards ?? []) lines.push(await takeInCard(run, card))
  return [...lines, ...(await takeInRedirects(run, run.source.ours?.redirects ?? []))]
}

async function takeInCard(run: Run, { id, logo, texts }: OurCard): Promise<OtherLine> {
  const [title = ''] = Object.values(texts).map(({ name = '' }) => name)
  const line = { kind: 'partner', title, address: '', here: '/dashboard/partners' }
  const key = `partner ${id}`
  const known = knownLine(run, key, line)
  if (known) return known
  const reasons: string[] = []
  const changes: CardChange[] = []
  for (const [language, text] of Object.entries(texts)) {
    const change = changeIn(language, text)
    if (!run.analysis.languages.here.includes(language)) reasons.push(noLanguage(language))
    else if (change) changes.push(change)
    else reasons.push(`Its text is incomplete (${language}).`)
  }
  const [first, ...others] = changes
  if (!first) return otherLine(line, 'left out', reasons)
  const shown = await run.pictures.at(
    logo === '' ? [] : [`/${logo}`],
    { id: 'partners.csv' },
    first.language,
  )
  const [picture] = shown.pictures
  if (logo !== '' && !picture) reasons.push('Its logo is left out.')
  const changed = { ...first, values: { ...first.values, ...(picture && { logo: picture }) } }
  const card: NewCard = { key, changes: [changed, ...others], described: shown.described }
  if (!run.isTrial) await run.storage.moving.takeInCard(await run.begun(), card, run.edit())
  return otherLine(line, 'taken in', reasons)
}

const blankCard: Card = {
  id: 0,
  position: 0,
  createdAt: new Date(0),
  revision: 0,
  logo: null,
  texts: {},
}

function changeIn(language: LanguageCode, text: Record<string, string>): CardChange | undefined {
  const sent = Object.entries(text).map(([field, value]) => [field, { [language]: value }])
  const { data } = cardTextsInput.safeParse(Object.fromEntries(sent))
  const read = Object.entries(data ?? {}).flatMap(([field, inEach]) =>
    Object.entries(inEach ?? {}).map(([code, value]) => [`${field}.${code}`, value]),
  )
  const change: CardChange = { language, values: Object.fromEntries(read) }
  if (isBlankCard({ ...blankCardText, ...textsIn(change.values)[language] })) return undefined
  try {
    changeCard(blankCard, change)
    return change
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

const atOnce = 100
const reasonsOfFates = {
  free: '',
  led: '',
  elsewhere: 'The address leads elsewhere here.',
  answers: 'The address answers here.',
  full: 'There is no room for more redirects.',
}

async function takeInRedirects(run: Run, redirects: OurRedirect[]): Promise<OtherLine[]> {
  const lines: OtherLine[] = []
  const moved = new Map<string, MovedRedirect>()
  for (const { path, target } of redirects) {
    const line = lineOfRedirect(path)
    const known = knownLine(run, `redirect ${path}`, line)
    const read = known || moved.has(path) ? undefined : redirectHere(run, path, target)
    if (known) lines.push(known)
    else if (read) moved.set(path, { ...read, key: `redirect ${path}` })
    else lines.push(otherLine(line, 'left out', ['It leads to what is not here.']))
  }
  return [...lines, ...(await writeRedirects(run, [...moved.values()]))]
}

/** Returns lines for what leads or answers elsewhere here. What an earlier run brought is passed over. */
export async function takeInPaths(
  run: Run,
  led: Map<string, RedirectTarget>,
): Promise<OtherLine[]> {
  const all = [...led]
    .map(([path, target]) => ({ path, target, key: `redirect ${path}` }))
    .filter(
      ({ path, key }) =>
        path.length <= redirectLimits.address && !run.known.has(originName(key, '')),
    )
  const lines: OtherLine[] = []
  for (let start = 0; start < all.length; start += atOnce) {
    const some = all.slice(start, start + atOnce)
    const fates = await run.storage.moving.fatesOfRedirects(some)
    const free = some.filter((_redirect, index) => fates[index] === 'free')
    if (!run.isTrial) await writeRedirects(run, free)
    for (const [index, { path }] of some.entries()) {
      const reason = reasonsOfFates[fates[index] ?? 'full']
      if (reason) lines.push(otherLine(lineOfRedirect(path), 'left out', [reason]))
    }
    await nextTurn()
  }
  return lines
}

async function writeRedirects(run: Run, all: MovedRedirect[]): Promise<OtherLine[]> {
  const { storage, isTrial, edit } = run
  const lines: OtherLine[] = []
  for (let start = 0; start < all.length; start += atOnce) {
    const some = all.slice(start, start + atOnce)
    const fates = isTrial
      ? await storage.moving.fatesOfRedirects(some)
      : await storage.moving.takeInRedirects(await run.begun(), some, edit())
    for (const [index, { path }] of some.entries()) {
      const reason = reasonsOfFates[fates[index] ?? 'full']
      const line = lineOfRedirect(path)
      lines.push(reason ? otherLine(line, 'left out', [reason]) : otherLine(line, 'taken in'))
    }
  }
  return lines
}

function lineOfRedirect(path: string): Line {
  return { kind: 'redirect', title: '', address: path, here: '/dashboard/seo/redirects' }
}

function redirectHere(run: Run, path: string, target: unknown) {
  const isNumbered = path.startsWith('/?') && queriedPath('/', path.slice(1)) === path
  const { data } = redirectInput.safeParse({ path: isNumbered ? '/' : path, target })
  const isOwn = data !== undefined && (isNumbered || pathOfAddress(path) === path)
  const led = isOwn ? redirectTargetHere(data.target, linksHere(run)) : undefined
  return led && path.length <= redirectLimits.address ? { path, target: led } : undefined
}
