import { mayRemoveNote, mostNotes, type Note } from '../../domain/contact/note.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { User } from '../../domain/people/user.ts'
import { Problem } from '../../domain/problem.ts'
import type { Database } from '../engine/database.ts'
import { changeMessage } from './message-totals.ts'
import { toNote } from './note-rows.ts'

export function createNoteStore({ writeQuietly }: Database) {
  return {
    /** Throws Problem('not-found') or Problem('notes-full'). */
    add: (messageId: number, text: string, { by, at, right }: Edit): Promise<Note> =>
      writeQuietly(right, async (trx) => {
        await changeMessage(trx, messageId, () => ({}))
        const { count } = await trx
          .selectFrom('message_notes')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('message_id', '=', messageId)
          .executeTakeFirstOrThrow()
        if (Number(count) >= mostNotes) throw new Problem('notes-full')
        const row = await trx
          .insertInto('message_notes')
          .values({
            message_id: messageId,
            author_id: by.id,
            author_name: by.name,
            text,
            created_at: at.toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return toNote(row)
      }),

    /** Throws Problem('not-found'), or Problem('forbidden') for a note of somebody else. */
    remove: (messageId: number, id: number, user: User, { right }: Edit): Promise<void> =>
      writeQuietly(right, async (trx) => {
        const row = await trx
          .deleteFrom('message_notes')
          .where('id', '=', id)
          .where('message_id', '=', messageId)
          .returning('author_id')
          .executeTakeFirst()
        if (!row) throw new Problem('not-found')
        if (!mayRemoveNote(user, row.author_id)) throw new Problem('forbidden')
      }),
  }
}
