import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Destination } from '../../domain/moving/moved-item.ts'
import type { MovedTopic } from '../../domain/moving/moved-topics.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { freeSlugs } from '../pages/page-slugs.ts'
import { addPictures, lackedPictures, type WantedPictures } from './add-pictures.ts'
import type { MovedKind } from './moved-documents.ts'
import {
  articlesWith,
  type AskedBack,
  type Brought,
  documentsBrought,
  importAsked,
  picturesBrought,
  takeBackDocument,
  takeBackTopic,
  titleOfDocument,
  titleOfTopic,
} from './take-back.ts'
import { type ImportRun, type Moved, type TakenIn, takeIn, takenIn } from './take-in.ts'
import { takeInTopic } from './take-in-topic.ts'

export type KnownOrigin = {
  id: number
  digest: string
  isHere: boolean
  destination: Destination
}

export type MovingStore = ReturnType<typeof createMovingStore>

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
        .leftJoin('pages', (join) =>
          join.onRef('pages.id', '=', 'document_id').on('kind', '=', 'page'),
        )
        .select(['key', 'language', 'document_id', 'digest', 'taken_back_at'])
        .select(['section', 'articles.id as article', 'pages.id as page', 'topics.id as topic'])
        .where('source', '=', source)
        .execute()
      const known = rows.map(({ article, page, topic, section, ...row }) => ({
        ...row,
        isHere: (article ?? page ?? topic) !== null,
        destination: section ?? ('pages' as const),
      }))
      return new Map(
        known
          .filter(({ isHere, taken_back_at }) => isHere || taken_back_at === null)
          .map(({ key, language, document_id: id, digest, isHere, destination }) => [
            originName(key, language),
            { id, digest, isHere, destination },
          ]),
      )
    },

    /** Returns the number of the run. */
    begin: (source: string, count: number, edit: Edit): Promise<number> =>
      writeQuietly(edit.right, async (trx) => {
        audit(trx, edit, 'moved-in', '', { name: source, count })
        const { id } = await trx
          .insertInto('imports')
          .values(begunRun(source, edit))
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
    async takeIn(run: ImportRun, moved: Moved, edit: Edit): Promise<TakenIn | undefined> {
      try {
        return await writeQuietly(edit.right, (trx) => takeIn(trx, run, moved, edit))
      } catch (error) {
        if (error === takenIn) return undefined
        throw error
      }
    },

    lackedPictures: (source: string, wanted: WantedPictures) => lackedPictures(db, source, wanted),

    asked: (named: string) => importAsked(db, named),

    freeSlugs: (
      wanted: Record<LanguageCode, string>,
      given: (language: LanguageCode) => readonly string[],
    ) => freeSlugs(db, wanted, given),

    documentsBrought: (asked: AskedBack) => documentsBrought(db, asked),
    picturesBrought: (asked: AskedBack) => picturesBrought(db, asked),

    beginTakingBack: (source: string, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => audit(trx, edit, 'taken-back', '', { name: source })),

    takeBackDocument: (kind: MovedKind, document: Brought, edit: Edit): Promise<boolean> =>
      writeQuietly(edit.right, (trx) => takeBackDocument(trx, kind, document, edit)),

    takeBackTopic: (topic: Brought, edit: Edit): Promise<boolean> =>
      writeQuietly(edit.right, (trx) => takeBackTopic(trx, topic, edit)),

    articlesWith: (topic: number): Promise<number[]> => articlesWith(db, topic),
    titleOfDocument: (kind: MovedKind, id: number): Promise<string> =>
      titleOfDocument(db, kind, id),
    titleOfTopic: (id: number): Promise<string> => titleOfTopic(db, id),

    addPictures: (run: ImportRun, wanted: WantedPictures, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, (trx) => addPictures(trx, run, wanted, edit)),
  }
}

function begunRun(source: string, { by, at }: Edit) {
  const now = at.toISOString()
  return {
    source,
    state: 'done' as const,
    made_at: now,
    state_at: now,
    begun_at: now,
    ended_at: now,
    started_by: by.id,
    started_name: by.name,
  }
}

/** The language of a topic is blank. */
export function originName(key: string, language: LanguageCode): string {
  return `${language} ${key}`
}
