import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../engine/database.ts'
import type { Tables, Trx } from '../engine/tables.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { sweepFiles } from '../media/sweep-files.ts'

export function sweepBlobs(database: Database, files: MediaFiles, now: Date): Promise<void> {
  const { db } = database
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const rows = {
    known: async () => idsOf(await db.selectFrom('blobs').select('id').execute()),
    unusedSince: async (before: string) =>
      idsOf(
        await db
          .selectFrom('blobs')
          .select('id')
          .where('used_at', '<', before)
          .where(isNowhere)
          .execute(),
      ),
    deleteIfUnused,
  }
  return sweepFiles(database, files, rows, now)
}

async function deleteIfUnused(trx: Trx, id: string, before: string): Promise<boolean> {
  await trx
    .insertInto('blobs')
    .values({ id, type: 'zip', bytes: 0, pages: null, used_at: new Date(0).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await trx
    .deleteFrom('blobs')
    .where('id', '=', id)
    .where('used_at', '<', before)
    .where(isNowhere)
    .execute()
  const left = await trx.selectFrom('blobs').select('id').where('id', '=', id).executeTakeFirst()
  return left === undefined
}

function isNowhere({ and, exists, not, selectFrom }: ExpressionBuilder<Tables, 'blobs'>) {
  const versions = selectFrom('file_versions')
    .select('file_id')
    .whereRef('blob_id', '=', 'blobs.id')
  const revisions = selectFrom('revision_files')
    .select('revision_id')
    .whereRef('blob_id', '=', 'blobs.id')
  return and([not(exists(versions)), not(exists(revisions))])
}
