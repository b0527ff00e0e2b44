import {
  changeFile,
  fileValues,
  type LibraryFile,
  type ShownFile,
  shownFile,
} from '../../domain/files/library-file.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import { isSame, type Values } from '../../domain/documents/revision.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import type { VersionedDocument } from '../history/save-with-revision.ts'
import { searchWords } from '../media/library-document.ts'

export const fileDocument: VersionedDocument<string, LibraryFile> = {
  kind: 'file',
  read: readFile,
  lockForUpdate: lockFile,
  valuesOf: fileValues,
  restore: changeFile,
  write: writeFile,

  async setRevision(trx, id, revision) {
    await trx.updateTable('files').set({ revision }).where('id', '=', id).execute()
  },
}

export async function readFile(db: Db, id: string): Promise<LibraryFile> {
  return only(
    await toFiles(db, await db.selectFrom('files').selectAll().where('id', '=', id).execute()),
  )
}

export async function lockFile(trx: Trx, id: string): Promise<LibraryFile> {
  const rows = await trx
    .updateTable('files')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .execute()
  return only(await toFiles(trx, rows))
}

function only([file]: LibraryFile[]): LibraryFile {
  if (!file) throw new Problem('not-found')
  return file
}

export async function insertFile(
  trx: Trx,
  file: Omit<Tables['files'], 'added_by_key'> & { added_by_key: string | null },
): Promise<LibraryFile> {
  await trx.insertInto('files').values(file).execute()
  return { ...toFile(file), versions: {} }
}

export async function writeFile(
  trx: Trx,
  before: LibraryFile,
  after: LibraryFile,
): Promise<LibraryFile> {
  const { id } = after
  for (const language of Object.keys({ ...before.versions, ...after.versions })) {
    const version = after.versions[language]
    if (isSame(before.versions[language], version)) continue
    if (!version) {
      const rows = trx.deleteFrom('file_versions').where('file_id', '=', id)
      await rows.where('language', '=', language).execute()
      continue
    }
    const { title, file } = version
    const columns = { title, words: searchWords(title), blob_id: file.id }
    await trx
      .insertInto('file_versions')
      .values({ file_id: id, language, ...columns })
      .onConflict((conflict) => conflict.columns(['file_id', 'language']).doUpdateSet(columns))
      .execute()
  }
  return after
}

export function originOf({ id, addedAt, addedBy, addedByKey }: LibraryFile): Values {
  return {
    id,
    added_at: addedAt.toISOString(),
    added_by: addedBy,
    added_by_key: addedByKey ?? null,
  }
}

export async function restoreFileRow(
  trx: Trx,
  _id: number,
  values: Values,
  revision: number,
): Promise<void> {
  const { id, added_at, added_by, added_by_key } = values as Tables['files']
  await insertFile(trx, { id, added_at, added_by, added_by_key, revision })
}

type FileRow = Tables['files']

function toFile({ id, added_at, added_by, added_by_key: key, revision }: FileRow) {
  return {
    id,
    addedAt: new Date(added_at),
    addedBy: added_by,
    ...(key !== null && { addedByKey: key }),
    revision,
  }
}

export async function toFiles(db: Db, rows: FileRow[]): Promise<LibraryFile[]> {
  const versions = await versionsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toFile(row), versions: versions.get(row.id) ?? {} }))
}

export async function versionsOf(
  db: Db,
  ids: string[],
): Promise<Map<string, LibraryFile['versions']>> {
  const versions = new Map<string, LibraryFile['versions']>()
  if (ids.length === 0) return versions
  const rows = await db
    .selectFrom('file_versions')
    .innerJoin('blobs', 'blobs.id', 'blob_id')
    .select(['file_id', 'language', 'title', 'blobs.id', 'type', 'bytes', 'pages'])
    .where('file_id', 'in', ids)
    .orderBy('language')
    .execute()
  for (const { file_id, language, title, ...file } of rows) {
    versions.set(file_id, { ...versions.get(file_id), [language]: { title, file } })
  }
  return versions
}

export async function shownFiles(
  db: Db,
  ids: string[],
  language: LanguageCode,
): Promise<Map<string, ShownFile>> {
  const versions = await versionsOf(db, [...new Set(ids)])
  if (versions.size === 0) return new Map()
  const languages = await publishedLanguages(db)
  const shown = [...versions].flatMap(([id, ofFile]) => {
    const one = shownFile({ id, versions: ofFile }, language, languages)
    return one ? [[id, one] as const] : []
  })
  return new Map(shown)
}

async function publishedLanguages(db: Db): Promise<LanguageCode[]> {
  const rows = await db
    .selectFrom('languages')
    .select('code')
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  return [defaultPublicLanguage, ...rows.map(({ code }) => code)]
}
