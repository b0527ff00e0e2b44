import { Problem } from '../../domain/problem.ts'
import {
  changedValues,
  type ContentKind,
  type Edit,
  type Revision,
  type Values,
  valuesBefore,
} from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import { documentOf } from './documents.ts'
import { type DocumentId, revisionsAfter, revisionsOf, toRevision } from './revision-rows.ts'
import { refuseStale, saveWithRevision } from './save-with-revision.ts'
import type { Db } from '../engine/tables.ts'

export function createRevisionStore({ db, write }: Database) {
  return {
    async list(kind: ContentKind, id: DocumentId, page: number, perPage: number) {
      const { total } = await revisionsOf(db, kind, id)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await revisionsOf(db, kind, id)
        .selectAll()
        .orderBy('number', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { revisions: rows.map(toRevision), total }
    },

    /** The values are the document's at that time. Throws Problem('not-found'). */
    async get(
      kind: ContentKind,
      id: DocumentId,
      number: number,
    ): Promise<{ revision: Revision; values: Values }> {
      const revision = await find(db, kind, id, number)
      // Read revisions last: anything saved meanwhile is then among them and undone again.
      const document = documentOf(kind)
      const current = document.valuesOf(await document.read(db, id))
      const later = await revisionsAfter(db, kind, id, number)
      return { revision, values: valuesBefore(later, current) }
    },

    /** Saves what it restores as a change of its own. Throws Problem('conflict'). */
    async restore(kind: ContentKind, id: DocumentId, number: number, edit: Edit): Promise<void> {
      const document = documentOf(kind)
      await write(edit.right, (trx) =>
        saveWithRevision(trx, document, id, {
          action: 'restore',
          edit,
          sent: null,
          async change(current) {
            refuseStale(edit, current)
            await find(trx, kind, id, number)
            const values = document.valuesOf(current)
            const then = valuesBefore(await revisionsAfter(trx, kind, id, number), values)
            return document.restore(current, changedValues(then, values))
          },
        }),
      )
    },
  }
}

async function find(db: Db, kind: ContentKind, id: DocumentId, number: number) {
  const row = await revisionsOf(db, kind, id)
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  return toRevision(row)
}
