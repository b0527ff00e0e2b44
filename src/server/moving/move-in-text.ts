import { createHash } from 'node:crypto'
import { galleryLimits } from '../../domain/gallery/gallery.ts'
import { leftOut, type Row } from '../../domain/moving/analyse-export.ts'
import { dashboardPath, type Destination } from '../../domain/moving/destinations.ts'
import { listed, movedTexts, notesOfItem, oldPaths } from '../../domain/moving/moved-item.ts'
import { mostInGallery, mostVideosOfPage } from '../../domain/moving/moved-page.ts'
import { withoutWaiting } from '../../domain/moving/old-links.ts'
import type { ExportedItem } from '../../domain/moving/read-part.ts'
import type { LinkTarget } from '../../domain/navigation/navigation.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import { queryPath } from '../../domain/seo/old-address.ts'
import { topicLimits } from '../../domain/topics/topic.ts'
import { originName } from '../../storage/moving/moving-store.ts'
import type { MovedArticle, MovedPage, TakenIn } from '../../storage/moving/take-in.ts'
import { linksHere, textOf } from './move-in-others.ts'
import { hasAllPictures, isWaitingInParts, madeOurs, ourPageValues } from './move-in-our-page.ts'
import { checked } from './checked-texts.ts'
import { documentHere, documentsHere, isStillHere } from './documents-here.ts'
import { articleOf, datesOf, thereOf, topicsOf } from './move-in-article.ts'
import { generatedPaths, noteKnownPlaces, notePlaces, noteWaiting } from './move-in-links.ts'
import { asItem, joinedPictures, type PicturesOfText } from './move-in-pictures.ts'
import { noteArrived } from './publish-arrived.ts'
import { notesOfPage, pageOf, reasonAgainstPage, tryPage } from './move-in-page.ts'
import {
  type Half,
  ledName,
  type MadeHalf,
  type MovedTexts,
  type Run,
  type TakenHalf,
} from './move-in-run.ts'

export async function takeInText(
  run: Run,
  rows: Row[],
  items: ExportedItem[],
): Promise<ReportLine[]> {
  const halves = rows.flatMap((row, index) => halvesOf(row, items[index] as ExportedItem))
  const originOf = ({ row, language }: Half) => run.known.get(originName(row.id, language))
  if (!halves.some(originOf)) return takeInNew(run, rows, halves)
  const isSame = (half: Half) => originOf(half)?.isHere && originOf(half)?.digest === half.digest
  const documents = documentsHere(rows, run.known)
  const notes = new Map<string | undefined, string[]>()
  for (const document of run.pictures.isGiven ? documents : []) {
    const isOfIt = ({ row }: Half) => documentHere(row, run.known) === document
    const ofIt = halves.filter(isOfIt)
    const adding = addPictures(run, ofIt.filter(isSame))
    await unlessGone(
      run,
      ofIt,
      adding.then((told) => notes.set(document, told)),
    )
  }
  for (const own of Map.groupBy(halves, ({ row }) => row).values()) {
    const known = own.map(originOf).find((origin) => origin?.isHere)
    if (known) {
      await unlessGone(run, own, noteKnownPlaces(run, await withFragments(run, own), known))
    }
    if (known && own[0]?.item.page) await linkAgain(run, own, known.id)
  }
  return rows.map((row) => {
    const own = halves.filter((half) => half.row === row)
    const origins = own.map(originOf)
    const found = origins.find((origin) => origin !== undefined)
    const target = found ?? halves.map(originOf).find((origin) => origin?.isHere)
    if (!found && (documents.size !== 1 || own[0]?.item.page)) return leftOut(row, isBeside)
    if (!target?.isHere) return leftOut(row, 'It was deleted here.')
    if (origins.some((origin) => origin?.digest !== own[0]?.digest)) {
      if (found) noteArrived(run, found, own, { isOutdated: true })
      const { id, destination } = target
      if (own[0]?.item.page) return leftOut(row, notYet)
      const line = lineOf(row, { outcome: 'unchanged', here: '', notes: [] })
      run.newer.push({ id, destination, row, line })
      return line
    }
    const here = dashboardPath(target.destination, target.id)
    leadTo(run, [row], target.destination, target.id)
    noteArrived(run, target, own)
    const document = documentHere(row, run.known) ?? ''
    const line = lineOf(row, { outcome: 'unchanged', here, notes: notes.get(document) ?? [] })
    const staying = documents.size > 1 ? staysApart : run.torn.has(document) ? staysOne : []
    return { ...line, reasons: line.reasons.concat(staying) }
  })
}

