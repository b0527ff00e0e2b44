import type { Selectable } from 'kysely'
import type { Article } from '../../domain/articles/article.ts'
import type { PublicationDate } from '../../domain/articles/publication.ts'
import { isOvertaken } from '../../domain/articles/publication-dates.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export async function datesOf(db: Db, ids: number[]): Promise<Map<number, PublicationDate[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('publication_dates')
    .selectAll()
    .where('article_id', 'in', ids)
    .orderBy('due_at')
    .execute()
  const groups = Map.groupBy(rows, ({ article_id }) => article_id)
  return new Map([...groups].map(([id, dates]) => [id, dates.map(toDate)]))
}

function toDate(row: Selectable<Tables['publication_dates']>): PublicationDate {
  const { language, action, wall_time: wallTime, zone, due_at, missed } = row
  return { language, action, wallTime, zone, dueAt: new Date(due_at), missed }
}

export async function setDates(
  trx: Trx,
  id: number,
  dates: PublicationDate[],
  { by, at }: Edit,
): Promise<void> {
  for (const { language, action, dueAt, wallTime, zone, missed } of dates) {
    const stored = {
      due_at: dueAt.toISOString(),
      wall_time: wallTime,
      zone,
      missed,
      made_at: at.toISOString(),
      author_id: by.id,
      author_name: by.name,
      author_key: by.key ?? null,
    }
    await trx
      .insertInto('publication_dates')
      .values({ article_id: id, language, action, ...stored })
      .onConflict((conflict) =>
        conflict.columns(['article_id', 'language', 'action']).doUpdateSet(stored),
      )
      .execute()
  }
}

export async function removeDates(
  trx: Trx,
  id: number,
  dates: Pick<PublicationDate, 'language' | 'action'>[],
): Promise<void> {
  for (const { language, action } of dates) {
    await trx
      .deleteFrom('publication_dates')
      .where('article_id', '=', id)
      .where('language', '=', language)
      .where('action', '=', action)
      .execute()
  }
}

export async function clearOvertaken(
  trx: Trx,
  before: Article,
  after: Article,
  saving: Parameters<typeof isOvertaken>[3],
): Promise<PublicationDate[]> {
  const { dates } = before.publication
  const overtaken = dates.filter((date) => isOvertaken(date, before, after, saving))
  await removeDates(trx, before.id, overtaken)
  return dates.filter((date) => !overtaken.includes(date))
}
