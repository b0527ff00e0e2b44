import { statfs } from 'node:fs/promises'
import { type Attachment, attachmentLimits } from '../../domain/forms/attachment.ts'
import { Problem } from '../../domain/problem.ts'
import type { Database } from '../engine/database.ts'
import { asUnavailable, isUnavailable } from '../engine/unavailable.ts'
import { requireOwnPictures } from '../installation/installation.ts'
import type { MediaFiles } from '../media/media-files.ts'
import type { Upload } from '../media/media-store.ts'
import { prepareEncoder } from '../media/picture-encoder.ts'
import { isRoomFor, type PlacedAttachment, type Sender } from './attachment-rows.ts'
import { stageAttachment, type StagedAttachment } from './stage-attachment.ts'
import { removeAttachments, sweepAttachments } from './sweep-attachments.ts'

type Placing = Sender & { field: string }

export function createAttachmentStore(
  database: Database,
  files: MediaFiles,
  dataFolder: string,
  { freeDisk }: { freeDisk: number } = attachmentLimits,
) {
  const { db } = database
  return {
    files,

    async stageUpload(): Promise<string> {
      if (await isDiskFull()) throw new Problem('attachments-unavailable')
      prepareEncoder()
      return files.stage()
    },

    async isTaking(sender: Sender): Promise<boolean> {
      try {
        await requireOwnPictures(db, files)
        return !(await isDiskFull()) && (await isRoomFor(db, sender, 1))
      } catch (error) {
        if (isUnavailable(error)) return false
        throw error
      }
    },

    async place(uploads: Upload[], { field, ...sender }: Placing): Promise<PlacedAttachment[]> {
      if (uploads.length === 0) return []
      try {
        await requireOwnPictures(db, files)
        if (!(await isRoomFor(db, sender, 1))) throw new Problem('attachments-unavailable')
        return await placed(uploads, field, sender.now)
      } catch (cause) {
        if (!asUnavailable(cause)) throw cause
        throw new Problem('attachments-unavailable', { cause })
      }
    },

    discard: (attachments: PlacedAttachment[]): Promise<void> =>
      removeAttachments(
        files,
        attachments.map(({ id }) => id),
      ),

    async find(message: number, id: string): Promise<Attachment | undefined> {
      const row = await db
        .selectFrom('attachments')
        .innerJoin('messages', 'messages.id', 'message_id')
        .select(['attachments.id', 'field', 'attachments.name', 'type', 'bytes'])
        .where('attachments.id', '=', id)
        .where('message_id', '=', message)
        .executeTakeFirst()
      return row
    },

    sweep: (now: Date): Promise<void> => sweepAttachments(database, files, now),
  }

  async function placed(uploads: Upload[], field: string, now: Date): Promise<PlacedAttachment[]> {
    const staged: StagedAttachment[] = []
    try {
      for (const upload of uploads) staged.push(await stageAttachment(files, upload))
      for (const { folder, id } of staged) await files.store(folder, id)
    } finally {
      await Promise.all(staged.map(({ folder }) => files.discard(folder)))
    }
    const created_at = now.toISOString()
    return staged.map(({ folder: _folder, ...one }, position) => ({
      ...one,
      field,
      position,
      created_at,
    }))
  }

  async function isDiskFull(): Promise<boolean> {
    const { bavail, blocks } = await statfs(dataFolder)
    return bavail < freeDisk * blocks
  }
}