/** A text that was deleted meanwhile is told as one that was deleted before. */
async function unlessGone({ known }: Run, halves: Half[], work: Promise<unknown>): Promise<void> {
  if (await isStillHere(work)) return
  for (const { row, language } of halves) {
    const name = originName(row.id, language)
    const origin = known.get(name)
    if (origin) known.set(name, { ...origin, isHere: false })
  }
}

export function halvesOf(row: Row, item: ExportedItem): Half[] {
  const digest = digestOf(item)
  return row.languages.map((language) => ({ row, item, language, digest }))
}

export const isBeside = 'Its text in another language is here already: add this one there.'
export const notYet = 'It is here already, and what changed there since is not taken in yet.'
const namedHeading = /<h[1-6]\b[^>]*\sid=|^#{1,6}\s/im

async function withFragments(run: Run, halves: Half[]): Promise<Half[]> {
  const named: Half[] = []
  for (const half of halves) {
    const isNamed = namedHeading.test(half.item.content)
    const text = isNamed ? await textOf(run, half.item, half.language) : ''
    named.push(typeof text === 'string' ? half : { ...half, fragments: text.fragments })
  }
  return named
}

async function linkAgain(run: Run, halves: Half[], id: number): Promise<void> {
  const taken = takenOf(await madeOf(run, halves))
  const [half] = halves
  const isUnlinked = ourPageValues(taken, linksHere(run)).lost.length > 0
  const isWhole = taken.every(hasAllPictures)
  if (!half || !isWhole || !(isUnlinked || taken.some(isWaitingInParts))) return
  run.unlinked.push({
    id,
    taken,
    line: lineOf(half.row, { outcome: 'unchanged', here: '', notes: [] }),
  })
}

const staysApart = 'It is here already as a text of its own, and is not joined.'
const staysOne = 'It is here already as one text in two languages, and is not separated.'

export async function addPictures(run: Run, halves: Half[]): Promise<string[]> {
  const { analysis, storage, known, isTrial } = run
  const taken = takenOf(await madeOf(run, halves))
  const [first] = taken
  const origin = first && known.get(originName(first.row.id, first.language))
  if (!origin) return []
  const {
    notes: _notes,
    videos: _videos,
    gallery,
    ...shared
  } = picturesIn(origin.destination, taken)
  const wanted = {
    ...shared,
    kind: origin.destination === 'pages' ? ('page' as const) : ('article' as const),
    id: origin.id,
    gallery: gallery.map(asItem),
    texts: taken.map(({ row, language, texts, waiting }) => ({
      key: row.id,
      language,
      content: texts.content,
      waiting,
    })),
  }
  const { isLacking, hasChanged } = await storage.moving.lackedPictures(analysis.source, wanted)
  if (isLacking && !isTrial) {
    await storage.moving.addPictures(await run.begun(), wanted, run.edit())
  }
  run.pictures.note(
    taken.map(({ pictures }) => pictures),
    isLacking,
  )
  return [
    isLacking ? 'Its pictures were added to what is here.' : '',
    hasChanged ? 'It was changed here since, so that pictures are not added there.' : '',
  ].filter(Boolean)
}

const { items } = galleryLimits
const mostShown = {
  article: { pictures: items, videos: items, together: items },
  page: {
    pictures: mostInGallery,
    videos: mostVideosOfPage,
    together: mostInGallery + mostVideosOfPage,
  },
}

