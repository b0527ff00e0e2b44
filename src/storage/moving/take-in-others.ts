import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import type { LibraryFile } from '../../domain/files/library-file.ts'
import { cardValues } from '../../domain/partners/partner-card.ts'
import { type NewRedirect, redirectLimits } from '../../domain/seo/redirect.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { createForm } from '../forms/form-store.ts'
import { type CardInEachLanguage, createCardInEach } from '../partners/card-store.ts'
import { findRedirect, insertRedirects, redirectCount } from '../seo/redirect-rows.ts'
import { openSiteAddresses } from '../seo/site-addresses.ts'
import { type MovedPicture, noteBrought, notInLibrary } from './describe-pictures.ts'
import { describeShown, type ImportRun, takenIn } from './take-in.ts'

export type OtherKind = 'card' | 'file' | 'form' | 'redirect' | 'section' | 'home'

type OtherOrigin = Pick<Tables['import_origins'], 'key' | 'document_id' | 'revision' | 'digest'> & {
  kind: OtherKind
  written?: string
}

export async function noteOrigin(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  origin: OtherOrigin,
  { at }: Edit,
): Promise<void> {
  const row = { ...origin, import_id, made_at: at.toISOString(), taken_back_at: null }
  await trx
    .insertInto('import_origins')
    .values({ ...row, source, language: '' })
    .onConflict((known) => known.columns(['source', 'key', 'language']).doUpdateSet(row))
    .execute()
}

export async function noteFile(
  trx: Trx,
  run: ImportRun,
  key: string,
  { id: digest, revision }: Pick<LibraryFile, 'id' | 'revision'>,
  edit: Edit,
): Promise<void> {
  const origin = { key, kind: 'file', document_id: 0, revision, digest } as const
  const row = { ...origin, source: run.source, language: '', import_id: run.id }
  const added = await trx
    .insertInto('import_origins')
    .values({ ...row, made_at: edit.at.toISOString() })
    .onConflict((known) => known.columns(['source', 'key', 'language']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (added) return
  if ((await fileOfOrigin(trx, run.source, key)) !== undefined) throw takenIn
  await noteOrigin(trx, run, origin, edit)
}

export async function fileOfOrigin(
  db: Db,
  source: string,
  key: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('import_origins')
    .innerJoin('files', 'files.id', 'digest')
    .select('files.id')
    .where('source', '=', source)
    .where('key', '=', key)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return found?.id
}

export async function filesBrought(db: Db, runs: number[]): Promise<Map<number, number>> {
  const counts = await db
    .selectFrom('import_origins')
    .select('import_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'file')
    .where('import_id', 'in', runs)
    .where('taken_back_at', 'is', null)
    .groupBy('import_id')
    .execute()
  return new Map(counts.map(({ import_id: id, count }) => [id ?? 0, Number(count)]))
}

export async function fileWithContent(db: Db, blob: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('file_versions')
    .select('file_id')
    .where('blob_id', '=', blob)
    .orderBy('file_id')
    .executeTakeFirst()
  return found?.file_id
}

export type NewCard = { key: string; changes: CardInEachLanguage; described: MovedPicture[] }

export async function takeInCard(
  trx: Trx,
  run: ImportRun,
  { key, changes, described }: NewCard,
  edit: Edit,
): Promise<void> {
  const fresh = await notInLibrary(
    trx,
    described.map(({ id }) => id),
  )
  const card = await createCardInEach(trx, changes, edit)
  const shown = shownPictures(cardValues(card))
  await describeShown(trx, shown, described, edit)
  await noteBrought(
    trx,
    run.id,
    fresh.filter((id) => shown.includes(id)),
  )
  const { id: document_id, revision } = card
  await noteOrigin(trx, run, { key, kind: 'card', document_id, revision, digest: '' }, edit)
}

export async function takeInForm(
  trx: Trx,
  run: ImportRun,
  { key, values }: { key: string; values: Values },
  edit: Edit,
): Promise<number> {
  const { id, revision } = await createForm(trx, values, edit)
  await noteOrigin(trx, run, { key, kind: 'form', document_id: id, revision, digest: '' }, edit)
  return id
}

export type MovedRedirect = NewRedirect & { key: string }
type Fate = 'free' | 'led' | 'elsewhere' | 'answers' | 'full'

export async function fatesOfRedirects(db: Db, redirects: NewRedirect[]): Promise<Fate[]> {
  const site = await openSiteAddresses(db)
  let room = redirectLimits.imported - (await redirectCount(db, 1))
  const fates: Fate[] = []
  for (const { path, target } of redirects) {
    const found = await findRedirect(db, path)
    if (found) fates.push(isSame(found.target, target) ? 'led' : 'elsewhere')
    else if (await site.answers(path)) fates.push('answers')
    else fates.push((room -= 1) < 0 ? 'full' : 'free')
  }
  return fates
}

export async function takeInRedirects(
  trx: Trx,
  run: ImportRun,
  redirects: MovedRedirect[],
  edit: Edit,
): Promise<Fate[]> {
  const fates = await fatesOfRedirects(trx, redirects)
  for (const [index, { key, ...redirect }] of redirects.entries()) {
    if (fates[index] !== 'free') continue
    const [added] = await insertRedirects(trx, [redirect], 1)
    const origin = { key, document_id: added?.id ?? 0, revision: null, digest: '' }
    await noteOrigin(trx, run, { ...origin, kind: 'redirect' }, edit)
  }
  return fates
}
