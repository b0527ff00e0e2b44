import type { Selectable } from 'kysely'
import { type Attachment, attachmentLimits } from '../../domain/forms/attachment.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

type AttachmentRow = Selectable<Tables['attachments']>
export type PlacedAttachment = Omit<AttachmentRow, 'message_id'>

export async function attachmentsByMessage(
  db: Db,
  ids: number[],
): Promise<Map<number, Attachment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('message_id')
    .orderBy('position')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.message_id)
  return new Map([...grouped].map(([id, ofMessage]) => [id, ofMessage.map(toAttachment)]))
}

function toAttachment({ id, field, name, type, bytes }: AttachmentRow): Attachment {
  return { id, field, name, type, bytes }
}

export async function insertAttachments(
  trx: Trx,
  message: number,
  placed: PlacedAttachment[],
): Promise<void> {
  if (placed.length === 0) return
  const rows = placed.map((one) => ({ ...one, message_id: message }))
  await trx.insertInto('attachments').values(rows).execute()
}

export async function hasSameFiles(
  trx: Trx,
  message: number,
  placed: PlacedAttachment[],
): Promise<boolean> {
  const rows = await trx
    .selectFrom('attachments')
    .select('sha256')
    .where('message_id', '=', message)
    .orderBy('position')
    .execute()
  return (
    rows.length === placed.length &&
    rows.every(({ sha256 }, index) => sha256 === placed[index]?.sha256)
  )
}

export type Sender = { now: Date; senderAt: (at: Date) => string }

const hour = 60 * 60_000

export async function isRoomFor(
  db: Db,
  { now, senderAt }: Sender,
  bytes: number,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - hour)
  const since = (time: Date) =>
    db
      .selectFrom('attachments')
      .select(({ fn }) => fn.sum<number | null>('attachments.bytes').as('bytes'))
      .where('created_at', '>', time.toISOString())
  const [all, own] = await Promise.all([
    since(new Date(now.getTime() - 24 * hour)).executeTakeFirst(),
    since(hourAgo)
      .innerJoin('messages', 'messages.id', 'message_id')
      .where('sender', 'in', [senderAt(hourAgo), senderAt(now)])
      .executeTakeFirst(),
  ])
  const { ofDay, ofHour } = attachmentLimits
  return Number(all?.bytes ?? 0) + bytes <= ofDay && Number(own?.bytes ?? 0) + bytes <= ofHour
}
