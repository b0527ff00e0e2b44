import {
  type Ledger,
  ledgerField,
  type Move,
  movedLedger,
  textsAmong,
} from '../../domain/documents/ledger.ts'
import type { ContentKind } from '../../domain/documents/revision.ts'
import type { Db } from '../engine/tables.ts'
import { ledgersOf, writeLedger } from './ledger-rows.ts'
import type { DocumentId } from './revision-rows.ts'
import type { VersionedDocument } from './save-with-revision.ts'

export type WithLedger<Document> = Document & { ledger: Ledger }

/** `begun` is shared by the parts of one save, whose texts change together. */
export type SavedMove = Pick<Move, 'isMinor' | 'source' | 'sourceEditions'> & {
  begun?: { revision?: number }
}

type Versioned = { revision: number }

export type LedgeredDocument<Id, Document extends Versioned, Draft = Document> = VersionedDocument<
  Id,
  Document,
  Draft
> & {
  kind: ContentKind
  idOf(document: Document): Id
  isLedgerText(field: string): boolean
}

/**
 * Documents whose texts visitors read at once: their ledger is read, restored and written beside them. Without
 * a `move`, a state is restored with the entries it had.
 */
export function withLedger<Id extends DocumentId, Document extends Draft & Versioned, Draft>(
  document: LedgeredDocument<Id, Document, Draft>,
  move?: SavedMove,
): VersionedDocument<Id, WithLedger<Document>, Draft> {
  const { kind, idOf, isLedgerText } = document
  const textsOf = (one: Document) => textsAmong(document.valuesOf(one), isLedgerText)
  return {
    ...document,
    read: async (db, id) => ledgered(db, kind, id, await document.read(db, id)),
    lockForUpdate: async (trx, id) =>
      ledgered(trx, kind, id, await document.lockForUpdate(trx, id)),
    valuesOf: (one) => ({ ...document.valuesOf(one), ...ledgerField.valuesOf(one.ledger) }),
    restore: (one, values) => ({
      ...document.restore(one, values),
      ledger: ledgerField.restore(one.ledger, values),
    }),

    async write(trx, before, after, edit) {
      const saved = await document.write(trx, before, after, edit)
      const { begun = {}, ...how } = move ?? {}
      begun.revision ??= before.revision
      const step = { start: begun.revision, revision: before.revision + 1, base: edit.base, ...how }
      const current = ledgerIn(after) ?? before.ledger
      const moved = movedLedger(current, textsOf(before), textsOf(saved), move && step)
      const owner = { kind, subject: String(idOf(before)) }
      return { ...saved, ledger: await writeLedger(trx, owner, before.ledger, moved) }
    },
  }
}

export async function ledgered<Document extends Versioned>(
  db: Db,
  kind: ContentKind,
  id: DocumentId,
  document: Document,
): Promise<WithLedger<Document>> {
  const ledger = (await ledgersOf(db, kind, [id])).get(id) ?? ledgerField.blank
  return { ...document, ledger }
}

/** A draft that is made anew has none. */
function ledgerIn(draft: unknown): Ledger | undefined {
  return (draft as { ledger?: Ledger }).ledger
}
