import type { Selectable } from 'kysely'
import type { Note } from '../../domain/contact/note.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

export type NoteRow = Selectable<Tables['message_notes']>

export async function notesByMessage(db: Db, ids: number[]): Promise<Map<number, Note[]>> {
  const rows = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', 'in', ids)
    .orderBy('id')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.message_id)
  return new Map([...grouped].map(([id, notes]) => [id, notes.map(toNote)]))
}

export async function removeNotes(trx: Trx, messageId: number): Promise<NoteRow[]> {
  const rows = await trx
    .deleteFrom('message_notes')
    .where('message_id', '=', messageId)
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.id - other.id)
}

export async function restoreNotes(trx: Trx, rows: NoteRow[]): Promise<void> {
  for (const row of rows) {
    const written = { ...row, author_id: await knownAuthor(trx, row) }
    await trx.insertInto('message_notes').values(written).execute()
  }
}

export async function knownAuthor(
  trx: Trx,
  { author_id: id }: Pick<NoteRow, 'author_id'>,
): Promise<number | null> {
  const author = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return author?.id ?? null
}

export function toNote({ id, text, author_id, author_name, created_at }: NoteRow): Note {
  return { id, text, by: { id: author_id, name: author_name }, at: new Date(created_at) }
}
