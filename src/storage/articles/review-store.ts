import type { ArticleSection } from '../../domain/articles/article.ts'
import type { NewReview, Review } from '../../domain/articles/review.ts'
import type { Edit, PlainEdit } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import type { Database } from '../engine/database.ts'
import { activeUsers, type Colleague, getActiveUser } from '../people/colleagues.ts'
import { lockArticle } from './article-document.ts'
import { removeReview } from './article-reviews.ts'

type Place = { section: ArticleSection; id: number }

export function createReviewStore({ db, writeQuietly }: Database) {
  return {
    /** Whoever else can sign in. */
    colleagues: (userId: number): Promise<Colleague[]> =>
      activeUsers(db).where('id', '<>', userId).orderBy('name').orderBy('id').execute(),

    /**
     * Replaces the one there is in the language. Throws Problem('not-found') without the article, and
     * Problem('invalid-input') for who cannot sign in.
     */
    ask({ section, id }: Place, { language, userId, note }: NewReview, edit: Edit) {
      const { by, at, right } = edit
      const asked = {
        user_id: userId,
        note,
        made_at: at.toISOString(),
        author_id: by.id,
        author_name: by.name,
        author_key: by.key ?? null,
      }
      return writeQuietly(right, async (trx): Promise<Review> => {
        await lockArticle(trx, id, section)
        const reviewer = userId === null ? null : await getActiveUser(trx, userId, 'user_id')
        await trx
          .insertInto('reviews')
          .values({ article_id: id, language, ...asked })
          .onConflict((conflict) => conflict.columns(['article_id', 'language']).doUpdateSet(asked))
          .execute()
        return { language, reviewer, note, by, at }
      })
    },

    /** Throws Problem('not-found') where nobody asked. */
    end: ({ section, id }: Place, language: LanguageCode, { right }: PlainEdit): Promise<void> =>
      writeQuietly(right, async (trx) => {
        await lockArticle(trx, id, section)
        if (!(await removeReview(trx, id, language))) throw new Problem('not-found')
      }),
  }
}
