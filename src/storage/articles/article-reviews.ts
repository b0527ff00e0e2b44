import { sql } from 'kysely'
import type { Article } from '../../domain/articles/article.ts'
import { endsReview, type Review } from '../../domain/articles/review.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { toAuthor } from '../history/revision-rows.ts'
import type { Db, Trx } from '../engine/tables.ts'

export async function reviewsOf(db: Db, ids: number[]): Promise<Map<number, Review[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select('users.name as reviewer')
    .where('article_id', 'in', ids)
    .orderBy('made_at')
    .orderBy('language')
    .execute()
  const groups = Map.groupBy(rows, ({ article_id }) => article_id)
  return new Map([...groups].map(([id, reviews]) => [id, reviews.map(toReview)]))
}

type ReviewRow = Parameters<typeof toAuthor>[0] & {
  language: LanguageCode
  user_id: number | null
  reviewer: string | null
  note: string
  made_at: string
}

function toReview(row: ReviewRow): Review {
  const { language, user_id: id, reviewer, note, made_at } = row
  const asked = id === null ? null : { id, name: reviewer ?? '' }
  return { language, reviewer: asked, note, by: toAuthor(row), at: new Date(made_at) }
}

export async function endReviews(
  trx: Trx,
  { id, reviews }: Article,
  saving: Parameters<typeof endsReview>[1],
): Promise<Review[]> {
  const ended = reviews.filter((review) => endsReview(review, saving))
  for (const { language } of ended) await removeReview(trx, id, language)
  return reviews.filter((review) => !ended.includes(review))
}

export async function removeReview(trx: Trx, id: number, language: LanguageCode) {
  return trx
    .deleteFrom('reviews')
    .where('article_id', '=', id)
    .where('language', '=', language)
    .returning('article_id')
    .executeTakeFirst()
}

/** Somebody else may look instead of a user who cannot sign in. */
export async function releaseReviews(trx: Trx, userId: number): Promise<void> {
  await trx.updateTable('reviews').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/** Requests in deleted languages wait unseen. */
export function reviewsFor(db: Db, userId: number) {
  return db
    .selectFrom('reviews')
    .where('reviews.language', 'in', db.selectFrom('languages').select('code'))
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb.and([eb('user_id', 'is', null), sql<boolean>`coalesce(author_id, 0) <> ${userId}`]),
      ]),
    )
}
