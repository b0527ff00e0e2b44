import { sql } from 'kysely'
import {
  type Described,
  captionAlone,
  type Figure,
  figureHtml,
  picturesInText,
  withFigures,
} from '../../domain/rich-text/figures.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import {
  changeLibraryPicture,
  libraryLimits,
  type LibraryPicture,
  libraryPictureValues,
} from '../../domain/media/library-picture.ts'
import { type Picture, variantWidths } from '../../domain/media/media.ts'
import { messages } from '../../domain/messages.ts'
import type { PictureUse } from '../../domain/media/picture-use.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import type { User } from '../../domain/people/user.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import { keepInLibrary } from './keep-in-library.ts'
import {
  libraryDocument,
  lockLibraryPicture,
  readLibraryPicture,
  toLibraryPictures,
} from './library-document.ts'
import { type LibraryFilter, matchingPictures } from './library-filter.ts'
import type { MediaStore, Upload } from './media-store.ts'
import { descriptionsIn } from './picture-descriptions.ts'
import { usesOf } from './picture-uses.ts'
import { replacePicture } from './replace-picture.ts'

type AddedPicture = LibraryPicture & { isKnown: boolean }

export function createLibraryStore(
  { db, engine, write, writeQuietly }: Database,
  media: MediaStore,
) {
  return {
    async list(
      filter: LibraryFilter,
      page: number,
      perPage: number,
    ): Promise<{ pictures: LibraryPicture[]; total: number }> {
      const total = await countOf(matchingPictures(db, filter))
      const rows = await matchingPictures(db, filter)
        .selectAll()
        .orderBy('added_at', 'desc')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { pictures: await toLibraryPictures(db, rows), total }
    },

    get: (id: string): Promise<LibraryPicture> => readLibraryPicture(db, id),

    uses: (id: string): Promise<PictureUse[]> => usesOf(db, id),

    describe: (ids: string[], language: LanguageCode): Promise<Map<string, Described>> =>
      descriptionsIn(db, ids, language),

    async pick(field: string, ids: string[]): Promise<Picture[]> {
      const rows = ids.length === 0 ? [] : await inLibrary(db, ids)
      const pictures = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => {
        const picture = pictures.get(id)
        if (picture) return picture
        throw new Problem('invalid-input', { fields: { [field]: messages.notInLibrary } })
      })
    },

    async withKnownFigures(html: string): Promise<string> {
      const ids = picturesInText(html)
      if (ids.length === 0) return html
      const widths = new Map((await inLibrary(db, ids)).map(({ id, width }) => [id, width]))
      const isKnown = ({ media: id, width }: Figure) =>
        variantWidths(widths.get(id) ?? 0).includes(width)
      return withFigures(html, (figure) =>
        isKnown(figure) ? figureHtml(figure) : captionAlone(figure),
      )
    },

    /** All or none, in order. Throws Problem('library-full') and what `media.add` throws. */
    async add(uploads: Upload[], edit: Edit): Promise<AddedPicture[]> {
      await requireRoom(db, uploads.length)
      const ids = (await media.add(uploads, edit)).map(({ id }) => id)
      const added = new Set(await writeQuietly(edit.right, (trx) => keepInLibrary(trx, ids, edit)))
      const result: AddedPicture[] = []
      for (const id of ids) {
        result.push({ ...(await readLibraryPicture(db, id)), isKnown: !added.delete(id) })
      }
      return result
    },

    async change(id: string, values: Values, edit: Edit): Promise<LibraryPicture> {
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, libraryDocument, id, {
          action: 'change',
          edit,
          sent: values,
          change: (current) => changeLibraryPicture(current, values),
        }),
      )
      return saved
    },

    /**
     * Shows another picture in all its places, each with a revision of its own. Returns how many documents that
     * were. Throws Problem('forbidden') if one of them is not the user's to change.
     */
    replace: (id: string, by: string, user: User, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => replacePicture(trx, { id, by, user, edit })),

    /**
     * All or none; returns trash ids. Their texts stay beside them. Throws Problem('not-found'), Problem('conflict')
     * or Problem('picture-in-use').
     */
    remove: (ids: string[], edit: Edit): Promise<number[]> =>
      writeQuietly(edit.right, async (trx) => {
        const trashIds: number[] = []
        for (const id of [...new Set(ids)].toSorted()) trashIds.push(await removeOne(trx, id, edit))
        return trashIds
      }),
  }

  async function removeOne(trx: Trx, id: string, edit: Edit): Promise<number> {
    // Content that is about to show it holds its key; content that comes later finds it gone and brings it back.
    if (engine === 'postgres')
      await sql`select 1 from media where id = ${id} for update`.execute(trx)
    const picture = await lockLibraryPicture(trx, id)
    refuseStale(edit, picture)
    const uses = await usesOf(trx, id)
    if (uses.length > 0) throw new Problem('picture-in-use', { uses })
    await trx.updateTable('media').set({ library: 0 }).where('id', '=', id).execute()
    // The picture is kept as long as its removal is.
    const previous = { ...libraryPictureValues(picture), origin: { picture: picture.picture } }
    return recordRemoval(trx, { kind: 'media', id, previous, edit })
  }
}

function inLibrary(db: Db, ids: string[]): Promise<Picture[]> {
  return db
    .selectFrom('media')
    .select(['id', 'width', 'height', 'blur'])
    .where('id', 'in', ids)
    .where('library', '=', 1)
    .execute()
}

async function requireRoom(db: Db, count: number): Promise<void> {
  const total = await countOf(db.selectFrom('media').where('library', '=', 1))
  if (total + count > libraryLimits.pictures) throw new Problem('library-full')
}