function picturesIn(destination: Destination, taken: TakenHalf[]) {
  return joinedPictures(
    taken.map(({ pictures }) => pictures),
    mostShown[destination === 'pages' ? 'page' : 'article'],
  )
}

export async function madeOf(run: Run, halves: Half[]): Promise<MadeHalf[]> {
  const all: MadeHalf[] = []
  for (const half of halves) all.push(await made(run, half))
  return all
}

async function made(run: Run, half: Half): Promise<MadeHalf> {
  if (half.item.page) return madeOurs(run, half, half.item.page)
  const { item, language } = half
  const isPage = run.destinations[item.kind] === 'pages'
  const authorName = isPage ? '' : namedAuthors(item.author, run.analysis.authors)
  const text = await textOf(run, item, language)
  const shown = typeof text === 'string' ? undefined : text
  const pictures = await run.pictures.ofText({ item, moved: shown, language })
  const { pictureOf } = pictures
  const moved =
    typeof text === 'string'
      ? text
      : checked(movedTexts(item, language, text, { authorName, pictureOf }))
  return { ...half, moved: storable(moved), pictures, fragments: shown?.fragments }
}

function namedAuthors(written: string, authors: Map<string, string>): string {
  const own = authors.get(written)
  return (
    own ??
    written
      .split(', ')
      .map((one) => authors.get(one) ?? one)
      .join(', ')
  )
}

function storable(moved: MovedTexts | string): MovedTexts | string {
  if (typeof moved === 'string') return moved
  const { html: content, waiting } = withoutWaiting(moved.texts.content)
  return { ...moved, texts: { ...moved.texts, content }, waiting }
}

export function takenOf(halves: MadeHalf[]): TakenHalf[] {
  return halves.flatMap(({ moved, ...half }) =>
    typeof moved === 'string' ? [] : [{ ...half, ...moved }],
  )
}

async function takeInNew(run: Run, rows: Row[], halves: Half[]): Promise<ReportLine[]> {
  const all = await madeOf(run, halves)
  const taken = takenOf(all)
  const destination = run.destinations[rows[0]?.kind ?? ''] ?? 'posts'
  const pictures = picturesIn(destination, taken)
  const topics = topicsOf(run, taken)
  const { dates, lost: undated } = datesOf(run, taken)
  const content =
    destination === 'pages'
      ? pageOf(run, taken, pictures)
      : articleOf(destination, taken, { ...pictures, topics, dates })
  const refused = content?.kind === 'page' ? await reasonAgainstPage(run, content) : undefined
  const saved = content && refused === undefined ? await savedOf(run, taken, content, pictures) : ''
  const used = new Set(taken.map(({ row }) => row))
  if (saved) {
    leadTo(run, rows, destination, saved.id)
    noteArrived(run, { destination, id: saved.id }, taken)
  }
  if (saved) notePlaces(run, taken, destination, saved.pathIn)
  const lines = rows.map((row) => {
    const own = all.filter((half) => half.row === row)
    const reasons = own.map(({ moved }) => moved).filter((moved) => typeof moved === 'string')
    if (!used.has(row) || saved === '') return leftOut(row, reasons[0] ?? refused ?? '')
    if (!saved) return lineOf(row, { outcome: 'unchanged', here: '', notes: [] })
    const [{ item } = { item: undefined }] = own
    const other = run.possible.get(row)
    const isFirst = row === rows[0]
    const notes = [
      ...reasons,
      ...takenOf(own).flatMap((half) => [
        ...half.pictures.notes,
        ...half.notes,
        ...(destination === 'pages' ? notesOfPage(half, saved.pathIn) : []),
      ]),
      ...(item ? notesOfItem(item, destination === 'pages' ? undefined : row.date) : []),
      topics.length > topicLimits.ofArticle ? 'It has more topics than an article can.' : '',
      other ? `It may be the same text as number ${other.n}, which stands alone.` : '',
      ...(isFirst ? pictures.notes : []),
      isFirst ? listed('Dates that are left out', undated) : '',
      isFirst && saved.unled.length > 0
        ? `These addresses answer already, so that no redirect was made: ${saved.unled.join(' ')}`
        : '',
    ].filter(Boolean)
    const here = saved.id === undefined ? '' : dashboardPath(destination, saved.id)
    return lineOf(row, { outcome: 'taken in', here, notes: [...new Set(notes)] })
  })
  if (saved) {
    noteWaiting(run, taken, { destination, id: saved.id }, (half) => lines[rows.indexOf(half.row)])
  }
  const [line] = lines
  const isUnlinked =
    ourPageValues(taken, linksHere(run)).lost.length > 0 || taken.some(isWaitingInParts)
  if (saved && line && isUnlinked) run.unlinked.push({ id: saved.id, taken, line })
  return lines
}

