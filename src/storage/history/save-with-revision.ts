import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import {
  type Action,
  changedValues,
  conflictsBetween,
  fieldAndLanguage,
  contentKinds,
  type DocumentKind,
  type Edit,
  isStale,
  type Revision,
  type Values,
} from '../../domain/documents/revision.ts'
import { auditSettings } from '../audit/audited-documents.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { keepInLibrary } from '../media/keep-in-library.ts'
import { type DocumentId, recordRevision, revisionsAfter } from './revision-rows.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'

type Versioned = { revision: number }

export type VersionedDocument<Id, Document extends Versioned, Draft = Document> = {
  kind: DocumentKind
  read(db: Db, id: Id): Promise<Document>
  lockForUpdate(trx: Trx, id: Id): Promise<Document>
  valuesOf(document: Document): Values
  restore(document: Document, values: Values): Document
  write(trx: Trx, before: Document, after: Draft, edit: Edit): Promise<Document>
  setRevision(trx: Trx, id: Id, revision: number, at: Date): Promise<void>
  ofAdministrators?: readonly string[]
}

export type Save<Document, Draft> = {
  action: Action
  edit: Edit
  /** Undoing it needs these besides the values. */
  origin?: ((current: Document) => Values | Promise<Values>) | undefined
  /**
   * Values the editor means to set; if they changed since `edit.base`, they conflict. Null for a save that
   * replaces all there is, whoever saved it.
   */
  sent: Values | ((current: Document) => Values) | null
  /** `unseen` are the revisions after `edit.base`, newest first. */
  change(current: Document, unseen: Revision[]): Draft | Promise<Draft>
}

/**
 * Locks, reads, decides, writes, and leaves a revision of what differs; `revisionId` is null if
 * nothing does. Throws Problem('not-found') or, with both values, Problem('conflict').
 */
export async function saveWithRevision<
  Id extends DocumentId,
  Document extends Draft & Versioned,
  Draft,
>(
  trx: Trx,
  document: VersionedDocument<Id, Document, Draft>,
  id: Id,
  { action, edit, origin, sent: sending, change }: Save<Document, Draft>,
): Promise<{ saved: Document; revisionId: number | null }> {
  const { kind, valuesOf } = document
  const current = await document.lockForUpdate(trx, id)
  const before = valuesOf(current)
  const sent = typeof sending === 'function' ? sending(current) : sending
  const draft = await conflictingWith(current, async () => {
    const unseen = sent ? await revisionsSince(trx, kind, id, edit, current.revision, sent) : []
    if (sent) refuseConflicts(sent, before, unseen, current.revision)
    return change(current, unseen)
  })
  const from = await origin?.(current)
  const saved = await document.write(trx, current, draft, edit)
  const after = valuesOf(saved)
  const changed = changedValues(before, after)
  if (Object.keys(changed).length === 0) {
    return { saved: { ...saved, revision: current.revision }, revisionId: null }
  }
  const shown = Object.keys(changed).map((name) => [name, after[name]])
  await needAgain(trx, kind, id, Object.fromEntries(shown))
  await keepInLibrary(trx, shownPictures(Object.fromEntries(shown)), edit)
  const number = current.revision + 1
  await document.setRevision(trx, id, number, edit.at)
  const previous = from ? { ...changed, origin: from } : changed
  auditSettings(trx, { kind, id, edit })
  const revisionId = await recordRevision(trx, { kind, id, number, action, previous, edit })
  return { saved: { ...saved, revision: number }, revisionId }
}

/** What is written in a language is no longer left out there; states of articles see to it themselves. */
async function needAgain(trx: Trx, kind: DocumentKind, id: DocumentId, values: Values) {
  const content = contentKinds.find((known) => known === kind && known !== 'article')
  const written = Object.entries(values).filter(([, value]) => value !== '' && value !== null)
  const languages = written.flatMap(([name]) => fieldAndLanguage(name).language ?? [])
  if (!content || languages.length === 0) return
  await trx
    .deleteFrom('left_out')
    .where('kind', '=', content)
    .where('subject', '=', String(id))
    .where('language', 'in', languages)
    .execute()
}

/**
 * Changes that replace everything call this. Throws Problem('conflict') if the editor has not seen
 * the last save.
 */
export function refuseStale(edit: Edit, current: Versioned): void {
  if (!isStale(edit, current)) return
  throw new Problem('conflict', { conflict: { revision: current.revision, conflicts: [] } })
}

/** A conflict carries the document, read under the same lock, so that nobody has to ask for it again. */
async function conflictingWith<Draft>(
  saved: Versioned,
  decide: () => Promise<Draft>,
): Promise<Draft> {
  try {
    return await decide()
  } catch (error) {
    if (!(error instanceof Problem) || !error.conflict) throw error
    throw new Problem('conflict', { conflict: { ...error.conflict, saved } })
  }
}

async function revisionsSince(
  db: Db,
  kind: DocumentKind,
  id: DocumentId,
  { base }: Edit,
  revision: number,
  sent: Values,
): Promise<Revision[]> {
  if (base === undefined || base === revision) return []
  if (base > revision) {
    throw new Problem('invalid-input', { fields: { base_revision: messages.numberInvalid } })
  }
  const known = await revisionsAfter(db, kind, id, base)
  return known.length === revision - base ? known : [...known, purgedRevision(base + 1, sent)]
}

/** A purged revision may have changed anything. */
function purgedRevision(number: number, sent: Values): Revision {
  const author = { id: null, name: '' }
  return { id: 0, number, action: 'change', madeAt: new Date(0), author, previous: sent }
}

function refuseConflicts(
  sent: Values,
  current: Values,
  unseen: Revision[],
  revision: number,
): void {
  const conflicts = conflictsBetween(sent, current, unseen)
  if (conflicts.length > 0) throw new Problem('conflict', { conflict: { revision, conflicts } })
}
