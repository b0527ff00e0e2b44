import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Destination } from '../../domain/moving/destinations.ts'
import type { OldPath } from '../../domain/moving/moved-item.ts'
import type { MovedTopic } from '../../domain/moving/moved-topics.ts'
import type { PathsHere } from '../../domain/moving/old-links.ts'
import type { PairDecision } from '../../domain/moving/pair-items.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import type { FileChange, FileStore } from '../files/file-store.ts'
import { freeSlugs } from '../pages/page-slugs.ts'
import { addPictures, lackedPictures, type WantedPictures } from './add-pictures.ts'
import { pairDecisions, savePairDecisions } from './import-pairs.ts'
import type { ToldByPage } from '../../domain/moving/told-by-page.ts'
import {
  type FetchedPicture,
  fetchedPictures,
  noteFetched,
  noteTold,
  picturesInLibrary,
  toldByPages,
} from './old-site-rows.ts'
import { type Lead, leadLinks, leadPaths, leadsElsewhere, slugsOfTopics } from './lead-links.ts'
import { type ChangedByRun, changesBrought, takeBackChange } from './former-texts.ts'
import { movedDocuments, type MovedKind } from './moved-documents.ts'
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
import {
  markOther,
  type OtherBrought,
  othersBrought,
  takeBackCard,
  takeBackForm,
  takeBackRedirect,
  takeBackSettings,
} from './take-back-others.ts'
import {
  type Fate,
  type PublicBatch,
  type PublicThere,
  publishMoved,
  waitingToPublish,
} from './publish-moved.ts'
import {
  type ImportRun,
  linkPage,
  type Moved,
  type TakenIn,
  takeIn,
  takenIn,
  unledPaths,
} from './take-in.ts'
import {
  fatesOfRedirects,
  fileOfOrigin,
  filesBrought,
  fileWithContent,
  type MovedRedirect,
  type NewCard,
  noteFile,
  takeInCard,
  takeInForm,
  takeInRedirects,
} from './take-in-others.ts'
import {
  mayTakeInHome,
  type MovedHome,
  type MovedSection,
  settledInSection,
  takeInHome,
  takeInSection,
} from './take-in-settings.ts'
import { lockRedirects } from '../seo/redirect-rows.ts'
import { differences, type NewerTexts, takeInChanges } from './take-in-changes.ts'
import { takeInTopic } from './take-in-topic.ts'

export type KnownOrigin = {
  id: number
  digest: string
  isHere: boolean
  isText: boolean
  destination: Destination
}

export type MovingStore = ReturnType<typeof createMovingStore>

