import { wantedSlug } from '../../domain/moving/moved-page.ts'
import { sayChanges } from '../../domain/moving/changed-there.ts'
import { dashboardPath } from '../../domain/moving/destinations.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import { originName } from '../../storage/moving/moving-store.ts'
import type { Difference, NewerTexts } from '../../storage/moving/take-in-changes.ts'
import { isStillHere } from './documents-here.ts'
import { thereOf } from './move-in-article.ts'
import { noteArrived } from './publish-arrived.ts'
import { noteKnownPlaces, noteWaiting } from './move-in-links.ts'
import type { Asked, Newer, Run, TakenHalf } from './move-in-run.ts'
import { otherLine, type OtherLine } from './move-in-others.ts'
import {
  addPictures,
  halvesOf,
  isBeside,
  madeOf,
  notYet,
  pathsOf,
  takenOf,
} from './move-in-text.ts'

export async function takeInNewer(run: Run, progress: Asked['progress']): Promise<void> {
  for (const [index, newer] of run.newer.entries()) {
    if (!(await isStillHere(takeInOne(run, newer)))) {
      Object.assign(newer.line, { outcome: 'left out', reasons: ['It was deleted here.'] })
    }
    await progress(index + 1, run.newer.length, [], 'texts')
  }
}

async function takeInOne(run: Run, { id, destination, row, line }: Newer): Promise<void> {
  const isPage = destination === 'pages'
  const { storage, analysis, isTrial, edit } = run
  const halves = halvesOf(row, await run.source.read(row))
  const taken = takenOf(await madeOf(run, halves))
  const kind = isPage ? ('page' as const) : ('article' as const)
  const newer = newerOf(run, { kind, id }, taken)
  const found = await storage.moving.differences(analysis.source, newer)
  const differences = taken.map(({ language }) => found.get(language))
  if (taken.length < halves.length || differences.includes(undefined)) {
    const isNew = newer.texts.some(({ isAdded }) => isAdded)
    Object.assign(line, { outcome: 'left out', reasons: [isNew ? isBeside : notYet] })
    return
  }
  const isComing = differences.some((one) => one && one.came.length > 0)
  if (isComing && !isTrial) await storage.moving.takeInChanges(await run.begun(), newer, edit())
  const isAdded = (one?: Difference) => one?.isAdded && one.came.length > 0
  const added = taken.filter(({ language }) => isAdded(found.get(language)))
  noteArrived(run, { destination, id }, added)
  if (added.length > 0 && !isTrial) await noteKnownPlaces(run, added, { destination, id })
  const unled = run.source.ours ? [] : await storage.moving.unledPaths(newer, pathsOf(run, taken))
  if (unled.length > 0 && !isTrial) {
    await storage.moving.leadPaths(await run.begun(), newer, unled, edit())
  }
  const written = taken.filter(({ language }) => found.get(language)?.came.includes('content'))
  const told = differences.flatMap((one) =>
    one ? [one.refused ?? [], ...sayChanges(one, { ...one, isPage })].flat() : [],
  )
  if (unled.length > 0 && added.length === 0) {
    told.push('More of its addresses there lead here now.')
  }
  run.pictures.note(
    written.map(({ pictures }) => pictures),
    true,
  )
  if (isComing && run.pictures.isGiven) told.push(...(await addPictures(run, halves)))
  noteWaiting(run, written, { destination, id }, () => line)
  const notes = written.flatMap(({ pictures, notes: own }) => [...pictures.notes, ...own])
  Object.assign(line, {
    outcome: unled.length > 0 ? 'changed' : outcomeOf(differences),
    reasons: [...new Set([...told, ...notes])],
    here: dashboardPath(destination, id),
  })
}

/** An export of a part of the site lacks more than it has, which is one line. */
export async function goneThere(run: Run): Promise<OtherLine[]> {
  const { analysis, known, storage, destinations } = run
  const rows = Map.groupBy(analysis.rows, ({ kind }) => destinations[kind])
  const there = new Set(
    analysis.rows.flatMap(({ id, languages }) => languages.map((code) => originName(id, code))),
  )
  const texts = [...known].filter(([, { isText, isHere }]) => isText && isHere)
  const lines: OtherLine[] = []
  for (const [destination, own] of Map.groupBy(texts, ([, origin]) => origin.destination)) {
    const kind = rows.get(destination)?.[0]?.kind
    const present = new Set(own.filter(([name]) => there.has(name)).map(([, { id }]) => id))
    const gone = new Set(own.map(([, { id }]) => id)).difference(present)
    if (kind === undefined || present.size === 0) continue
    const line = { kind, title: '', address: '', here: '' }
    if (gone.size > present.size) {
      const told = `${gone.size} texts that came earlier are not in this export: they stay here.`
      lines.push(otherLine(line, 'unchanged', [told]))
      continue
    }
    const named = destination === 'pages' ? 'page' : 'article'
    for (const id of gone) {
      const here = dashboardPath(destination, id)
      const telling = storage.moving.titleOfDocument(named, id).then((title) => {
        const told = ['It is not in this export: it stays here.']
        lines.push(otherLine({ ...line, title, here }, 'unchanged', told))
      })
      await isStillHere(telling)
    }
  }
  return lines
}

type Document = Pick<NewerTexts, 'kind' | 'id'>
function newerOf({ known }: Run, document: Document, taken: TakenHalf[]): NewerTexts {
  const texts = taken.map((half) => {
    const { row, item, language, digest, texts: own, waiting } = half
    const slug = document.kind === 'page' ? wantedSlug(item, own.title, language) : ''
    return {
      key: row.id,
      language,
      digest,
      there: thereOf(half, document.kind),
      texts: own,
      waiting,
      isAdded: !known.has(originName(row.id, language)),
      slug,
    }
  })
  return { ...document, texts, described: taken.flatMap(({ pictures }) => pictures.described) }
}

function outcomeOf(differences: (Difference | undefined)[]): ReportLine['outcome'] {
  const all = differences.filter((one) => one !== undefined)
  if (all.some(({ came }) => came.length > 0)) return 'changed'
  const isLeftOut = all.some(
    ({ stays, others, refused }) => stays.length > 0 || others || refused !== undefined,
  )
  return isLeftOut ? 'left out' : 'unchanged'
}
