import { type Selectable } from 'kysely'
import { Problem } from '../../domain/problem.ts'
import {
  type Action,
  type Author,
  changedValues,
  conflictsBetween,
  type DocumentKind,
  type Edit,
  isStale,
  picturesIn,
  type Revision,
  type Values,
} from '../../domain/revision.ts'
import { messages } from '../../domain/messages.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'

type Id = number | string

/** How documents of a kind are locked, read and written, for all that saves or restores them. */
export type Revised<DocumentId extends Id = Id> = {
  kind: DocumentKind
  /** Keeps others out of it until the transaction ends. Throws Problem('not-found'). */
  hold(trx: Trx, id: DocumentId): Promise<{ revision: number }>
  read(db: Db, id: DocumentId): Promise<Values>
  write(trx: Trx, id: DocumentId, values: Values): Promise<void>
  /** Notes that it is now at this revision. */
  mark(trx: Trx, id: DocumentId, saved: { revision: number; at: Date }): Promise<void>
}

type Change = {
  action: Action
  edit: Edit
  /** What the trash has to know of a removal besides values. */
  origin?: Values | undefined
  /** The values the editor means to set; one that was changed since `edit.base` is a conflict. */
  sent?: Values
  /** Makes the change; `meanwhile` are the revisions after `edit.base`, newest first. */
  make(meanwhile: Revision[]): Promise<void>
}

/**
 * Makes a change and leaves a revision of whatever differs after it, whose id it gives; none if nothing does.
 * Throws Problem('not-found') or, with both values, Problem('conflict').
 */
export async function revise<DocumentId extends Id>(
  trx: Trx,
  document: Revised<DocumentId>,
  id: DocumentId,
  { action, edit, origin, sent = {}, make }: Change,
): Promise<number | undefined> {
  const { revision } = await document.hold(trx, id)
  const before = await document.read(trx, id)
  const meanwhile = await revisionsSince(trx, document.kind, id, edit, revision, sent)
  refuseConflicts(sent, before, meanwhile, revision)
  await make(meanwhile)
  const previous = changedValues(before, await document.read(trx, id))
  if (Object.keys(previous).length === 0) return undefined
  const number = revision + 1
  await document.mark(trx, id, { revision: number, at: edit.at })
  const kept = origin ? { ...previous, origin } : previous
  return record(trx, { kind: document.kind, id, number, action, previous: kept, edit })
}

/** Before a change of all there is. Throws Problem('conflict') if the editor has not seen the last save. */
export function refuseStale(edit: Edit, today: { revision: number }): void {
  if (!isStale(edit, today)) return
  throw new Problem('conflict', { conflict: { revision: today.revision, conflicts: [] } })
}

type NewRevision = {
  kind: DocumentKind
  id: Id
  number: number
  action: Action
  previous: Values
  edit: Edit
}

async function record(
  trx: Trx,
  { kind, id, number, action, previous, edit }: NewRevision,
): Promise<number> {
  const row = await trx
    .insertInto('revisions')
    .values({
      kind,
      subject: String(id),
      number,
      action,
      made_at: edit.at.toISOString(),
      author_id: edit.by.id,
      author_name: edit.by.name,
      previous: JSON.stringify(previous),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pictures = new Set(picturesIn(previous).map((picture) => picture.id))
  const links = [...pictures].map((media_id) => ({ revision_id: row.id, media_id }))
  if (links.length > 0) await trx.insertInto('revision_media').values(links).execute()
  return row.id
}

type Made = Pick<NewRevision, 'kind' | 'id' | 'edit'> & { values: Values }

/** Notes that a document was made, with these values: its first revision. */
export async function recordCreation(trx: Trx, { values, ...made }: Made): Promise<void> {
  const previous = changedValues({}, values)
  await record(trx, { ...made, number: 1, action: 'create', previous })
}

type Removed = Omit<NewRevision, 'number' | 'action'>

/**
 * Notes the deletion of a document, `previous` holding all that brings it back: values and `origin`. Gives
 * the id of the revision.
 */
export async function recordRemoval(trx: Trx, removed: Removed): Promise<number> {
  const latest = await trx
    .selectFrom('revisions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('kind', '=', removed.kind)
    .where('subject', '=', String(removed.id))
    .executeTakeFirst()
  return record(trx, { ...removed, number: (latest?.number ?? 0) + 1, action: 'delete' })
}

/** The revisions of a document after `number`, newest first. */
export async function revisionsAfter(
  db: Db,
  kind: DocumentKind,
  id: Id,
  number: number,
): Promise<Revision[]> {
  const rows = await db
    .selectFrom('revisions')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', String(id))
    .where('number', '>', number)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(toRevision)
}

/** Who made the revisions that these documents are at, and when, by id. */
export async function lastChanges(
  db: Db,
  kind: DocumentKind,
  documents: { id: number; revision: number }[],
): Promise<Map<number, { by: Author; at: Date }>> {
  if (documents.length === 0) return new Map()
  const numbers = new Map(documents.map(({ id, revision }) => [String(id), revision]))
  const rows = await db
    .selectFrom('revisions')
    .select(['subject', 'number', 'made_at', 'author_id', 'author_name'])
    .where('kind', '=', kind)
    .where('subject', 'in', [...numbers.keys()])
    .where('number', 'in', [...new Set(numbers.values())])
    .execute()
  const last = rows.filter(({ subject, number }) => numbers.get(subject) === number)
  const changes = last.map(({ subject, made_at, author_id: id, author_name: name }) => {
    return [Number(subject), { by: { id, name }, at: new Date(made_at) }] as const
  })
  return new Map(changes)
}

export function toRevision(row: Selectable<Tables['revisions']>): Revision {
  const { origin, ...previous } = JSON.parse(row.previous) as Values & { origin?: Values }
  return {
    id: row.id,
    number: row.number,
    action: row.action,
    madeAt: new Date(row.made_at),
    author: { id: row.author_id, name: row.author_name },
    previous,
    origin,
  }
}

async function revisionsSince(
  db: Db,
  kind: DocumentKind,
  id: Id,
  { base }: Edit,
  revision: number,
  sent: Values,
): Promise<Revision[]> {
  if (base === undefined || base === revision) return []
  if (base > revision) {
    throw new Problem('invalid-input', { fields: { base_revision: messages.numberInvalid } })
  }
  const known = await revisionsAfter(db, kind, id, base)
  return known.length === revision - base ? known : [...known, forgotten(base + 1, sent)]
}

/** Of revisions that are no longer kept nobody knows what they changed: it may have been anything. */
function forgotten(number: number, sent: Values): Revision {
  const author = { id: null, name: '' }
  return { id: 0, number, action: 'change', madeAt: new Date(0), author, previous: sent }
}

function refuseConflicts(
  sent: Values,
  today: Values,
  meanwhile: Revision[],
  revision: number,
): void {
  const conflicts = conflictsBetween(sent, today, meanwhile)
  if (conflicts.length > 0) throw new Problem('conflict', { conflict: { revision, conflicts } })
}
