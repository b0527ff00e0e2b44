import type { Selectable } from 'kysely'
import {
  changeLibraryPicture,
  type LibraryPicture,
  libraryPictureValues,
  type PictureText,
} from '../../domain/media/library-picture.ts'
import type { Focus, Picture } from '../../domain/media/media.ts'
import { Problem } from '../../domain/problem.ts'
import { isSame, type Values } from '../../domain/documents/revision.ts'
import { indexedWords } from '../../domain/search/search-text.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import type { VersionedDocument } from '../history/save-with-revision.ts'

export const libraryDocument: VersionedDocument<string, LibraryPicture> = {
  kind: 'media',
  read: readLibraryPicture,
  lockForUpdate: lockLibraryPicture,
  valuesOf: libraryPictureValues,
  restore: changeLibraryPicture,
  write: writeLibraryPicture,

  async setRevision(trx, id, revision) {
    await trx.updateTable('media').set({ revision }).where('id', '=', id).execute()
  },
}

/** Throws Problem('not-found') for what is not in the library. */
export async function readLibraryPicture(db: Db, id: string): Promise<LibraryPicture> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('library', '=', 1)
    .execute()
  return only(await toLibraryPictures(db, rows))
}

export async function lockLibraryPicture(trx: Trx, id: string): Promise<LibraryPicture> {
  const rows = await trx
    .updateTable('media')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .where('library', '=', 1)
    .returningAll()
    .execute()
  return only(await toLibraryPictures(trx, rows))
}

function only([picture]: LibraryPicture[]): LibraryPicture {
  if (!picture) throw new Problem('not-found')
  return picture
}

async function writeLibraryPicture(
  trx: Trx,
  before: LibraryPicture,
  after: LibraryPicture,
): Promise<LibraryPicture> {
  const { id } = before.picture
  const columns = columnsOf(after)
  if (!isSame(columnsOf(before), columns)) {
    await trx.updateTable('media').set(columns).where('id', '=', id).execute()
  }
  for (const [language, text] of Object.entries(after.texts)) {
    if (isSame(before.texts[language], text)) continue
    const words = searchWords(`${text.alt} ${text.caption}`)
    await trx
      .insertInto('media_texts')
      .values({ media_id: id, language, ...text, words })
      .onConflict((conflict) =>
        conflict.columns(['media_id', 'language']).doUpdateSet({ ...text, words }),
      )
      .execute()
  }
  return after
}

function columnsOf({ name, focus, decorative }: LibraryPicture) {
  return {
    name,
    words: searchWords(name),
    focus: focus && JSON.stringify(focus),
    decorative: decorative ? (1 as const) : (0 as const),
  }
}

export function searchWords(text: string): string {
  return indexedWords(text)
    .map((word) => ` ${word}`)
    .join('')
}

export async function restoreLibraryRow(
  trx: Trx,
  _id: number,
  { picture }: Values,
  revision: number,
): Promise<void> {
  const { id } = picture as Picture
  await trx.updateTable('media').set({ library: 1, revision }).where('id', '=', id).execute()
}

export async function toLibraryPictures(
  db: Db,
  rows: Selectable<Tables['media']>[],
): Promise<LibraryPicture[]> {
  const texts = await textsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, width, height, blur, ...row }) => ({
    picture: { id, width, height, blur },
    name: row.name,
    bytes: row.bytes,
    addedAt: new Date(row.added_at),
    addedBy: row.added_by,
    ...(row.added_by_key !== null && { addedByKey: row.added_by_key }),
    focus: JSON.parse(row.focus ?? 'null') as Focus | null,
    decorative: row.decorative === 1,
    texts: texts.get(id) ?? {},
    revision: row.revision,
  }))
}

async function textsOf(db: Db, ids: string[]): Promise<Map<string, Record<string, PictureText>>> {
  const texts = new Map(ids.map((id) => [id, {} as Record<string, PictureText>]))
  if (ids.length === 0) return texts
  const rows = await db
    .selectFrom('media_texts')
    .select(['media_id', 'language', 'alt', 'caption'])
    .where('media_id', 'in', ids)
    .execute()
  for (const { media_id, language, alt, caption } of rows) {
    const ofPicture = texts.get(media_id)
    if (ofPicture) ofPicture[language] = { alt, caption }
  }
  return texts
}
