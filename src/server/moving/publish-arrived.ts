import { isPublished, type LanguageCode } from '../../domain/languages/language.ts'
import { dashboardPath, type Destination } from '../../domain/moving/destinations.ts'
import { wasPublic } from '../../domain/moving/moved-item.ts'
import { type OtherLine, otherLine } from './move-in-others.ts'
import type { Arrived, Asked, Half, Run } from './move-in-run.ts'

export function noteArrived(
  { arrived: all, zone, edit }: Run,
  { destination, id }: { destination: Destination; id: number | undefined },
  halves: Half[],
  { isOutdated = false } = {},
): void {
  if (id === undefined) return
  const kind = destination === 'pages' ? 'page' : 'article'
  const key = dashboardPath(destination, id)
  const blank: Arrived = { kind, id, languages: [], others: [], numbers: new Map() }
  const arrived = all.get(key) ?? blank
  for (const { row, item, language } of halves) {
    const isPublic = !isOutdated && wasPublic(item, { zone, now: edit().at })
    ;(isPublic ? arrived.languages : arrived.others).push(language)
    arrived.numbers.set(language, row.n)
  }
  all.set(key, arrived)
}

export type Published = {
  published: number
  unpublished: Map<number, string[]>
}

const atOnce = 20

export async function publishArrived(run: Run, progress: Asked['progress']): Promise<Published> {
  const { storage, arrived, arrive, isTrial, begun, edit } = run
  const done: Published = { published: 0, unpublished: new Map() }
  if (isTrial || arrive !== 'published') return done
  const waiting = await storage.moving.waitingToPublish([...arrived.values()])
  const { length: total } = waiting
  for (let first = 0; first < total; first += atOnce) {
    const documents = waiting.slice(first, first + atOnce)
    const fates = await storage.moving.publish(await begun(), { documents, total }, edit())
    for (const [index, { published, unready }] of fates.entries()) {
      done.published += published
      for (const [language, reason] of Object.entries(unready)) {
        const n = documents[index]?.numbers.get(language) ?? 0
        done.unpublished.set(n, [...(done.unpublished.get(n) ?? []), reason])
      }
    }
    await progress(first + documents.length, total, [], 'publishing')
  }
  return done
}

export async function pendingLanguages(run: Run, told: OtherLine[]): Promise<OtherLine[]> {
  if (run.arrive !== 'published') return []
  const used = new Set([...run.arrived.values()].flatMap(({ languages }) => languages))
  const isTold = (code: LanguageCode) =>
    told.some((line) => line.kind === 'language' && line.address === code)
  const pending = (await run.storage.languages.all()).filter(
    (language) => !isPublished(language) && used.has(language.code) && !isTold(language.code),
  )
  return pending.map(({ name: title, code: address }) =>
    otherLine({ kind: 'language', title, address, here: '/dashboard/languages' }, 'changed', [
      'It waits to be published.',
    ]),
  )
}
