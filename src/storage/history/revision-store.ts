import type { LanguageCode } from '../../domain/languages/language.ts'
import { isOfAdministrator } from '../../domain/people/user.ts'
import { Problem } from '../../domain/problem.ts'
import {
  changedValues,
  type ContentKind,
  type Edit,
  fieldAndLanguage,
  type Revision,
  type Values,
  valuesBefore,
} from '../../domain/documents/revision.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import { documentOf } from './documents.ts'
import { type DocumentId, revisionsAfter, revisionsOf, toRevision } from './revision-rows.ts'
import { refuseStale, saveWithRevision } from './save-with-revision.ts'
import type { Db } from '../engine/tables.ts'

export type Since = { now: Values; seen: Values; unseen: Revision[] }

export function createRevisionStore({ db, write }: Database) {
  return {
    async list(kind: ContentKind, id: DocumentId, page: number, perPage: number, before?: Date) {
      const known = revisionsOf(db, kind, id)
      const all = before ? known.where('made_at', '<', before.toISOString()) : known
      const total = await countOf(all)
      const rows = await all
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

    /** Staff read this; its values tell its ledger, too. */
    async read(kind: ContentKind, id: DocumentId): Promise<{ revision: number; values: Values }> {
      const document = documentOf(kind)
      const current = await document.read(db, id)
      return { revision: current.revision, values: document.valuesOf(current) }
    },

    /** Somebody who saw that revision has not seen `unseen`; undefined where the history no longer tells. */
    async since(kind: ContentKind, id: DocumentId, number: number): Promise<Since | undefined> {
      const document = documentOf(kind)
      const current = await document.read(db, id)
      const unseen = await revisionsAfter(db, kind, id, number)
      const isKnown =
        unseen.length === 0 ? number === current.revision : unseen.at(-1)?.number === number + 1
      if (!isKnown) return undefined
      const now = document.valuesOf(current)
      return { now, seen: valuesBefore(unseen, now), unseen }
    },

    /**
     * Saves what it restores, all or the texts of one language, as a change of its own. Throws
     * Problem('conflict').
     */
    async restore(
      kind: ContentKind,
      id: DocumentId,
      number: number,
      edit: Edit,
      language?: LanguageCode,
    ): Promise<void> {
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
            const fixed = isOfAdministrator(edit.right) ? [] : (document.ofAdministrators ?? [])
            const former = Object.entries(changedValues(then, values)).filter(
              ([name]) =>
                !fixed.includes(name) &&
                (!language || fieldAndLanguage(name).language === language),
            )
            return document.restore(current, Object.fromEntries(former))
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
