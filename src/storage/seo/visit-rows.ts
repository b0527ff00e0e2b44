import { sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import {
  dayOf,
  otherHosts,
  targetOf,
  unknownHost,
  type View,
  visitLimits,
} from '../../domain/visit.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { openSiteAddresses } from './site-addresses.ts'

export type CountedViews = View & { count: number }

export async function shownViews(db: Db, views: CountedViews[]): Promise<CountedViews[]> {
  const { isShown } = await openSiteAddresses(db)
  const shown = new Map<string, boolean>()
  for (const { subject, language } of views) {
    const key = `${language} ${subject}`
    if (!shown.has(key)) shown.set(key, await isShown(targetOf(subject), language))
  }
  return views.filter(({ subject, language }) => shown.get(`${language} ${subject}`))
}

/** Processes that count the same pages at once wait for each other instead of deadlocking. */
export async function lockVisits(trx: Trx, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'postgres')
    await sql`lock table visit_counts, host_counts in share row exclusive mode`.execute(trx)
}

export async function addViews(trx: Trx, views: CountedViews[]): Promise<void> {
  for (const { from, ...view } of views) {
    await addPage(trx, view, from === null ? 0 : view.count)
    if (from !== null) await addHost(trx, dayOf(view.at), from, view.count)
  }
}

async function addPage(
  trx: Trx,
  { at, subject, language, count }: Omit<CountedViews, 'from'>,
  visits: number,
): Promise<void> {
  await trx
    .insertInto('visit_counts')
    .values({ day: dayOf(at), subject, language, views: count, visits })
    .onConflict((conflict) =>
      conflict.columns(['day', 'subject', 'language']).doUpdateSet((eb) => ({
        views: eb('visit_counts.views', '+', count),
        visits: eb('visit_counts.visits', '+', visits),
      })),
    )
    .execute()
}

/** Counts are added to those under an earlier code, of a language that is gone for good. */
export async function moveViews(trx: Trx, from: LanguageCode, to: LanguageCode): Promise<void> {
  await trx
    .insertInto('visit_counts')
    .columns(['day', 'subject', 'language', 'views', 'visits'])
    .expression(({ selectFrom, val }) =>
      selectFrom('visit_counts')
        .select(['day', 'subject', val(to).as('language'), 'views', 'visits'])
        .where('language', '=', from),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'subject', 'language']).doUpdateSet((eb) => ({
        views: eb('visit_counts.views', '+', eb.ref('excluded.views')),
        visits: eb('visit_counts.visits', '+', eb.ref('excluded.visits')),
      })),
    )
    .execute()
  await trx.deleteFrom('visit_counts').where('language', '=', from).execute()
}

/** Hosts of a day beyond a number are counted as one, so that invented hosts fill no table. */
async function addHost(trx: Trx, day: string, from: string, visits: number): Promise<void> {
  const host = (await hasRoom(trx, day, from)) ? from : otherHosts
  await trx
    .insertInto('host_counts')
    .values({ day, host, visits })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'host'])
        .doUpdateSet((eb) => ({ visits: eb('host_counts.visits', '+', visits) })),
    )
    .execute()
}

async function hasRoom(trx: Trx, day: string, host: string): Promise<boolean> {
  if (host === unknownHost) return true
  const { known, total } = await trx
    .selectFrom('host_counts')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number>(eb.case().when('host', '=', host).then(1).else(0).end()).as('known'),
    ])
    .where('day', '=', day)
    .where('host', 'not in', [unknownHost, otherHosts])
    .executeTakeFirstOrThrow()
  return known > 0 || total < visitLimits.hostsADay
}
