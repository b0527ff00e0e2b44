import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  changeFile,
  type FileBlob,
  type FileVersion,
  fileLimits,
  fileValues,
  type LibraryFile,
  type ShownFile,
} from '../../domain/files/library-file.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { FileUse } from '../../domain/files/file-use.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, textName, type Values } from '../../domain/documents/revision.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { recordCreation, recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import type { MediaFiles } from '../media/media-files.ts'
import {
  fileDocument,
  insertFile,
  lockFile,
  originOf,
  readFile,
  shownFiles,
  toFiles,
  versionsOf,
  writeFile,
} from './file-document.ts'
import { type FileFilter, matchingFiles } from './file-filter.ts'
import { filesLinkedBeside, usesOfFile } from './file-uses.ts'
import { keepBlobs } from './keep-blobs.ts'
import { sweepBlobs } from './sweep-blobs.ts'

export type FileChange = { values: Values; uploads: Record<LanguageCode, string> }

export type FileStore = ReturnType<typeof createFileStore>

export function createFileStore(database: Database, files: MediaFiles) {
  const { db, engine, write, writeQuietly } = database
  return {
    files,

    stageUpload: (): Promise<string> => files.stage(),

    async list(
      filter: FileFilter,
      page: number,
      perPage: number,
    ): Promise<{ files: LibraryFile[]; total: number }> {
      const linkedBeside = filter.isUnused ? await filesLinkedBeside(db) : []
      const total = await countOf(matchingFiles(db, filter, linkedBeside))
      const rows = await matchingFiles(db, filter, linkedBeside)
        .selectAll()
        .orderBy('added_at', 'desc')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { files: await toFiles(db, rows), total }
    },

    get: (id: string): Promise<LibraryFile> => readFile(db, id),

    async version(id: string, language: LanguageCode): Promise<FileVersion | undefined> {
      const ofFile = (await versionsOf(db, [id])).get(id)
      const known = db.selectFrom('languages').select('id').where('code', '=', language)
      return ofFile?.[language] && (await known.executeTakeFirst()) && ofFile[language]
    },

    uses: (id: string): Promise<FileUse[]> => usesOfFile(db, id),

    async requireKnown(field: string, ids: string[]): Promise<void> {
      const known = ids.length === 0 ? [] : await knownOf(db, ids)
      if (ids.some((id) => !known.includes(id)))
        throw new Problem('invalid-input', { fields: { [field]: messages.fileNotInLibrary } })
    },

    shown: (ids: string[], language: LanguageCode): Promise<Map<string, ShownFile>> =>
      shownFiles(db, ids, language),

    async add(
      change: FileChange,
      edit: Edit,
      beside: (trx: Trx, added: LibraryFile) => Promise<void> = async () => {},
    ): Promise<LibraryFile> {
      const values = await withBlobs(change, edit)
      return writeQuietly(edit.right, async (trx) => {
        const added = await addFile(trx, values, edit)
        await beside(trx, added)
        return added
      })
    },

    async change(id: string, change: FileChange, edit: Edit): Promise<LibraryFile> {
      await readFile(db, id)
      const values = await withBlobs(change, edit)
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, fileDocument, id, {
          action: 'change',
          edit,
          sent: values,
          change: (current) => changeFile(current, values),
        }),
      )
      return saved
    },

    remove: (
      id: string,
      edit: Edit,
      beside: (trx: Trx) => Promise<void> = async () => {},
    ): Promise<number> =>
      writeQuietly(edit.right, async (trx) => {
        const trashId = await removeFile(trx, id, edit)
        await beside(trx)
        return trashId
      }),

    sweep: (now: Date): Promise<void> => sweepBlobs(database, files, now),
  }

  async function withBlobs({ values, uploads }: FileChange, edit: Edit): Promise<Values> {
    const languages = Object.keys(uploads)
    const blobs = await keepBlobs(database, files, uploads, edit)
    const named = languages.map((language, index): [string, FileBlob | undefined] => [
      textName('file', language),
      blobs[index],
    ])
    return { ...values, ...Object.fromEntries(named) }
  }

  async function removeFile(trx: Trx, id: string, edit: Edit): Promise<number> {
    if (engine === 'postgres')
      await sql`select 1 from files where id = ${id} for update`.execute(trx)
    const file = await lockFile(trx, id)
    refuseStale(edit, file)
    const uses = await usesOfFile(trx, id)
    if (uses.length > 0) throw new Problem('file-in-use', { uses })
    const previous = { ...fileValues(file), origin: originOf(file) }
    const trashId = await recordRemoval(trx, { kind: 'file', id, previous, edit })
    await trx.deleteFrom('files').where('id', '=', id).execute()
    return trashId
  }
}

async function knownOf(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

async function addFile(trx: Trx, values: Values, edit: Edit): Promise<LibraryFile> {
  const total = await countOf(trx.selectFrom('files'))
  if (total >= fileLimits.files) throw new Problem('files-full')
  const blank = await insertFile(trx, {
    id: randomUUID().replaceAll('-', ''),
    added_at: edit.at.toISOString(),
    added_by: edit.by.name,
    added_by_key: edit.by.key ?? null,
    revision: 1,
  })
  const file = await writeFile(trx, blank, changeFile(blank, values))
  await recordCreation(trx, { kind: 'file', id: file.id, values: fileValues(file), edit })
  return file
}
