import { stat } from 'node:fs/promises'
import type { ExpressionBuilder, Insertable } from 'kysely'
import { nameOfFile } from '../../domain/media/library-picture.ts'
import type { Cover, Focus, Picture } from '../../domain/media/media.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import { requireOwnPictures } from '../installation/installation.ts'
import { searchWords } from './library-document.ts'
import type { MediaFiles } from './media-files.ts'
import { masterName } from './media-names.ts'
import {
  contentId,
  measurePicture,
  prepareEncoder,
  stagePicture,
  type StagedPicture,
} from './picture-encoder.ts'
import { addToQueue } from './picture-queue.ts'
import { isInUse } from './picture-uses.ts'
import { sweepFiles } from './sweep-files.ts'
import { requireRight } from '../engine/rights.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type Upload = { path: string; name: string }

export type MediaStore = ReturnType<typeof createMediaStore>

export function createMediaStore(database: Database, files: MediaFiles) {
  const { db, writeQuietly } = database
  const rows = {
    known: async () => (await db.selectFrom('media').select('id').execute()).map(({ id }) => id),
    unusedSince: (before: string) => unusedSince(db, before),
    deleteIfUnused,
  }
  return {
    files,

    stageUpload(): Promise<string> {
      prepareEncoder()
      return files.stage()
    },

    find: (ids: string[]): Promise<Map<string, Picture>> => picturesById(db, ids),

    /** Returns and throws what `add` would; nothing is stored. */
    measure: (path: string): Promise<Picture> => measurePicture(path),

    /** The picture of the library that was made of this file. */
    async findByContent(path: string): Promise<Picture | undefined> {
      const id = await contentId(path)
      const row = await db
        .selectFrom('media')
        .select(['id', 'width', 'height', 'blur'])
        .where('id', '=', id)
        .where('library', '=', 1)
        .executeTakeFirst()
      return row && (await files.has(id)) ? row : undefined
    },

    /**
     * All or none, in order; duplicates are stored once. Throws Problem('not-an-image'),
     * Problem('picture-incomplete'), Problem('too-many-pixels') or Problem('picture-failed').
     */
    async add(uploads: Upload[], { right, at }: PlainEdit): Promise<Picture[]> {
      if (uploads.length === 0) return []
      await requireRight(db, right)
      await requireOwnPictures(db, files)
      for (;;) {
        const pictures = await stored(uploads)
        const rows = await rowsOf(pictures, uploads, at)
        const waiting = await havingMaster(pictures)
        const ids = await writeQuietly(right, async (trx) => {
          const registeredIds = await registered(trx, rows)
          await addToQueue(trx, waiting, at)
          return registeredIds
        })
        await Promise.all(ids.map(files.unmark))
        const stillThere = await Promise.all(ids.map(files.has))
        if (stillThere.every(Boolean)) return pictures
      }
    },

    sweep: (now: Date): Promise<void> => sweepFiles(database, files, rows, now),
  }

  async function havingMaster(pictures: Picture[]): Promise<string[]> {
    const ids = [...new Set(pictures.map(({ id }) => id))].toSorted()
    const names = await Promise.all(ids.map(files.variants))
    return ids.filter((_, index) => names[index]?.includes(masterName))
  }

  async function stored(uploads: Upload[]): Promise<Picture[]> {
    const staged: StagedPicture[] = []
    try {
      for (const { path } of uploads) staged.push(await stagePicture(path, files))
      for (const picture of staged) await picture.store()
    } finally {
      await Promise.all(staged.map((picture) => picture.discard()))
    }
    return staged.map(({ picture }) => picture)
  }
}

type Row = Insertable<Tables['media']>

function rowsOf(pictures: Picture[], uploads: Upload[], at: Date): Promise<Row[]> {
  const rows = pictures.map(async (picture, index) => {
    const { path, name: file } = uploads[index] ?? { path: '', name: '' }
    const name = nameOfFile(file)
    const { size: bytes } = await stat(path)
    return { ...picture, name, words: searchWords(name), bytes, used_at: at.toISOString() }
  })
  return Promise.all(rows)
}

/** Ids are taken in order, so that two uploads never deadlock. */
async function registered(trx: Trx, pictures: Row[]): Promise<string[]> {
  const rows = new Map(pictures.map((row) => [row.id, row]))
  const ids = [...rows.keys()].toSorted()
  for (const row of ids.flatMap((id) => rows.get(id) ?? [])) {
    await trx
      .insertInto('media')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at: row.used_at }))
      .execute()
  }
  return ids
}

async function unusedSince(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('used_at', '<', before)
    .where(isShownNowhere)
    .execute()
  return rows.map(({ id }) => id)
}

async function deleteIfUnused(trx: Trx, id: string, before: string): Promise<boolean> {
  await trx
    .insertInto('media')
    .values({ id, width: 1, height: 1, blur: '', used_at: new Date(0).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await trx
    .deleteFrom('media')
    .where('id', '=', id)
    .where('used_at', '<', before)
    .where(isShownNowhere)
    .execute()
  return (await picturesById(trx, [id])).size === 0
}

function isShownNowhere(pictures: ExpressionBuilder<Tables, 'media'>) {
  const { and, eb, exists, not, selectFrom } = pictures
  return and([
    eb('library', '=', 0),
    not(isInUse(pictures)),
    not(
      exists(
        selectFrom('revision_media').select('revision_id').whereRef('media_id', '=', 'media.id'),
      ),
    ),
  ])
}

export async function picturesById(db: Db, ids: (string | null)[]): Promise<Map<string, Picture>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'width', 'height', 'blur'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function coversById(db: Db, ids: (string | null)[]): Promise<Map<string, Cover>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'width', 'height', 'blur', 'focus'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(
    rows.flatMap(({ focus, ...picture }) => {
      const cover = coverOf(picture, focus)
      return cover ? [[picture.id, cover] as const] : []
    }),
  )
}

export function coverOf(picture: Picture | undefined, focus: string | null): Cover | null {
  return picture ? { ...picture, focus: JSON.parse(focus ?? 'null') as Focus | null } : null
}
