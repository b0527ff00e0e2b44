import type { Picture } from '../domain/media.ts'
import type { Connection, Database } from './database.ts'
import { encodePicture } from './encode-picture.ts'
import type { MediaFiles } from './media-files.ts'

export type MediaStore = ReturnType<typeof createMediaStore>

/** How long a picture nobody refers to is kept: a save that has just uploaded it may still come. */
const unusedGrace = 60 * 60 * 1000

export function createMediaStore({ connection, write }: Database, files: MediaFiles) {
  return {
    files,

    /**
     * Takes the uploaded files in as pictures, all or none, in their order. The same picture is kept once.
     * Throws Problem('not-an-image') or Problem('too-many-pixels').
     */
    async add(uploads: string[], now: Date): Promise<Picture[]> {
      if (uploads.length === 0) return []
      const staged: Awaited<ReturnType<typeof encodePicture>>[] = []
      try {
        for (const upload of uploads) staged.push(await encodePicture(upload, files))
        for (const encoded of staged) await encoded.place()
      } finally {
        await Promise.all(staged.map((encoded) => encoded.discard()))
      }
      const pictures = staged.map((encoded) => encoded.picture)
      await write(async (transaction) => {
        for (const picture of pictures) {
          await transaction
            .insertInto('media')
            .values({ ...picture, used_at: now.toISOString() })
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet({ used_at: now.toISOString() }),
            )
            .execute()
        }
      })
      return pictures
    },

    /** Removes pictures that no article shows any more, files without a row, and forgotten uploads. */
    async sweep(now: Date): Promise<void> {
      const before = new Date(now.getTime() - unusedGrace)
      const removed = await write((transaction) =>
        transaction
          .deleteFrom('media')
          .where('used_at', '<', before.toISOString())
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('articles').select('id').whereRef('cover_id', '=', 'media.id'))),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('gallery_items').select('id').whereRef('media_id', '=', 'media.id'),
              ),
            ),
          )
          .returning('id')
          .execute(),
      )
      for (const { id } of removed) await files.remove(id)
      await files.clearStaging(before)
      for (const id of await files.placedBefore(before)) {
        if ((await picturesById(connection, [id])).size === 0) await files.remove(id)
      }
    },
  }
}

export async function picturesById(
  connection: Connection,
  ids: (string | null)[],
): Promise<Map<string, Picture>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await connection
    .selectFrom('media')
    .select(['id', 'width', 'height', 'blur'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
