import { sql } from 'kysely'
import {
  everyDay,
  firstRetainedDay,
  firstDayOf,
  mostLedFrom,
  visitLimits,
  type VisitsOfDay,
  type VisitsOfHost,
  type VisitsOfLanguage,
  type VisitsOfSubject,
} from '../../domain/visit.ts'
import type { Database } from '../engine/database.ts'
import type { Db } from '../engine/tables.ts'
import { addViews, type CountedViews, lockVisits, shownViews } from './visit-rows.ts'

type ReadVisits = {
  days: VisitsOfDay[]
  /** The most read come first, whether or not they are still there. */
  subjects: VisitsOfSubject[]
  languages: VisitsOfLanguage[]
  hosts: VisitsOfHost[]
}

/** Enough are read to list some although others are gone. */
const mostSubjects = 4 * visitLimits.listed

/** Days are those of UTC (SEO-12). */
export function createVisitStore({ db, engine, writeQuietly }: Database) {
  return {
    async read(days: number, now: Date): Promise<ReadVisits> {
      const since = firstDayOf(days, now)
      return {
        days: everyDay(await summedBy(db, 'day', since).execute(), days, now),
        subjects: await mostViewed(db, 'subject', since).limit(mostSubjects).execute(),
        languages: await mostViewed(db, 'language', since).execute(),
        hosts: mostLedFrom(await hostsSince(db, since).execute(), await visitsSince(db, since)),
      }
    },

    /** Nothing is counted of what visitors cannot read (SEO-13). */
    async count(views: CountedViews[]): Promise<void> {
      const shown = await shownViews(db, views)
      if (shown.length === 0) return
      await writeQuietly('visitor', async (trx) => {
        await lockVisits(trx, engine)
        await addViews(trx, shown)
      })
    },

    async purge(now: Date): Promise<void> {
      await writeQuietly('product', async (trx) => {
        for (const table of ['visit_counts', 'host_counts'] as const) {
          await trx.deleteFrom(table).where('day', '<', firstRetainedDay(now)).execute()
        }
      })
    },
  }
}

function mostViewed<Column extends 'subject' | 'language'>(db: Db, column: Column, since: string) {
  return summedBy(db, column, since).orderBy('views', 'desc').orderBy(column)
}

function summedBy<Column extends 'day' | 'subject' | 'language'>(
  db: Db,
  column: Column,
  since: string,
) {
  return db
    .selectFrom('visit_counts')
    .select([column, sql<number>`sum(views)`.as('views'), sql<number>`sum(visits)`.as('visits')])
    .where('day', '>=', since)
    .groupBy(column)
    .$castTo<Record<Column, string> & { views: number; visits: number }>()
}

function hostsSince(db: Db, since: string) {
  return db
    .selectFrom('host_counts')
    .select(['host', sql<number>`sum(visits)`.as('visits')])
    .where('day', '>=', since)
    .groupBy('host')
    .orderBy('visits', 'desc')
    .orderBy('host')
    .limit(visitLimits.listed + 1)
}

async function visitsSince(db: Db, since: string): Promise<number> {
  const { visits } = await db
    .selectFrom('host_counts')
    .select(sql<number>`coalesce(sum(visits), 0)`.as('visits'))
    .where('day', '>=', since)
    .executeTakeFirstOrThrow()
  return visits
}
