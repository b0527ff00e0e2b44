import type { LanguageCode } from '../../domain/languages/language.ts'
import type { MovedTopic } from '../../domain/moving/moved-topics.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { addPictures, lackedPictures, type WantedPictures } from './add-pictures.ts'
import {
  articlesBrought,
  articlesWith,
  type AskedBack,
  type Brought,
  importAsked,
  picturesBrought,
  takeBackArticle,
  takeBackTopic,
  titleOfArticle,
  titleOfTopic,
  topicsBrought,
} from './take-back.ts'
import { type ImportRun, type MovedArticle, takeInArticle, takenIn } from './take-in-article.ts'
import { takeInTopic } from './take-in-topic.ts'

export type KnownOrigin = { id: number; digest: string; isHere: boolean }

/** Visitors see nothing of what is moved in until somebody publishes it. */
export function createMovingStore({ db, writeQuietly }: Database) {
  return {
    /** An item that was taken back can be taken in again. */
    async known(source: string): Promise<Map<string, KnownOrigin>> {
      const rows = await db
        .selectFrom('import_origins')
        .leftJoin('articles', (join) =>
          join.onRef('articles.id', '=', 'document_id').on('kind', '=', 'article'),
        )
        .leftJoin('topics', (join) =>
          join.onRef('topics.id', '=', 'document_id').on('kind', '=', 'topic'),
        )
        .select(['key', 'language', 'document_id', 'digest', 'taken_back_at'])
        .select(['articles.id as article', 'topics.id as topic'])
        .where('source', '=', source)
        .execute()
      const known = rows.map(({ article, topic, ...row }) => ({
        ...row,
        isHere: (article ?? topic) !== null,
      }))
      return new Map(
        known
          .filter(({ isHere, taken_back_at }) => isHere || taken_back_at === null)
          .map(({ key, language, document_id: id, digest, isHere }) => [
            originName(key, language),
            { id, digest, isHere },
          ]),
      )
    },

    /** Returns the number of the run. */
    begin: (source: string, count: number, edit: Edit): Promise<number> =>
      writeQuietly(edit.right, async (trx) => {
        audit(trx, edit, 'moved-in', '', { name: source, count })
        const { id } = await trx
          .insertInto('imports')
          .values({ source, made_at: edit.at.toISOString() })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    async takeInTopic(run: ImportRun, topic: MovedTopic, edit: Edit): Promise<number | undefined> {
      const taking = () => writeQuietly(edit.right, (trx) => takeInTopic(trx, run, topic, edit))
      // Another run may have given its name to one in the meantime.
      return taking().catch((error) =>
        error instanceof Problem ? taking() : Promise.reject(error),
      )
    },

    /** One transaction, so that nothing is half or twice; undefined if another run was first. */
    async takeIn(
      run: ImportRun,
      moved: MovedArticle,
      edit: Edit,
    ): Promise<{ id: number; unled: string[] } | undefined> {
      try {
        return await writeQuietly(edit.right, (trx) => takeInArticle(trx, run, moved, edit))
      } catch (error) {
        if (error === takenIn) return undefined
        throw error
      }
    },

    lackedPictures: (source: string, wanted: WantedPictures) => lackedPictures(db, source, wanted),

    asked: (named: string) => importAsked(db, named),

    /** Each kind in the order in which it is taken back. */
    brought: async (asked: AskedBack) => ({
      articles: await articlesBrought(db, asked),
      topics: await topicsBrought(db, asked),
      pictures: await picturesBrought(db, asked),
    }),

    beginTakingBack: (source: string, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => audit(trx, edit, 'taken-back', '', { name: source })),

    takeBackArticle: (article: Brought, edit: Edit): Promise<boolean> =>
      writeQuietly(edit.right, (trx) => takeBackArticle(trx, article, edit)),

    takeBackTopic: (topic: Brought, edit: Edit): Promise<boolean> =>
      writeQuietly(edit.right, (trx) => takeBackTopic(trx, topic, edit)),

    articlesWith: (topic: number): Promise<number[]> => articlesWith(db, topic),
    titleOfArticle: (id: number): Promise<string> => titleOfArticle(db, id),
    titleOfTopic: (id: number): Promise<string> => titleOfTopic(db, id),

    addPictures: (run: ImportRun, wanted: WantedPictures, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, (trx) => addPictures(trx, run, wanted, edit)),
  }
}

/** The language of a topic is blank. */
export function originName(key: string, language: LanguageCode): string {
  return `${language} ${key}`
}