async function savedOf(
  run: Run,
  taken: TakenHalf[],
  content: MovedArticle | MovedPage,
  { described }: Pick<PicturesOfText, 'described'>,
): Promise<TakenIn | undefined> {
  const saved = run.isTrial
    ? await tried(run, content)
    : await run.storage.moving.takeIn(
        await run.begun(),
        {
          ...content,
          described,
          origins: taken.map((half) => ({
            key: half.row.id,
            language: half.language,
            digest: half.digest,
            waiting: half.waiting,
            there: half.item.page ? undefined : thereOf(half, content.kind),
          })),
          oldPaths: run.source.ours ? [] : pathsOf(run, taken),
        },
        run.edit(),
      )
  run.pictures.note(
    taken.map(({ pictures }) => pictures),
    saved !== undefined,
  )
  return saved
}

async function tried(run: Run, content: MovedArticle | MovedPage): Promise<TakenIn> {
  if (content.kind === 'page') return tryPage(run, content)
  return { id: undefined, unled: [], pathIn: () => '' }
}

export function pathsOf(run: Run, taken: TakenHalf[]) {
  const { isNumbered = false } = run.source.addresses ?? {}
  const byRow = Map.groupBy(taken, ({ row }) => row)
  return [...byRow.values()].flatMap((own) => {
    const [half] = own
    if (!half) return []
    const languages = own.map(({ language }) => language)
    const [first, ...others] = languages
    const numbered = languages.map((language) => ({
      path: queryPath('p', half.item.id, others.includes(language) ? language : ''),
      language,
    }))
    return [
      ...oldPaths(half.item, languages),
      ...generatedPaths(run, own, taken),
      ...(isNumbered && first ? numbered : []),
    ]
  })
}

const firstOfTrial = 1_000_000_000

function leadTo(run: Run, rows: Row[], destination: Destination, id: number | undefined): void {
  const [{ group = '', n } = { n: 0 }] = rows
  const linkTo = (own: number): LinkTarget =>
    destination === 'pages'
      ? { kind: 'page', id: own }
      : { kind: 'article', section: destination, id: own }
  run.led.set(group, linkTo(id ?? Number(group.split(' ').at(-1))))
  for (const row of rows) {
    if (run.inMenus.has(row.id)) run.led.set(ledName(row.id), linkTo(id ?? firstOfTrial + n))
  }
}

type Fate = Pick<ReportLine, 'outcome' | 'here'> & { notes: string[] }

function lineOf(row: Row, { outcome, here, notes }: Fate): ReportLine {
  const { n, kind, title, address, languages } = row
  return {
    n,
    kind,
    title,
    address,
    language: languages.join(' '),
    outcome: notes.length > 0 ? 'changed' : outcome,
    reasons: notes,
    here,
  }
}

/** Former builds have not read where a file is. */
function digestOf({ meta, ...item }: ExportedItem): string {
  const { file: _file, parent: _parent, order: _order, written: _written, ...known } = item
  const all = JSON.stringify({ ...known, meta: [...meta] })
  return createHash('sha256').update(all).digest('base64url')
}
