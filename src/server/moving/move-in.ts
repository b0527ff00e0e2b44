import { stat } from 'node:fs/promises'
import { type Analysis, leftOut, type Row, shownTitle } from '../../domain/moving/analyse-export.ts'
import { idsOfTexts, menuTaxonomy } from '../../domain/moving/menu-items.ts'
import {
  isTopic,
  movedTopics,
  pairingTaxonomies,
  termKey,
} from '../../domain/moving/moved-topics.ts'
import { type PairDecision, pairItems, pairName } from '../../domain/moving/pair-items.ts'
import { hostsIn, untouched } from '../../domain/moving/old-site.ts'
import { reusableLines } from '../../domain/moving/reusable-blocks.ts'
import type { FoundKind, ReportLine } from '../../domain/moving/report.ts'
import type { ContentSource } from '../../storage/moving/content-source.ts'
import { givenFiles } from '../../storage/moving/given-files.ts'
import { readSite } from '../../storage/moving/markdown-folder.ts'
import { originName } from '../../storage/moving/moving-store.ts'
import { openSource } from '../../storage/moving/open-source.ts'
import { openUploads, type PictureFolder } from '../../storage/moving/picture-folder.ts'
import type { ImportRun } from '../../storage/moving/take-in.ts'
import { takeInMenu, takeInNames } from './move-in-menu.ts'
import { takeInAddresses } from './move-in-addresses.ts'
import { leadLinks, noteLists } from './move-in-links.ts'
import { linkPages } from './move-in-our-page.ts'
import { takeInForms, takeInHome, takeInLanguages, takeInSite, takeInZone } from './move-in-site.ts'
import { linkedFiles } from './linked-files.ts'
import { type OtherLine, takeInFiles, takeInOthers, takeInPaths } from './move-in-others.ts'
import { messages } from '../../domain/messages.ts'
import { CannotMove } from '../../domain/moving/import-run.ts'
import { tornDocuments } from './documents-here.ts'
import { movedPictures } from './move-in-pictures.ts'
import { openOldSite } from './open-old-site.ts'
import type { Asked, Context, Run } from './move-in-run.ts'
import { goneThere, takeInNewer } from './move-in-newer.ts'
import { rememberedPictures } from './remembered-pictures.ts'
import { takeInText } from './move-in-text.ts'
import { pendingLanguages, publishArrived } from './publish-arrived.ts'

/** Returns a line for each item and term of the file, in its order. A trial writes nothing. */
export async function moveIn(context: Context, asked: Asked) {
  const { storage } = context
  const here = await storage.languages.codes()
  const { destinations, wpml, encoding } = asked
  const { files, pictures } = await givenFiles([asked.file].flat())
  const [file = ''] = files
  const isFolder = (await stat(file)).isDirectory()
  const site = isFolder ? await readSite(file) : undefined
  const { lines, added } = await takeInLanguages(context, site ?? {}, asked.isTrial)
  const { zone, line } = await takeInZone(context, site ?? {}, asked.isTrial)
  if (line) lines.push(line)
  const target = { here: [...here, ...added], destinations, zone, now: new Date(), wpml, encoding }
  const source = await openSource(files, target)
  try {
    return await moveInFrom(source, context, {
      ...asked,
      zone,
      before: lines,
      folders: [asked.pictures ?? [], pictures].flat(),
    })
  } finally {
    await source.close()
  }
}

type AskedFrom = Asked & { zone: string; before: OtherLine[]; folders: string[] }

async function moveInFrom(source: ContentSource, context: Context, asked: AskedFrom) {
  const { storage, edit } = context
  const { analysis } = source
  const { source: name, isExport, lacksWpmlTable } = analysis
  if (!isExport || name === '') throw new CannotMove(messages.kindUnknown)
  const folder = await openedPictures(source, context, asked)
  const known = await storage.moving.known(name)
  const oldSite = openOldSite(context, asked, analysis)
  const { fetch, ask } = asked.oldSite ?? untouched
  const isCommand = asked.run === undefined
  if (isCommand && (ask || (fetch && !asked.isTrial))) {
    await storage.moving.noteAsking(name, edit())
  }
  await oldSite.pair()
  const { texts, possible } = pairItems(analysis.rows, await decisionsOf(name, context, asked))
  const isNew = (row: Row) => row.languages.some((code) => !known.has(originName(row.id, code)))
  const count = texts.filter((text) => text.some(isNew)).length || texts.length
  let begun: Promise<ImportRun> | undefined
  const begin = async () => ({
    source: name,
    id: asked.run ?? (await storage.moving.begin(name, count, edit())),
  })
  const given = { storage, edit, isTrial: asked.isTrial, source, known }
  const remembered = source.openPictures
    ? undefined
    : await rememberedPictures({ ...given, source: name })
  const begunOnce = () => (begun ??= begin())
  const run: Run = {
    ...asked,
    storage,
    edit,
    source,
    analysis,
    known,
    possible,
    torn: tornDocuments(texts, known),
    topics: new Map(),
    led: new Map(),
    inMenus: idsOfTexts(analysis.menuItems),
    files: new Map(),
    forms: new Map(),
    arrived: new Map(),
    links: {
      places: new Map(),
      fragments: new Map(),
      attachments: new Map(),
      waiting: [],
      documents: new Map(),
    },
    unlinked: [],
    newer: [],
    pictures: movedPictures(source, folder, await oldSite.pictures(), remembered),
    linked: linkedFiles({ ...given, begun: begunOnce }, folder, await oldSite.files()),
    tried: { count: 0, slugs: new Map() },
    begun: begunOnce,
  }
  const lines = [...analysis.leftOut, ...analysis.repeated, ...(await takeInTopics(run, texts))]
  await noteLists(run)
  const others = [...asked.before, ...(await takeInFiles(run))]
  for (const [index, text] of texts.entries()) {
    const items = await Promise.all(text.map((row) => source.read(row)))
    const told = await takeInText(run, text, items)
    lines.push(...told)
    await oldSite.progress(index + 1, texts.length, told, 'texts')
  }
  await takeInNewer(run, oldSite.progress)
  lines.push(...reusableLines(analysis.reusable, analysis.reuses, lines))
  others.push(...(await takeInForms(run)))
  await linkPages(run)
  lines.push(...(await takeInHome(run)), ...(await takeInMenu(run)))
  lines.push(...run.pictures.lines(run.linked.lineOf))
  others.push(...(await takeInOthers(run)), ...(await takeInSite(run)), ...(await takeInNames(run)))
  others.push(...(await goneThere(run)))
  others.push(...run.linked.lines(), ...(await takeInAddresses(run)))
  others.push(...(await takeInPaths(run, run.linked.redirects())))
  await leadLinks(run)
  const { published, unpublished } = await publishArrived(run, oldSite.progress)
  others.push(...(await pendingLanguages(run, others)))
  const number = begun && (await begun).id
  const files = number === undefined ? 0 : await storage.moving.filesBroughtBy(number)
  others.push(...(asked.skipped ?? []).map(skippedFile))
  const inOrder = lines.toSorted((one, other) => one.n - other.n)
  const last = inOrder.at(-1)?.n ?? 0
  for (const [index, line] of others.entries()) inOrder.push({ ...line, n: last + index + 1 })
  const isOurs = source.ours !== undefined
  const kinds = kindsIn(analysis, asked)
  const told = { kinds, lines: inOrder, rows: analysis.rows, published, unpublished }
  const { table } = source
  return {
    source: name,
    number,
    files,
    lacksWpmlTable,
    isOurs,
    table,
    hosts: hostsIn(analysis),
    ...told,
  }
}

