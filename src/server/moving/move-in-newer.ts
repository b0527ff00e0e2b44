import { sayChanges } from '../../domain/moving/changed-there.ts'
import { dashboardPath } from '../../domain/moving/destinations.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import type { Difference, NewerTexts } from '../../storage/moving/take-in-changes.ts'
import { thereOf } from './move-in-article.ts'
import { noteWaiting } from './move-in-links.ts'
import type { Asked, Newer, Run, TakenHalf } from './move-in-run.ts'
import { addPictures, madeOf, notYet, takenOf } from './move-in-text.ts'

export async function takeInNewer(run: Run, progress: Asked['progress']): Promise<void> {
  for (const [index, newer] of run.newer.entries()) {
    await takeInOne(run, newer)
    await progress(index + 1, run.newer.length, [], 'texts')
  }
}

async function takeInOne(run: Run, { id, section, halves, line }: Newer): Promise<void> {
  const { storage, analysis, isTrial, edit } = run
  const taken = takenOf(await madeOf(run, halves))
  const newer = newerOf(id, taken)
  const found = await storage.moving.differences(analysis.source, newer)
  const differences = taken.map(({ language }) => found.get(language))
  if (taken.length < halves.length || differences.includes(undefined)) {
    Object.assign(line, { outcome: 'left out', reasons: [notYet] })
    return
  }
  const isComing = differences.some((one) => one && one.came.length > 0)
  if (isComing && !isTrial) await storage.moving.takeInChanges(await run.begun(), newer, edit())
  const written = taken.filter(({ language }) => found.get(language)?.came.includes('content'))
  const told = differences.flatMap((one) => (one ? sayChanges(one, one.isLive) : []))
  run.pictures.note(
    written.map(({ pictures }) => pictures),
    true,
  )
  if (isComing && run.pictures.isGiven) told.push(...(await addPictures(run, halves)))
  noteWaiting(run, written, { destination: section, id }, () => line)
  const notes = written.flatMap(({ pictures, notes: own }) => [...pictures.notes, ...own])
  Object.assign(line, {
    outcome: outcomeOf(differences),
    reasons: [...new Set([...told, ...notes])],
    here: dashboardPath(section, id),
  })
}

function newerOf(id: number, taken: TakenHalf[]): NewerTexts {
  const texts = taken.map((half) => {
    const { row, language, digest, texts: own, waiting } = half
    return { key: row.id, language, digest, there: thereOf(half), texts: own, waiting }
  })
  return { id, texts, described: taken.flatMap(({ pictures }) => pictures.described) }
}

function outcomeOf(differences: (Difference | undefined)[]): ReportLine['outcome'] {
  const all = differences.filter((one) => one !== undefined)
  if (all.some(({ came }) => came.length > 0)) return 'changed'
  return all.some(({ stays, others }) => stays.length > 0 || others) ? 'left out' : 'unchanged'
}
