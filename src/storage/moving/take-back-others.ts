import type { Edit, Values } from '../../domain/documents/revision.ts'
import { homePageId } from '../../domain/pages/page.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { formDocument, removeForm } from '../forms/form-document.ts'
import type { DocumentId } from '../history/revision-rows.ts'
import { saveWithRevision, type VersionedDocument } from '../history/save-with-revision.ts'
import { changingPage } from '../pages/page-document.ts'
import { cardDocument, removeCard } from '../partners/card-document.ts'
import { changingSection } from '../sections/section-document.ts'
import type { AskedBack } from './take-back.ts'
import type { OtherKind } from './take-in-others.ts'

export type OtherBrought = {
  kind: OtherKind
  key: string
  id: number
  name: string
  isEdited: boolean
}

export async function othersBrought(db: Db, { source, run }: AskedBack): Promise<OtherBrought[]> {
  let rows = db
    .selectFrom('import_origins')
    .leftJoin('cards', (join) => join.onRef('cards.id', '=', 'document_id').on('kind', '=', 'card'))
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'digest').on('kind', '=', 'file'))
    .leftJoin('redirects', (join) =>
      join.onRef('redirects.id', '=', 'document_id').on('kind', '=', 'redirect'),
    )
    .leftJoin('forms', (join) => join.onRef('forms.id', '=', 'document_id').on('kind', '=', 'form'))
    .leftJoin('sections', (join) =>
      join.onRef('sections.name', '=', 'digest').on('kind', '=', 'section'),
    )
    .leftJoin('pages', (join) => join.onRef('pages.id', '=', 'document_id').on('kind', '=', 'home'))
    .select(['kind', 'key', 'document_id as id', 'digest as name', 'redirects.id as redirect'])
    .select(({ fn }) => [
      'import_origins.revision as left',
      fn
        .coalesce(
          'cards.revision',
          'files.revision',
          'forms.revision',
          'sections.revision',
          'pages.revision',
        )
        .as('revision'),
    ])
    .where('source', '=', source)
    .where('kind', 'in', ['card', 'file', 'form', 'redirect', 'section', 'home'])
    .where('taken_back_at', 'is', null)
    .orderBy('key')
  if (run !== undefined) rows = rows.where('import_id', '=', run)
  return (await rows.execute()).flatMap(({ kind, redirect, left, revision, ...other }) =>
    redirect === null && revision === null
      ? []
      : [{ ...other, kind: kind as OtherKind, isEdited: left !== revision }],
  )
}

export async function takeBackCard(
  trx: Trx,
  source: string,
  { key, id }: OtherBrought,
  edit: Edit,
): Promise<boolean> {
  const { revision } = await originAt(trx, source, key)
  const card = await cardDocument.lockForUpdate(trx, id)
  if (card.revision !== revision) return false
  await removeCard(trx, id, edit)
  await markOther(trx, source, key, edit)
  return true
}

export async function takeBackForm(
  trx: Trx,
  source: string,
  { key, id }: OtherBrought,
  edit: Edit,
): Promise<boolean> {
  const { revision } = await originAt(trx, source, key)
  const form = await formDocument.lockForUpdate(trx, id)
  const sent = await trx
    .selectFrom('messages')
    .select('id')
    .where('form_id', '=', id)
    .limit(1)
    .execute()
  if (form.revision !== revision || sent.length > 0) return false
  await removeForm(trx, id, edit)
  await markOther(trx, source, key, edit)
  return true
}

export async function takeBackSettings(
  trx: Trx,
  source: string,
  { key, kind }: OtherBrought,
  edit: Edit,
): Promise<boolean> {
  const { revision, written, digest } = await originAt(trx, source, key)
  const values = JSON.parse(written ?? '{}') as Values
  const isBack =
    kind === 'home'
      ? await restoreAt(trx, changingPage(), homePageId, { revision, values, edit })
      : await restoreAt(trx, changingSection(), digest as SectionName, { revision, values, edit })
  if (isBack) await markOther(trx, source, key, edit)
  return isBack
}

type Former = { revision: number | null; values: Values; edit: Edit }

async function restoreAt<
  Id extends DocumentId,
  Document extends Draft & { revision: number },
  Draft,
>(
  trx: Trx,
  document: VersionedDocument<Id, Document, Draft>,
  id: Id,
  { revision, values, edit }: Former,
): Promise<boolean> {
  const current = await document.lockForUpdate(trx, id)
  if (current.revision !== revision) return false
  await saveWithRevision(trx, document, id, {
    action: 'restore',
    edit,
    sent: null,
    change: (saved) => document.restore(saved, values),
  })
  return true
}

function originAt(trx: Trx, source: string, key: string) {
  return trx
    .selectFrom('import_origins')
    .select(['revision', 'written', 'digest'])
    .where('source', '=', source)
    .where('key', '=', key)
    .where('language', '=', '')
    .executeTakeFirstOrThrow()
}

export async function takeBackRedirect(
  trx: Trx,
  source: string,
  { key, id }: OtherBrought,
  edit: Edit,
): Promise<void> {
  await trx.deleteFrom('redirects').where('id', '=', id).where('imported', '=', 1).execute()
  await markOther(trx, source, key, edit)
}

export async function markOther(
  trx: Trx,
  source: string,
  key: string,
  { at }: Edit,
): Promise<void> {
  await trx
    .updateTable('import_origins')
    .set({ taken_back_at: at.toISOString() })
    .where('source', '=', source)
    .where('key', '=', key)
    .where('language', '=', '')
    .execute()
}
