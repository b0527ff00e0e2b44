import type { Selectable } from 'kysely'
import {
  type Action,
  type Author,
  changedValues,
  type DocumentKind,
  type Edit,
  type Revision,
  type Values,
} from '../../domain/documents/revision.ts'
import { blobsIn } from '../../domain/files/library-file.ts'
import { auditDocument } from '../audit/audited-documents.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { keepInLibrary } from '../media/keep-in-library.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'

export type DocumentId = number | string

type NewRevision = {
  kind: DocumentKind
  id: DocumentId
  number: number
  action: Action
  previous: Values
  edit: Edit
}

export async function recordRevision(
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
      author_key: edit.by.key ?? null,
      previous: JSON.stringify(previous),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const links = shownPictures(previous).map((media_id) => ({ revision_id: row.id, media_id }))
  if (links.length > 0) await trx.insertInto('revision_media').values(links).execute()
  const blobs = kind === 'file' ? blobsIn(previous) : []
  const kept = blobs.map((blob_id) => ({ revision_id: row.id, blob_id }))
  if (kept.length > 0) await trx.insertInto('revision_files').values(kept).execute()
  return row.id
}

type Created = Pick<NewRevision, 'kind' | 'id' | 'edit'> & { values: Values }

export async function recordCreation(trx: Trx, { values, ...created }: Created): Promise<void> {
  await keepInLibrary(trx, shownPictures(values), created.edit)
  const previous = changedValues({}, values)
  await recordRevision(trx, { ...created, number: 1, action: 'create', previous })
}

type Removed = Omit<NewRevision, 'number' | 'action'>

/** `previous` holds everything that restores it: values and `origin`. Returns the revision's id. */
export async function recordRemoval(trx: Trx, removed: Removed): Promise<number> {
  const latest = await revisionsOf(trx, removed.kind, removed.id)
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  const number = (latest?.number ?? 0) + 1
  auditDocument(trx, 'removed', removed)
  return recordRevision(trx, { ...removed, number, action: 'delete' })
}

export function revisionsOf(db: Db, kind: DocumentKind, id: DocumentId) {
  return db.selectFrom('revisions').where('kind', '=', kind).where('subject', '=', String(id))
}

export async function revisionsAfter(
  db: Db,
  kind: DocumentKind,
  id: DocumentId,
  number: number,
): Promise<Revision[]> {
  const rows = await revisionsOf(db, kind, id)
    .selectAll()
    .where('number', '>', number)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(toRevision)
}

export async function lastChanges(
  db: Db,
  kind: DocumentKind,
  documents: { id: number; revision: number }[],
): Promise<Map<number, { by: Author; at: Date }>> {
  if (documents.length === 0) return new Map()
  const numbers = new Map(documents.map(({ id, revision }) => [String(id), revision]))
  const rows = await db
    .selectFrom('revisions')
    .select(['subject', 'number', 'made_at', 'author_id', 'author_name', 'author_key'])
    .where('kind', '=', kind)
    .where('subject', 'in', [...numbers.keys()])
    .where('number', 'in', [...new Set(numbers.values())])
    .execute()
  const last = rows.filter(({ subject, number }) => numbers.get(subject) === number)
  const changes = last.map(({ subject, made_at, ...row }) => {
    return [Number(subject), { by: toAuthor(row), at: new Date(made_at) }] as const
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
    author: toAuthor(row),
    previous,
    origin,
  }
}

type AuthorRow = Pick<Tables['revisions'], 'author_id' | 'author_name' | 'author_key'>

export function toAuthor({ author_id: id, author_name: name, author_key: key }: AuthorRow): Author {
  return { id, name, ...(key !== null && { key }) }
}
