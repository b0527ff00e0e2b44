import { randomBytes } from 'node:crypto'
import { Problem } from '../../domain/problem.ts'
import type { PlainEdit } from '../../domain/documents/revision.ts'
import { type Preview, previewLimits } from '../../domain/documents/preview.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'

/** The id is a secret, so it must not be guessable. */
export type StoredPreview = { id: string; expiresAt: Date }

export function createPreviewStore({ db, writeQuietly }: Database) {
  return {
    /** Forgets expired previews and the oldest beyond the limit. Throws Problem('too-large'). */
    async add(preview: Preview, edit: PlainEdit): Promise<StoredPreview> {
      const id = randomBytes(16).toString('hex')
      const { columns, expiresAt } = rowOf(preview, edit.at)
      await writeQuietly(edit.right, async (trx) => {
        await trx
          .insertInto('trials')
          .values({ id, ...columns })
          .execute()
        await forgetOld(trx, edit.at)
      })
      return { id, expiresAt }
    },

    /** Throws Problem('not-found') once it has expired, and Problem('too-large'). */
    async change(id: string, preview: Preview, edit: PlainEdit): Promise<StoredPreview> {
      const { columns, expiresAt } = rowOf(preview, edit.at)
      const changed = await writeQuietly(edit.right, (trx) =>
        trx
          .updateTable('trials')
          .set(columns)
          .where('id', '=', id)
          .where('expires_at', '>', edit.at.toISOString())
          .returning('id')
          .executeTakeFirst(),
      )
      if (!changed) throw new Problem('not-found')
      return { id, expiresAt }
    },

    purge: (now: Date): Promise<void> => writeQuietly('product', (trx) => forgetOld(trx, now)),

    async find(id: string, now: Date): Promise<Preview | undefined> {
      const row = await db
        .selectFrom('trials')
        .select('overlay')
        .where('id', '=', id)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst()
      return row && (JSON.parse(row.overlay) as Preview)
    },
  }
}

function rowOf(preview: Preview, now: Date) {
  const overlay = JSON.stringify(preview)
  if (Buffer.byteLength(overlay) > previewLimits.bytes) throw new Problem('too-large')
  const expiresAt = new Date(now.getTime() + previewLimits.minutes * 60_000)
  return { columns: { overlay, expires_at: expiresAt.toISOString() }, expiresAt }
}

async function forgetOld(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('trials')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('expires_at', '<=', now.toISOString()),
        eb(
          'id',
          'not in',
          selectFrom('trials as latest')
            .select('latest.id')
            .orderBy('latest.expires_at', 'desc')
            .orderBy('latest.id')
            .limit(previewLimits.previews),
        ),
      ]),
    )
    .execute()
}