async function decisionsOf(
  name: string,
  { storage: { moving }, edit }: Context,
  { pairs = [], isTrial }: AskedFrom,
): Promise<PairDecision[]> {
  const given = pairs
    .filter(({ source }) => source === name)
    .map(({ one, other, isJoined }) => ({ one, other, isJoined }))
  if (given.length > 0 && !isTrial) await moving.decidePairs(name, given, edit())
  const decided = [...(await moving.pairDecisions(name)), ...given]
  return [...new Map(decided.map((decision) => [pairName(decision), decision])).values()]
}

function skippedFile(title: string): OtherLine {
  const line = { kind: 'file', language: '', title, address: '', here: '' }
  return { ...line, outcome: 'left out', reasons: ['It is larger than 25 MB, or damaged.'] }
}

function kindsIn({ rows, leftOut: others }: Analysis, { destinations }: Asked): FoundKind[] {
  const unread = new Set(['item', 'term', 'file'])
  const all = [...rows, ...others].filter(({ kind }) => !unread.has(kind))
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, { length: count }]) => ({
    kind,
    count,
    destination: Object.hasOwn(destinations, kind) ? (destinations[kind] ?? null) : null,
  }))
}

async function openedPictures(
  { openPictures }: ContentSource,
  { storage: { media }, edit }: Context,
  { folders, isTrial }: AskedFrom,
): Promise<PictureFolder | undefined> {
  const options = { media, isTrial, edit }
  if (openPictures) return openPictures(options)
  return folders.length === 0 ? undefined : openUploads(folders, options)
}

async function takeInTopics(run: Run, texts: Row[][]): Promise<ReportLine[]> {
  const { analysis, topics } = run
  const carried = texts.map((text) =>
    text.flatMap(({ terms, languages }) => terms.map((term) => ({ ...term, languages }))),
  )
  const named = analysis.terms.filter((term) => 'texts' in term)
  const used = [named.map((term) => ({ ...term, languages: [] })), ...carried]
  const moved = movedTopics(analysis.terms, used, analysis.languages)
  for (const [index, topic] of moved.entries()) {
    const id = await idOfTopic(run, topic, index + 1)
    for (const key of topic.keys) topics.set(key, id)
  }
  const others = [...pairingTaxonomies, menuTaxonomy]
  const terms = analysis.terms.filter(({ taxonomy }) => !others.includes(taxonomy))
  return terms.map((term): ReportLine => {
    const { n, taxonomy: kind } = term
    const title = shownTitle(term.name)
    const key = termKey(term)
    const line = { n, kind, title, address: '', languages: [] }
    if (!isTopic(term)) return leftOut(line, 'It becomes no topic.')
    if (!topics.has(key)) return leftOut(line, 'Fewer than two texts carry it.')
    const origin = run.known.get(originName(key, ''))
    if (origin && !origin.isHere) return leftOut(line, 'It was deleted here.')
    if (!run.isTrial && topics.get(key) === undefined) {
      return leftOut(line, 'There is no room for more topics.')
    }
    const outcome = origin ? 'unchanged' : 'taken in'
    const here = '/dashboard/topics'
    return { n, kind, language: '', title, address: '', outcome, reasons: [], here }
  })
}

async function idOfTopic(
  { storage, edit, known, isTrial, begun }: Run,
  topic: ReturnType<typeof movedTopics>[number],
  place: number,
): Promise<number | undefined> {
  const origins = topic.keys.map((key) => known.get(originName(key, '')))
  const [first] = origins
  const isKnown = first && origins.every((origin) => origin !== undefined)
  if (isKnown && !first.isHere) return undefined
  if (isTrial) return place
  if (isKnown) return first.id
  return storage.moving.takeInTopic(await begun(), topic, edit())
}
