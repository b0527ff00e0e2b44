import type { Values } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import type { DocumentId } from './revision-rows.ts'
import { type Save, saveWithRevision, type VersionedDocument } from './save-with-revision.ts'

/** A part leaves a revision of its own, which the trash can restore alone. */
export type Part<Id, Document extends { revision: number }, Draft = Document> = Save<
  Document,
  Draft
> & {
  document: VersionedDocument<Id, Document, Draft>
  sent: Values
}

/**
 * Saves all parts or none. The first looks for conflicts of all, before anything is written, and its lock
 * lasts for the others. `trashIds` are those of parts that empty.
 */
export async function saveInParts<
  Id extends DocumentId,
  Document extends Draft & { revision: number },
  Draft,
>(
  trx: Trx,
  id: Id,
  [first, ...others]: [Part<Id, Document, Draft>, ...Part<Id, Document, Draft>[]],
): Promise<{ saved: Document; trashIds: number[] }> {
  const sent = Object.assign({}, first.sent, ...others.map((part) => part.sent)) as Values
  let result = await saveWithRevision(trx, first.document, id, { ...first, sent })
  const trashIds = [first.action === 'empty' ? result.revisionId : null]
  for (const part of others) {
    result = await saveWithRevision(trx, part.document, id, { ...part, sent: null })
    trashIds.push(part.action === 'empty' ? result.revisionId : null)
  }
  return { saved: result.saved, trashIds: trashIds.filter((trashId) => trashId !== null) }
}
