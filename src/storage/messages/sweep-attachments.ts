import { sql } from 'kysely'
import type { Database } from '../engine/database.ts'
import { requireOwnPictures } from '../installation/installation.ts'
import type { MediaFiles } from '../media/media-files.ts'

const grace = 60 * 60_000

export async function sweepAttachments(
  { db, writeQuietly }: Database,
  files: MediaFiles,
  now: Date,
): Promise<void> {
  await requireOwnPictures(db, files)
  const stored = await files.stored()
  const orphans = await writeQuietly('product', (trx) =>
    trx
      .deleteFrom('attachments')
      .where(({ and, exists, not, selectFrom }) => {
        const messages = selectFrom('messages')
          .select('id')
          .whereRef('messages.id', '=', 'attachments.message_id')
        const removed = selectFrom('revisions')
          .select('id')
          .where('kind', '=', 'message')
          .where('action', '=', 'delete')
          .where('restored_at', 'is', null)
          .where('subject', '=', sql<string>`cast(attachments.message_id as text)`)
        return and([not(exists(messages)), not(exists(removed))])
      })
      .returning('id')
      .execute(),
  )
  for (const { id } of orphans) await files.remove(id)
  const before = new Date(now.getTime() - grace)
  const rows = await db.selectFrom('attachments').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const id of stored) {
    if (known.has(id)) continue
    const storedAt = await files.storedAt(id)
    if (storedAt && storedAt < before) await files.remove(id)
  }
  await files.clearStaging(before)
}

export async function removeAttachments(files: MediaFiles, ids: string[]): Promise<void> {
  for (const id of ids) await files.remove(id).catch(() => {})
}