/** Visitors see nothing of what is moved in before it is published. */
export function createMovingStore({ db, engine, write, writeQuietly }: Database, files: FileStore) {
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
        .leftJoin('cards', (join) =>
          join.onRef('cards.id', '=', 'document_id').on('kind', '=', 'card'),
        )
        .leftJoin('forms', (join) =>
          join.onRef('forms.id', '=', 'document_id').on('kind', '=', 'form'),
        )
        .leftJoin('files', (join) => join.onRef('files.id', '=', 'digest').on('kind', '=', 'file'))
        .leftJoin('redirects', (join) =>
          join.onRef('redirects.id', '=', 'document_id').on('kind', '=', 'redirect'),
        )
        .select(['key', 'language', 'kind', 'document_id', 'digest', 'taken_back_at', 'section'])
        .select(({ fn }) => [
          fn.coalesce('articles.id', 'pages.id', 'topics.id', 'cards.id', 'forms.id').as('row'),
          'redirects.id as redirect',
          'files.id as file',
        ])
        .where('source', '=', source)
        .where('kind', '<>', 'change')
        .execute()
      const known = rows.map(({ row: found, redirect, file, kind, section, ...row }) => ({
        ...row,
        isHere:
          kind === 'section' || kind === 'home'
            ? row.taken_back_at === null
            : (found ?? redirect ?? file) !== null,
        isText: kind === 'article' || kind === 'page',
        destination: section ?? ('pages' as const),
      }))
      return new Map(
        known
          .filter(({ isHere, taken_back_at }) => isHere || taken_back_at === null)
          .map(({ key, language, document_id: id, digest, isHere, isText, destination }) => [
            originName(key, language),
            { id, digest, isHere, isText, destination },
          ]),
      )
    },

    pairDecisions: (source: string) => pairDecisions(db, source),
    decidePairs: (source: string, decisions: PairDecision[], { right }: Edit): Promise<void> =>
      writeQuietly(right, (trx) => savePairDecisions(trx, source, decisions)),

    fetchedPictures: (source: string) => fetchedPictures(db, source),
    picturesInLibrary: (source: string) => picturesInLibrary(db, source),
    noteFetched: (source: string, fetched: FetchedPicture, { right }: Edit): Promise<void> =>
      writeQuietly(right, (trx) => noteFetched(trx, source, fetched)),
    toldByPages: (source: string) => toldByPages(db, source),
    noteTold: (source: string, address: string, told: ToldByPage, { right }: Edit): Promise<void> =>
      writeQuietly(right, (trx) => noteTold(trx, source, address, told)),

    noteAsking: (source: string, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => {
        audit(trx, edit, 'old-site-asked', '', { name: source })
      }),

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

    takeInCard: (run: ImportRun, card: NewCard, edit: Edit): Promise<void> =>
      write(edit.right, (trx) => takeInCard(trx, run, card, edit)),

    fileWithContent: (blob: string) => fileWithContent(db, blob),

    async takeInFile(
      run: ImportRun,
      key: string,
      { values, uploads }: FileChange,
      edit: Edit,
    ): Promise<string> {
      const staged = await files.stageUpload()
      try {
        const copies = Object.entries(uploads).map(async ([language, path]) => {
          const copy = join(staged, language)
          await copyFile(path, copy)
          return [language, copy] as const
        })
        const change = { values, uploads: Object.fromEntries(await Promise.all(copies)) }
        const { id } = await files.add(change, edit, (trx, added) =>
          noteFile(trx, run, key, added, edit),
        )
        return id
      } catch (error) {
        const other = error === takenIn && (await fileOfOrigin(db, run.source, key))
        if (other) return other
        throw error
      } finally {
        await files.files.discard(staged)
      }
    },

    takeInForm: (run: ImportRun, form: { key: string; values: Values }, edit: Edit) =>
      write(edit.right, (trx) => takeInForm(trx, run, form, edit)),

    settledInSection: (moved: MovedSection): Promise<string[]> => settledInSection(db, moved),
    takeInSection: (run: ImportRun, moved: MovedSection, edit: Edit): Promise<string[]> =>
      write(edit.right, (trx) => takeInSection(trx, run, moved, edit)),

    mayTakeInHome: (): Promise<boolean> => mayTakeInHome(db),
    takeInHome: (run: ImportRun, home: MovedHome, edit: Edit): Promise<boolean> =>
      write(edit.right, (trx) => takeInHome(trx, run, home, edit)),

    fatesOfRedirects: (redirects: MovedRedirect[]) => fatesOfRedirects(db, redirects),
    takeInRedirects: (run: ImportRun, redirects: MovedRedirect[], edit: Edit) =>
      writeQuietly(edit.right, async (trx) => {
        await lockRedirects(trx, engine)
        return takeInRedirects(trx, run, redirects, edit)
      }),

    linkPage: (id: number, values: Values, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, (trx) => linkPage(trx, id, values, edit)),

    async leadLinks(
      begun: () => Promise<ImportRun>,
      document: { kind: MovedKind; id: number },
      lead: Lead,
      edit: Edit,
    ) {
      if (!(await leadsElsewhere(db, document, lead))) return
      const run = await begun()
      await writeQuietly(edit.right, (trx) => leadLinks(trx, run, document, lead, edit))
    },

    async pathsOfPage(id: number): Promise<PathsHere> {
      const { languages, pathIn } = await movedDocuments.page.read(db, id)
      return Object.fromEntries(languages.map((language) => [language, pathIn(language)]))
    },

    slugsOfTopics: () => slugsOfTopics(db),

    waitingToPublish: <Document extends PublicThere>(documents: Document[]) =>
      waitingToPublish(db, documents),

    publish: (run: ImportRun, batch: PublicBatch, edit: Edit): Promise<Fate[]> =>
      write(edit.right, (trx) => publishMoved(trx, run, batch, edit)),

    differences: (source: string, newer: NewerTexts) => differences(db, source, newer),
    takeInChanges: (run: ImportRun, newer: NewerTexts, edit: Edit): Promise<void> =>
      writeQuietly(edit.right, (trx) => takeInChanges(trx, run, newer, edit)),

    unledPaths: (document: { kind: MovedKind; id: number }, oldPaths: OldPath[]) =>
      unledPaths(db, document, oldPaths),
    leadPaths: (
      run: ImportRun,
      document: { kind: MovedKind; id: number },
      oldPaths: OldPath[],
      edit: Edit,
    ) => writeQuietly(edit.right, (trx) => leadPaths(trx, run, document, { oldPaths, edit })),

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
      write(edit.right, (trx) => takeBackDocument(trx, kind, document, edit)),

    changesBrought: (asked: AskedBack) => changesBrought(db, asked),
    takeBackChange: (source: string, change: ChangedByRun, edit: Edit): Promise<boolean> =>
      write(edit.right, (trx) => takeBackChange(trx, source, change, edit)),

    takeBackTopic: (topic: Brought, edit: Edit): Promise<boolean> =>
      write(edit.right, (trx) => takeBackTopic(trx, topic, edit)),

    othersBrought: (asked: AskedBack) => othersBrought(db, asked),
    usesOfFile: (id: string) => files.uses(id),

    async takeBackOther(source: string, other: OtherBrought, edit: Edit): Promise<boolean> {
      if (other.kind === 'card')
        return write(edit.right, (trx) => takeBackCard(trx, source, other, edit))
      if (other.kind === 'form')
        return write(edit.right, (trx) => takeBackForm(trx, source, other, edit))
      if (other.kind === 'section' || other.kind === 'home')
        return write(edit.right, (trx) => takeBackSettings(trx, source, other, edit))
      if (other.kind === 'redirect') {
        await write(edit.right, (trx) => takeBackRedirect(trx, source, other, edit))
        return true
      }
      try {
        await files.remove(other.name, edit, (trx) => markOther(trx, source, other.key, edit))
        return true
      } catch (error) {
        if (error instanceof Problem && error.code === 'file-in-use') return false
        throw error
      }
    },

    articlesWith: (topic: number): Promise<number[]> => articlesWith(db, topic),
    titleOfDocument: (kind: MovedKind, id: number): Promise<string> =>
      titleOfDocument(db, kind, id),
    filesBroughtBy: async (run: number): Promise<number> =>
      (await filesBrought(db, [run])).get(run) ?? 0,
    async titleOfFile(id: string): Promise<string> {
      const [first] = Object.values((await files.get(id)).versions)
      return first?.title ?? ''
    },
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
