import { Problem } from '../../domain/problem.ts'
import {
  changedValues,
  type ContentKind,
  type Edit,
  type Revision,
  type Values,
  valuesBefore,
} from '../../domain/revision.ts'
import type { Database } from '../engine/database.ts'
import { documentOf } from './documents.ts'
import { refuseStale, revise, revisionsAfter, toRevision } from './revisions.ts'
import type { Db } from '../engine/tables.ts'

type Id = number | string

/** The history of articles, sections and cards. */
export function createRevisionStore({ db, write }: Database) {
  return {
    /** A page of a document's revisions, newest first, and how many there are. */
    async list(kind: ContentKind, id: Id, page: number, perPage: number) {
      const { total } = await ofDocument(db, kind, id)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await ofDocument(db, kind, id)
        .selectAll()
        .orderBy('number', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { revisions: rows.map(toRevision), total }
    },

    /** A revision and the document's values as they were with it. Throws Problem('not-found'). */
    async get(
      kind: ContentKind,
      id: Id,
      number: number,
    ): Promise<{ revision: Revision; values: Values }> {
      const revision = await find(db, kind, id, number)
      return { revision, values: await valuesAt(db, kind, id, number) }
    },

    /** Makes a document what it was with a revision, as a change of its own. Throws Problem('conflict'). */
    async restore(kind: ContentKind, id: Id, number: number, edit: Edit): Promise<void> {
      const document = documentOf(kind)
      await write(edit.right, async (trx) => {
        refuseStale(edit, await document.hold(trx, id))
        await revise(trx, document, id, {
          action: 'restore',
          edit,
          make: async () => {
            await find(trx, kind, id, number)
            const today = await document.read(trx, id)
            const then = await valuesAt(trx, kind, id, number)
            await document.write(trx, id, changedValues(then, today))
          },
        })
      })
    },
  }
}

function ofDocument(db: Db, kind: ContentKind, id: Id) {
  return db.selectFrom('revisions').where('kind', '=', kind).where('subject', '=', String(id))
}

async function find(db: Db, kind: ContentKind, id: Id, number: number) {
  const row = await ofDocument(db, kind, id)
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  return toRevision(row)
}

/** The revisions are read last: what is saved meanwhile is then among them and undone again. */
async function valuesAt(db: Db, kind: ContentKind, id: Id, number: number) {
  const today = await documentOf(kind).read(db, id)
  return valuesBefore(await revisionsAfter(db, kind, id, number), today)
}
